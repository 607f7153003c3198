/** The contact form in the browser, where no server of ours takes it. */
import { hydrateRoot } from 'react-dom/client'
import { RelayedLetter, type RelayedLetterProps } from '#contact/relayed-letter.tsx'

/** `props` come from the page that this build's own server drew. */
export function hydrate(root: Element, props: RelayedLetterProps): void {
  hydrateRoot(root, <RelayedLetter {...props} />)
}
