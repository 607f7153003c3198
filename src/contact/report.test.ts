import { describe, expect, it } from 'vitest'
import { MAX_LENGTH } from './contact-form-fields.ts'
import { reportIn } from './report.ts'

const GOOD = { about: '/quiz/chinese-mcq/Set_5', version: '0a1b2c3d', item: '7', answer: '(2) 观察' }

const read = (changes: Readonly<Record<string, string>>) =>
  reportIn(`#${new URLSearchParams({ ...GOOD, ...changes }).toString()}`)

describe('a report of an item', () => {
  it('becomes a subject and the lines before the message', () => {
    expect(read({})).toEqual({
      name: '',
      email: '',
      subject: 'A question on /quiz/chinese-mcq/Set_5',
      message: 'Page: /quiz/chinese-mcq/Set_5\nQuestion: 7\nMy answer: (2) 观察\nVersion: 0a1b2c3d\n\n',
    })
    expect(read({ answer: '' })?.message).toContain('\nMy answer: none\n')
  })

  it.each(['', '#', '#answer', '#about=/quiz&item=7', '#%', '#about=%E0%A4%A'])('is none in %j', (fragment) =>
    expect(reportIn(fragment)).toBeNull(),
  )

  it.each([
    { about: '//evil.example/x' },
    { about: 'https://evil.example/' },
    { about: 'javascript:alert(1)' },
    { about: '/quiz/<b>' },
    { about: '/quiz/a\nBcc: all@example.org' },
    { about: `/${'a'.repeat(130)}` },
    { item: '7\n8' },
    { item: '' },
    { item: 'a'.repeat(21) },
    { version: 'newest' },
    { version: '0a1b2c3d4' },
  ])('is none with %j', (changes) => expect(read(changes)).toBeNull())

  it('has the answer on one line, cut to a length that the form takes', () => {
    expect(read({ answer: ' a\r\nVersion: 00000000\u2028b\0\x1b[2J ' })?.message).toContain(
      '\nMy answer: a Version: 00000000 b [2J\n',
    )
    expect(read({ answer: '<img src=x onerror=alert(1)>' })?.message).toContain('<img src=x onerror=alert(1)>')
    const longest = read({ about: `/${'a'.repeat(129)}`, answer: '😀'.repeat(9000) })
    expect(longest?.message).toContain(`: ${'😀'.repeat(100)}\n`)
    expect(longest?.subject.length).toBeLessThanOrEqual(MAX_LENGTH.subject)
  })
})
