/** A posted contact form, read once: fields that can be kept, or what is wrong with them. Server side only. */
import { z } from 'zod'
import { FIELD_NAMES, type FieldName, type FieldTexts, LONGEST, TRAP_NAME } from './contact-form-fields.ts'

export type ReadForm =
  | Readonly<{ kind: 'ok'; fields: FieldTexts; values: FieldTexts }>
  | Readonly<{ kind: 'wrong'; errors: Readonly<Partial<FieldTexts>>; values: FieldTexts }>
  /** The trap was filled in, or there are far more parts than the form has. */
  | Readonly<{ kind: 'notOurs'; values: FieldTexts }>

const MOST_PARTS = 20

const VISIBLE = /[^\p{Z}\p{C}]/u

function field(name: FieldName, missing: string, clean: (text: string) => string) {
  return z
    .string()
    .transform(clean)
    .refine((text) => VISIBLE.test(text), { error: missing, abort: true })
    .superRefine((text, { addIssue }) => {
      const length = Array.from(text).length
      if (length <= LONGEST[name]) return
      addIssue(`Keep it to ${LONGEST[name].toLocaleString('en')} characters: it has ${length.toLocaleString('en')} now`)
    })
}

const contactForm = z.object({
  name: field('name', 'Enter your name', oneLine),
  email: field('email', 'Enter your email address', oneLine).refine(
    // The rule that browsers hold an email field to.
    (text) => z.regexes.html5Email.test(text),
    'Enter an email address like name@example.com',
  ),
  subject: field('subject', 'Enter a subject', oneLine),
  message: field('message', 'Enter a message', lines),
})

export function readContactForm(form: FormData): ReadForm {
  const texts = FIELD_NAMES.map((name) => [name, textOf(form, name)] as const)
  const values = { name: '', email: '', subject: '', message: '', ...Object.fromEntries(texts) }
  if (textOf(form, TRAP_NAME) !== '' || [...form.keys()].length > MOST_PARTS) return { kind: 'notOurs', values }
  const result = contactForm.safeParse(values)
  if (result.success) return { kind: 'ok', fields: result.data, values }
  const { fieldErrors } = z.flattenError(result.error)
  const errors = FIELD_NAMES.flatMap((name) => {
    const [first] = fieldErrors[name] ?? []
    return first === undefined ? [] : [[name, first] as const]
  })
  return { kind: 'wrong', values, errors: Object.fromEntries(errors) }
}

/** A file is no text. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
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
