/** The table of a class in the browser. */
import { ClassScreen, type ClassScreenProps } from '#quiz/class/class-screen.tsx'
import { hydrateIsland } from './island-root.tsx'

/** `props` come from the page that this build's own server drew. */
export function hydrate(root: Element, props: ClassScreenProps): void {
  hydrateIsland(root, <ClassScreen {...props} />, 'Reload the page, then paste the codes again.')
}
