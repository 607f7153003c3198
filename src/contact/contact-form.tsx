/** The contact form (docs/behaviour.md, 10.1). A plain form: it works without a script. */
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { SubmitEventHandler } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import {
  type ContactOutcome,
  FAILED,
  type FieldName,
  NOT_YET_SENT,
  NOTHING_TYPED,
  SENT,
  TRAP_NAME,
} from './contact-form-fields.ts'

export const OUTCOME_ID = 'answer'

const FIELDS = [
  { name: 'name', label: 'Name', hint: '', autoComplete: 'name' },
  {
    name: 'email',
    label: 'Email',
    hint: 'Ask a parent if you can use theirs. We only use it to reply.',
    autoComplete: 'email',
  },
  { name: 'subject', label: 'Subject', hint: '', autoComplete: 'off' },
  { name: 'message', label: 'Message', hint: '', autoComplete: 'off' },
] as const satisfies readonly { name: FieldName; label: string; hint: string; autoComplete: string }[]

type FieldProps = (typeof FIELDS)[number] & Readonly<{ value: string; error: string }>

function Field({ name, label, hint, autoComplete, value, error }: FieldProps) {
  const described = [hint === '' ? '' : `${name}-hint`, error === '' ? '' : `${name}-error`].join(' ').trim()
  // No maxlength: it would cut off a pasted text without a word. The server says how much is too much.
  const control = {
    id: name,
    name,
    autoComplete,
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
      {name === 'message' ? (
        <textarea {...control} />
      ) : (
        <input {...control} type={name === 'email' ? 'email' : 'text'} />
      )}
      {error === '' ? null : (
        <span className="field-error" id={`${name}-error`}>
          <Icon of={CircleAlert} />
          {error}
        </span>
      )}
    </div>
  )
}

/** The form's URL names it, so that the browser shows it and moves the focus there. */
function Outcome({ outcome }: Readonly<{ outcome: ContactOutcome }>) {
  if (outcome.kind === 'sent') {
    return (
      <div className="alert alert-right" role="status" id={OUTCOME_ID} tabIndex={-1}>
        <Icon of={CircleCheck} />
        <p>{SENT}</p>
      </div>
    )
  }
  return (
    <div className="alert alert-wrong" role="alert" id={OUTCOME_ID} tabIndex={-1}>
      <Icon of={CircleAlert} />
      <div>
        <p>{outcome.kind === 'wrong' ? NOT_YET_SENT : FAILED}</p>
        {outcome.kind === 'failed' && outcome.why !== '' ? <p>{outcome.why}</p> : null}
      </div>
    </div>
  )
}

/** Where a message goes. */
type Way =
  /** To this page, which is also the response. */
  | Readonly<{ to: 'us' }>
  /** Straight to the service at `url`; its own response is shown to who has no script. */
  | Readonly<{ to: 'relay'; url: string; onSubmit: SubmitEventHandler<HTMLFormElement> }>

/** For the program that asks itself whether a field is for people. */
function Trap() {
  return (
    <div className="trap">
      <label htmlFor={TRAP_NAME}>Leave this empty</label>
      <input id={TRAP_NAME} name={TRAP_NAME} autoComplete="off" />
    </div>
  )
}

/** `outcome` is null before the first post. */
export function ContactForm({ outcome, way }: Readonly<{ outcome: ContactOutcome | null; way: Way }>) {
  const values = outcome === null || outcome.kind === 'sent' ? NOTHING_TYPED : outcome.values
  const errors = outcome?.kind === 'wrong' ? outcome.errors : NOTHING_TYPED
  const own =
    way.to === 'us'
      ? { action: `/contact#${OUTCOME_ID}`, 'data-send-once': outcome?.kind ?? 'new' }
      : { action: way.url, onSubmit: way.onSubmit }
  return (
    <form className="paper paper-pad form" method="post" encType="multipart/form-data" {...own}>
      {outcome === null ? null : <Outcome outcome={outcome} />}
      {FIELDS.map((field) => (
        <Field key={field.name} {...field} value={values[field.name]} error={errors[field.name] ?? ''} />
      ))}
      {way.to === 'us' ? <Trap /> : null}
      <div className="btn-row narrow-full">
        <Button variant="main" type="submit">
          Send message
        </Button>
      </div>
    </form>
  )
}
