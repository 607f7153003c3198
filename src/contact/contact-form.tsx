/** The contact form (docs/behaviour.md, 10.1). A plain form: it works without a script. send-form.ts adds to it. */
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import {
  type ContactOutcome,
  EMAIL_PATTERN,
  EMAIL_WANTED,
  type FieldName,
  NOTHING_TYPED,
  OUTCOME_ID,
  outcomeTexts,
  TRAP_NAME,
} from './contact-form-fields.ts'

// Autocomplete is off for no field: the browser would not restore what was typed when its visitor comes back.
const FIELDS = [
  { name: 'name', label: 'Name', hint: '', own: { type: 'text', autoComplete: 'name' } },
  {
    name: 'email',
    label: 'Email',
    hint: 'Ask a parent if you can use theirs. We only use it to reply.',
    own: { type: 'email', autoComplete: 'email', pattern: EMAIL_PATTERN, title: EMAIL_WANTED },
  },
  { name: 'subject', label: 'Subject', hint: '', own: { type: 'text' } },
  { name: 'message', label: 'Message', hint: '', own: null },
] as const satisfies readonly { name: FieldName; label: string; hint: string; own: object | null }[]

type FieldProps = (typeof FIELDS)[number] & Readonly<{ value: string; error: string }>

function Field({ name, label, hint, own, value, error }: FieldProps) {
  const described = [hint === '' ? '' : `${name}-hint`, error === '' ? '' : `${name}-error`].join(' ').trim()
  // No maxlength: it would cut off a pasted text without a word. The server says how much is too much.
  const control = {
    id: name,
    name,
    required: true,
    defaultValue: value,
    'aria-invalid': error !== '' || undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className={error === '' ? 'field' : 'field field-bad'}>
      <label htmlFor={name}>{label}</label>
      {hint === '' ? null : (
        <span className="hint" id={`${name}-hint`}>
          {hint}
        </span>
      )}
      {own === null ? <textarea {...control} /> : <input {...control} {...own} />}
      {error === '' ? null : <FieldError id={`${name}-error`}>{error}</FieldError>}
    </div>
  )
}

function FieldError({ id, children }: Readonly<{ id: string | null; children: ReactNode }>) {
  return (
    <span className="field-error" id={id ?? undefined}>
      <Icon of={CircleAlert} />
      {children}
    </span>
  )
}

/** The form's URL names it, so that the browser shows it and moves the focus there. */
function OutcomeBox({ kind, children }: Readonly<{ kind: ContactOutcome['kind']; children: ReactNode }>) {
  const sent = kind === 'sent'
  return (
    <div
      className={sent ? 'alert alert-right' : 'alert alert-wrong'}
      role={sent ? 'status' : 'alert'}
      id={OUTCOME_ID}
      tabIndex={-1}
    >
      <Icon of={sent ? CircleCheck : CircleAlert} />
      <div>{children}</div>
    </div>
  )
}

/** What the script copies and puts its texts into, so that an outcome looks the same whoever draws it. */
function Templates() {
  return (
    <>
      {(['sent', 'failed'] as const).map((kind) => (
        <template key={kind} data-copy={kind}>
          <OutcomeBox kind={kind}>{null}</OutcomeBox>
        </template>
      ))}
      <template data-copy="error">
        <FieldError id={null}>{null}</FieldError>
      </template>
    </>
  )
}

/** Both words have their place, so that the button keeps its size; send-form.ts says which can be seen. */
function SendButton() {
  return (
    <div className="btn-row narrow-full">
      <Button variant="main" type="submit">
        <span className="send-words">
          <span>Send message</span>
          <span>Sending…</span>
        </span>
      </Button>
      <p className="sr" aria-live="polite" />
    </div>
  )
}

/** For the program that asks itself whether a field is for people. */
function Trap() {
  return (
    <div className="trap">
      <label htmlFor={TRAP_NAME}>Leave this empty</label>
      <input id={TRAP_NAME} name={TRAP_NAME} autoComplete="off" />
    </div>
  )
}

/** Where a message goes. */
type Way =
  /** To this page, which is also the response. */
  | Readonly<{ to: 'us' }>
  /** Straight to the service at `url`; its own response is shown to who has no script. */
  | Readonly<{ to: 'relay'; url: string }>

/** `outcome` is null before the first post. */
export function ContactForm({ outcome, way }: Readonly<{ outcome: ContactOutcome | null; way: Way }>) {
  const values = outcome === null || outcome.kind === 'sent' ? NOTHING_TYPED : outcome.values
  const errors = outcome?.kind === 'wrong' ? outcome.errors : NOTHING_TYPED
  return (
    <form
      className="paper paper-pad form"
      method="post"
      encType="multipart/form-data"
      action={way.to === 'us' ? `/contact#${OUTCOME_ID}` : way.url}
      {...(way.to === 'us' ? { 'data-send': '' } : { 'data-relay': '' })}
    >
      {outcome === null ? null : (
        <OutcomeBox kind={outcome.kind}>
          {outcomeTexts(outcome).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </OutcomeBox>
      )}
      {FIELDS.map((field) => (
        <Field key={field.name} {...field} value={values[field.name]} error={errors[field.name] ?? ''} />
      ))}
      {way.to === 'us' ? <Trap /> : null}
      <SendButton />
      <Templates />
    </form>
  )
}
