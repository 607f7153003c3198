/**
 * The external form-collection service that messages are passed on to: the interface. When to try again is not known
 * here, only whether it makes sense.
 */
import type { ContactMessage } from './message-store.ts'

export type RelayResult =
  | { readonly kind: 'accepted' }
  /** `afterMs` is how long the service asks us to wait, 0 if it does not say. */
  | { readonly kind: 'tryAgain'; readonly problem: string; readonly afterMs: number }
  /** The same message would be refused again. */
  | { readonly kind: 'refused'; readonly problem: string }

export interface FormRelay {
  /** Never rejects, and answers well within a minute. A problem names nothing of the message. */
  send(message: ContactMessage): Promise<RelayResult>
}
