/** Stands above every screen and every printed page of a quiz that is not ours. */
import { SquarePen } from 'lucide-react'
import { Icon } from '#ui/icon/icon.tsx'

/** `site` is what this site is called. */
export function Band({ site }: Readonly<{ site: string }>) {
  return (
    <p className="own-band">
      <Icon of={SquarePen} />
      <span>Written by somebody else. {site} has not read it.</span>
    </p>
  )
}
