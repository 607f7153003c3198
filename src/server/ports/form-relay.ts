/**
 * The port of the external form-collection service. It only says whether a retry makes sense; the schedule is in
 * contact/.
 */
import type { ContactMessage } from './message-store.ts'

/** `problem` is a reason for the operator, stored with the message. */
export type RelayResult =
  | { readonly kind: 'accepted' }
  /** `afterMs` is the service's Retry-After, 0 for none. */
  | { readonly kind: 'tryAgain'; readonly problem: string; readonly afterMs: number }
  /** The same message would be refused again. */
  | { readonly kind: 'refused'; readonly problem: string }

/** Sends the texts of a message with its id, so that the service can recognise a repeat. */
export interface FormRelay {
  /** Never rejects, and resolves well within a minute. A problem contains nothing of the message. */
  send(message: ContactMessage): Promise<RelayResult>
}
