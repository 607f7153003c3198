/** What the contact form asks for, how long it may be, and what is said of it. docs/behaviour.md, 10. */

export const FIELD_NAMES = ['name', 'email', 'subject', 'message'] as const

export type FieldName = (typeof FIELD_NAMES)[number]

export type FieldTexts = Readonly<Record<FieldName, string>>

/** In characters, as a person counts them: one for each emoji of a single code point. */
export const MAX_LENGTH: Readonly<Record<FieldName, number>> = { name: 100, email: 254, subject: 150, message: 5000 }

const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?'
const LAST_LABEL = '[a-zA-Z][a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9]'
/**
 * The rule for the email field, as a `pattern` attribute and for the server: what browsers hold an email field to, and the
 * domain has a dot with at least two characters after it that do not begin with a digit. To be compiled with the flag `v`.
 */
export const EMAIL_PATTERN = `[a-zA-Z0-9.!#$%&'*+\\/=?^_\`\\{\\|\\}~\\-]+@(?:${LABEL}\\.)+${LAST_LABEL}`
export const EMAIL_WANTED = 'Enter an email address like name@example.com'

/** A field that people do not see and leave empty; programs that fill in all they find do not. */
export const TRAP_NAME = 'reference'

export const NOTHING_TYPED: FieldTexts = { name: '', email: '', subject: '', message: '' }

const SENT = "Thank you for your message! We'll get back to you within 1-2 business days."
export const FAILED = 'Oops! There was an error sending your message. Please try again or email us directly.'
const NOT_YET_SENT = 'Your message has not been sent yet. Please look at the marked fields.'

/** The id of the box that says how a posted form ended. */
export const OUTCOME_ID = 'answer'

type Sent = Readonly<{ kind: 'sent' }>
/** `errors` has a sentence for each field that cannot be taken. */
type Wrong = Readonly<{ kind: 'wrong'; errors: Readonly<Partial<FieldTexts>> }>
/** `why` is what a visitor can do about it besides trying again, or ''. */
type Failed = Readonly<{ kind: 'failed'; why: string }>

/** How a posted form ended. */
export type Outcome = Sent | Wrong | Failed

/** With what was typed, to the letter, for a page that is drawn again. */
export type ContactOutcome = Sent | ((Wrong | Failed) & Readonly<{ values: FieldTexts }>)

/** What is said of an outcome, a paragraph each. */
export function outcomeTexts(outcome: Outcome): readonly string[] {
  if (outcome.kind === 'sent') return [SENT]
  if (outcome.kind === 'wrong') return [NOT_YET_SENT]
  return outcome.why === '' ? [FAILED] : [FAILED, outcome.why]
}
