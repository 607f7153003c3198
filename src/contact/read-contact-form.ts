/**
 * A posted contact form, read once: fields that can be saved, or what is wrong with them. The server reads so what comes
 * in, and the browser what it sends straight to the relay, so it has no schema library in it.
 */
import {
  EMAIL_PATTERN,
  EMAIL_WANTED,
  FIELD_NAMES,
  type FieldName,
  type FieldTexts,
  MAX_LENGTH,
  TRAP_NAME,
} from './contact-form-fields.ts'

export type ReadForm =
  | Readonly<{ kind: 'ok'; fields: FieldTexts; values: FieldTexts }>
  | Readonly<{ kind: 'wrong'; errors: Readonly<Partial<FieldTexts>>; values: FieldTexts }>
  /** The trap was filled in, or there are far more parts than the form has. */
  | Readonly<{ kind: 'notOurs'; values: FieldTexts }>

const MAX_PARTS = 20

const VISIBLE = /[^\p{Z}\p{C}]/u
const EMAIL = new RegExp(`^(?:${EMAIL_PATTERN})$`, 'v')

const MISSING: FieldTexts = {
  name: 'Enter your name',
  email: 'Enter your email address',
  subject: 'Enter a subject',
  message: 'Enter a message',
}

export function readContactForm(form: FormData): ReadForm {
  const values = eachField((name) => textOf(form, name))
  if (textOf(form, TRAP_NAME) !== '' || [...form.keys()].length > MAX_PARTS) return { kind: 'notOurs', values }
  const fields = eachField((name) => (name === 'message' ? lines(values[name]) : oneLine(values[name])))
  const wrong = FIELD_NAMES.flatMap((name) => {
    const reason = reasonAgainst(name, fields[name])
    return reason === '' ? [] : [[name, reason] as const]
  })
  if (wrong.length > 0) return { kind: 'wrong', values, errors: Object.fromEntries(wrong) }
  return { kind: 'ok', fields, values }
}

function eachField(text: (name: FieldName) => string): FieldTexts {
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') }
}

/** A file is no text. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** '' where there is none. */
function reasonAgainst(name: FieldName, text: string): string {
  if (!VISIBLE.test(text)) return MISSING[name]
  const length = Array.from(text).length
  if (length > MAX_LENGTH[name])
    return `Keep it to ${MAX_LENGTH[name].toLocaleString('en')} characters: it has ${length.toLocaleString('en')} now`
  return name === 'email' && !EMAIL.test(text) ? EMAIL_WANTED : ''
}

/** Without what could pass for the end of a header line, wherever the message goes from here. */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}

/** Lines end as they do on this side of a form; no other control characters, which a terminal would obey. */
function lines(text: string): string {
  const unix = text.toWellFormed().replace(/\r\n?/g, '\n')
  return unix.replace(/[^\P{Cc}\n\t]/gu, '').trim()
}
