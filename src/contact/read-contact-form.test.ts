import { describe, expect, it } from 'vitest'
import { MAX_LENGTH, TRAP_NAME } from './contact-form-fields.ts'
import { readContactForm } from './read-contact-form.ts'

const GOOD = { name: 'Nur Aisyah', email: 'aisyah@example.org', subject: 'Question 4', message: 'Is it (3)?' }

function read(changes: Readonly<Record<string, string | Blob>> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...GOOD, ...changes })) form.set(name, value)
  return readContactForm(form)
}

function errors(changes: Readonly<Record<string, string | Blob>>) {
  const result = read(changes)
  return result.kind === 'wrong' ? result.errors : result.kind
}

function fields(changes: Readonly<Record<string, string>>) {
  const result = read(changes)
  return result.kind === 'ok' ? result.fields : result
}

describe('a posted contact form', () => {
  it('is taken as it was typed, without the spaces around it', () => {
    expect(read()).toEqual({ kind: 'ok', fields: GOOD, values: GOOD })
    expect(fields({ name: '  Tan “Ah Kow” <b>  ', message: '\n\n  1 < 2 & “curly” {{7*7}}\n  3\n' })).toEqual({
      ...GOOD,
      name: 'Tan “Ah Kow” <b>',
      message: '1 < 2 & “curly” {{7*7}}\n  3',
    })
  })

  it.each([
    ['name', 'Enter your name'],
    ['email', 'Enter your email address'],
    ['subject', 'Enter a subject'],
    ['message', 'Enter a message'],
  ])('needs a %s', (name, reason) => {
    for (const nothing of ['', '   ', '\r\n', '\u200b\u00a0\u2060'])
      expect(errors({ [name]: nothing })).toEqual({ [name]: reason })
    expect(errors({ [name]: new File(['text'], 'text.txt') })).toEqual({ [name]: reason })
  })

  it('tells all that is wrong at once and keeps every value to the letter', () => {
    const typed = { name: ' ', email: 'aisyah@', subject: '  x  ', message: '' }
    expect(read(typed)).toEqual({
      kind: 'wrong',
      values: typed,
      errors: {
        name: 'Enter your name',
        email: 'Enter an email address like name@example.com',
        message: 'Enter a message',
      },
    })
  })

  it.each([
    'aisyah',
    'aisyah@',
    '@example.org',
    'a b@example.org',
    'a@b@c',
    'a@example.org\nbcc: b@example.org',
    '小明@例子',
    'mum@example',
    'mum@example.',
    'mum@.example.org',
    'mum@example..org',
    'mum@example.c',
    'mum@192.0.2.1',
  ])('does not take %j as an email address', (email) =>
    expect(errors({ email })).toEqual({ email: 'Enter an email address like name@example.com' }),
  )

  it.each(['mum@example.org', "o'neil.o`b{c|d}e+psle/p6=~x^y-z@mail.ex-ample.com.sg", 'a@b.xn--p1ai'])(
    'takes %j as an email address',
    (email) => expect(fields({ email })).toMatchObject({ email }),
  )

  it('takes each field up to its limit, counted in characters', () => {
    for (const name of ['name', 'subject', 'message'] as const) {
      expect(read({ [name]: '😀'.repeat(MAX_LENGTH[name]) }).kind).toBe('ok')
      expect(errors({ [name]: '好'.repeat(MAX_LENGTH[name] + 1) })).toHaveProperty(name)
    }
    expect(errors({ message: 'a'.repeat(5312) })).toEqual({ message: 'Keep it to 5,000 characters: it has 5,312 now' })
    const long = `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}`
    expect(errors({ email: long })).toEqual({ email: `Keep it to 254 characters: it has ${long.length} now` })
  })

  it('leaves nothing that could end a header line or steer a terminal', () => {
    expect(fields({ name: 'Eve\r\nBcc: all@example.org', subject: 'Hi\u2028\0\x1b[31mred' })).toMatchObject({
      name: 'Eve Bcc: all@example.org',
      subject: 'Hi [31mred',
    })
    expect(fields({ message: 'a\r\nb\rc\0\x1b[2J\x9b1m\td\ud800' })).toMatchObject({ message: 'a\nb\nc[2J1m\td\ufffd' })
  })

  it('is not ours with the trap filled in or with many more parts than the form has', () => {
    expect(read({ [TRAP_NAME]: 'https://buy.example' }).kind).toBe('notOurs')
    const parts = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`part${i}`, 'x']))
    expect(read(parts).kind).toBe('notOurs')
    expect(read({ _gotcha: 'anything' }).kind).toBe('ok')
  })
})
