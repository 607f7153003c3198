/** Where the codes of a class are pasted, on the pages of one set and of all. */
import { CircleAlert } from 'lucide-react'
import { Island } from '#app/parts/islands/island.tsx'
import { ClassScreen, type ClassScreenProps } from '#quiz/class/class-screen.tsx'
import { Icon } from '#ui/icon/icon.tsx'

export function ClassIsland({ screen }: Readonly<{ screen: ClassScreenProps }>) {
  return (
    <>
      <div className="alert alert-note without-script">
        <Icon of={CircleAlert} />
        <p>The codes are read by JavaScript in this page, and it is switched off.</p>
      </div>
      <Island name="class" data={screen}>
        <ClassScreen {...screen} />
      </Island>
    </>
  )
}
