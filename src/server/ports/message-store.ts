/**
 * The port of the message store: messages of the contact form, and their outbox. It knows neither the form, nor the
 * relay, nor who sent a message. Times are in milliseconds since 1970.
 */

/** The texts are checked already (src/contact/read-contact-form.ts). The client address is no part of it. */
export interface ContactMessage {
  /** Is sent with the message, so that a repeat can be recognised. */
  readonly id: string
  readonly receivedAt: number
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** `waiting` also without a relay; `failed` is given up, until `resend`. */
export type DeliveryState = 'waiting' | 'sent' | 'failed'

/** How far the relaying of a message has come; a new one is 'waiting' with 0 attempts. */
export interface Delivery {
  readonly state: DeliveryState
  /** Attempts since the message was received or resent. */
  readonly attempts: number
  /** When it was sent or given up, or when it is due. */
  readonly at: number
  /** Why the last attempt failed, '' if none did. */
  readonly problem: string
}

/** As `npm run messages` lists it for the operator. */
export interface StoredMessage extends ContactMessage {
  readonly delivery: Delivery
}

/** A message that one worker may relay until its lease ends; then it is another's. */
export interface Claim {
  readonly token: string
  readonly message: ContactMessage
  /** 1 for the first. */
  readonly attempt: number
  readonly firstTriedAt: number
}

/** How an attempt ended, and when; `again` is due at `at`. */
export type AttemptEnd =
  | { readonly state: 'sent'; readonly at: number }
  | { readonly state: 'waiting' | 'failed'; readonly at: number; readonly problem: string }

/** No attempt is scheduled later than this; a later one comes from a clock that was set back, and is due now. */
export const LATEST_DUE_MS = 2 * 60 * 60 * 1000

/** Every method rejects with MessageStoreUnavailableError or MessageStoreCorruptError. */
export interface MessageStore {
  /** Saves the message and its place in the outbox, all or nothing; afterwards it survives the end of the process. */
  save(message: ContactMessage): Promise<void>
  get(id: string): Promise<StoredMessage | null>
  /** Newest first. */
  list(): AsyncIterable<StoredMessage>
  /** Deletes messages received before `time`, relayed or not; returns their number. */
  deleteBefore(time: number): Promise<number>
  /** Deletes one message, relayed or not; false if there is none with this id. */
  delete(id: string): Promise<boolean>

  /**
   * The message that has been due longest, for this caller alone until `leaseEnd`; null if none is due at `now`. See
   * LATEST_DUE_MS.
   */
  claim(now: number, leaseEnd: number): Promise<Claim | null>
  /** A failure reported after the lease has passed to another is ignored; that it was sent is always noted. */
  settle(claim: Claim, end: AttemptEnd): Promise<void>
  /** Makes a message due at `now`, as if it had never been tried; false if there is none with this id. */
  resend(id: string, now: number): Promise<boolean>
  /** The number of messages that are still to be sent. */
  waiting(): Promise<number>
  /** Resolves if a message could be saved now. Writes a little where messages are kept, and removes it. */
  probe(): Promise<void>

  /** Afterwards every other call rejects. Closing twice is harmless. */
  close(): Promise<void>
}

/** The store is closed, locked for too long, unreachable, full or not allowed to us. */
export class MessageStoreUnavailableError extends Error {
  override readonly name = 'MessageStoreUnavailableError'
  readonly code = 'messages-unavailable'
}

/**
 * The store has closed itself, since it was moved away, removed or replaced, or cannot be used: open it again. What was
 * saved before is where it was moved to.
 */
export class MessageStoreClosedError extends MessageStoreUnavailableError {}

/** The store responds, but its data are damaged. Nothing is repaired or overwritten. */
export class MessageStoreCorruptError extends Error {
  override readonly name = 'MessageStoreCorruptError'
  readonly code = 'messages-corrupt'
}
