/** The table of a class in the browser. */
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ClassScreen, type ClassScreenProps } from '#quiz/class/class-screen.tsx'

/** `props` come from the page that this build's own server drew. */
export function hydrate(root: Element, props: ClassScreenProps): void {
  startTransition(() => void hydrateRoot(root, <ClassScreen {...props} />))
}
