/** The contact form in the browser, where no server of ours takes it. */
import { hydrateRoot } from 'react-dom/client'
import { RelayedMessage, type RelayedMessageProps } from '#contact/relayed-message.tsx'

/** `props` come from the page that this build's own server drew. */
export function hydrate(root: Element, props: RelayedMessageProps): void {
  hydrateRoot(root, <RelayedMessage {...props} />)
}
