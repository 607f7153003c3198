/**
 * Where messages from the contact form are kept, with the outbox that tells which of them the relay still has to get
 * and the memory of who has just written: the interface and its errors. It knows neither the form nor the relay.
 * Times are in milliseconds since 1970.
 */

export interface ContactMessage {
  /** Goes along with the message wherever it is sent, so that a repeat can be recognised. */
  readonly id: string
  readonly receivedAt: number
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** `waiting` also while nobody relays; `failed` is given up, until `resend`. */
export type DeliveryState = 'waiting' | 'sent' | 'failed'

export interface Delivery {
  readonly state: DeliveryState
  /** How often the relay was asked since the message came or was sent again. */
  readonly attempts: number
  /** When it was sent or given up, or when it is due. */
  readonly at: number
  /** Why the last attempt failed, '' if none did. */
  readonly problem: string
}

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

/** `tooMany` says when the address may write again. */
export type SaveResult = { readonly kind: 'saved' } | { readonly kind: 'tooMany'; readonly againAt: number }

/** In any hour, from one address. */
export const MESSAGES_AN_HOUR = 5
export const HOUR_MS = 60 * 60 * 1000
/** Nothing is planned for later than this; what seems so was planned before the clock was set back, and is due now. */
export const LATEST_DUE_MS = 2 * HOUR_MS

/** Every method rejects with MessageStoreUnavailableError or MessageStoreCorruptError when the store cannot answer. */
export interface MessageStore {
  /**
   * Keeps the message, its place in the outbox and the count of its sender, all or nothing; once this resolves with
   * `kept`, the message survives the end of the process. Five are kept in the hour that ends with `receivedAt`.
   * A sender whose messages seem to come from the future wrote before the clock was set back, and is counted anew.
   * Of `address` only a keyed hash is stored; it is removed when a message comes more than an hour later.
   */
  save(message: ContactMessage, clientAddress: string): Promise<SaveResult>
  get(id: string): Promise<StoredMessage | null>
  /** Newest first. */
  list(): AsyncIterable<StoredMessage>
  /** Deletes messages received before `time`, sent or not, and tells how many. */
  deleteBefore(time: number): Promise<number>

  /** The message that is due for the longest, for this caller alone until `leaseEnd`; null if none is due at `now`. See LATEST_DUE_MS. */
  claim(now: number, leaseEnd: number): Promise<Claim | null>
  /** A failure reported after the lease has passed to another is ignored; that it was sent is always noted. */
  settle(claim: Claim, end: AttemptEnd): Promise<void>
  /** Makes a message due at `now`, as if it had never been tried; false if there is none with this id. */
  resend(id: string, now: number): Promise<boolean>
  /** How many messages are still to go out. */
  waiting(): Promise<number>

  /** Afterwards every other call rejects. Closing twice is harmless. */
  close(): Promise<void>
}

/** The store is closed, locked for too long, unreachable, full or not allowed to us. */
export class MessageStoreUnavailableError extends Error {
  override readonly name = 'MessageStoreUnavailableError'
  readonly code = 'messages-unavailable'
}

/** The store answers, but what it holds is damaged. Nothing is repaired or overwritten. */
export class MessageStoreCorruptError extends Error {
  override readonly name = 'MessageStoreCorruptError'
  readonly code = 'messages-corrupt'
}
