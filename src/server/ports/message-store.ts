/**
 * The port of the message store: messages of the contact form, their outbox, and the limits of messages from one sender. It knows neither the form nor the relay. Times are in milliseconds since 1970.
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

/** Many visitors may share an address; `session` is the id of the session of one of them, null if there is none. */
export interface Sender {
  readonly address: string
  readonly session: string | null
}

/** `tooMany` says which limit was reached, and when its sender or address may send again. */
export type SaveResult =
  | { readonly kind: 'saved' }
  | { readonly kind: 'tooMany'; readonly limit: 'sender' | 'address'; readonly againAt: number }

/** From one session in any hour; without sessions, from one address. */
export const MESSAGES_AN_HOUR = 5
/** From all sessions of one address, in an hour that begins with its first message: five of each pupil of a class. */
export const ADDRESS_MESSAGES_AN_HOUR = 150
/** The length of the window of both limits. */
export const HOUR_MS = 60 * 60 * 1000
/** No attempt is scheduled later than this; a later one comes from a clock that was set back, and is due now. */
export const LATEST_DUE_MS = 2 * HOUR_MS

/** What the limit of MESSAGES_AN_HOUR counts. No address looks like a session. */
export function senderKey({ address, session }: Sender): string {
  return session === null ? address : `session ${session}`
}

/** Every method rejects with MessageStoreUnavailableError or MessageStoreCorruptError. */
export interface MessageStore {
  /**
   * Saves the message, its place in the outbox and the count of its sender, all or nothing; after `saved` the message
   * survives the end of the process. The hour of a sender ends with `receivedAt`. If a sender's earlier messages seem to
   * come from the future, the clock was set back, and the count starts anew. Of `sender` only keyed hashes are stored;
   * they are removed when a message comes more than an hour later.
   */
  save(message: ContactMessage, sender: Sender): Promise<SaveResult>
  get(id: string): Promise<StoredMessage | null>
  /** Newest first. */
  list(): AsyncIterable<StoredMessage>
  /** Deletes messages received before `time`, relayed or not; returns their number. */
  deleteBefore(time: number): Promise<number>

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

  /** Afterwards every other call rejects. Closing twice is harmless. */
  close(): Promise<void>
}

/** The store is closed, locked for too long, unreachable, full or not allowed to us. */
export class MessageStoreUnavailableError extends Error {
  override readonly name = 'MessageStoreUnavailableError'
  readonly code = 'messages-unavailable'
}

/** The store responds, but its data are damaged. Nothing is repaired or overwritten. */
export class MessageStoreCorruptError extends Error {
  override readonly name = 'MessageStoreCorruptError'
  readonly code = 'messages-corrupt'
}
