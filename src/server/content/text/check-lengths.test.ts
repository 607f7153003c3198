import { describe, expect, test } from 'vitest'
import { MAX_TEXT, type TextKind } from '#lib/text-limits.ts'
import { checkContent } from '../check-content.ts'

const CASES: readonly (readonly [string, TextKind, (text: string) => unknown])[] = [
  ['$.title', 'title', (title) => ({ title })],
  ['$.displayTitle', 'title', (displayTitle) => ({ displayTitle })],
  ['$.passage', 'passage', (passage) => ({ passage })],
  ['$.clips[0].transcript', 'passage', (transcript) => ({ clips: [{ transcript }] })],
  ['$.questions[0].question', 'prompt', (question) => ({ questions: [{ question }] })],
  ['$.questions[1].options[2]', 'option', (text) => ({ questions: [{}, { options: ['a', 'b', text] }] })],
  ['$.questions[0].explanation', 'explanation', (explanation) => ({ questions: [{ explanation }] })],
  ['$.errors[0].correct', 'word', (correct) => ({ errors: [{ correct }] })],
  ['$.dialogue[0].speaker', 'word', (speaker) => ({ dialogue: [{ speaker }] })],
  ['$.dialogue[0].words[0]', 'option', (text) => ({ dialogue: [{ words: [text, { type: 'blank' }] }] })],
  ['$.unheardOf', 'prompt', (unheardOf) => ({ unheardOf })],
  ['$', 'passage', (text) => text],
]

const check = (body: unknown) => {
  const documents = [{ collection: 'quizzes', id: 'a', file: 'quizzes/a.json', body }] as const
  return checkContent(
    { documents, files: [] },
    () => [],
    () => {},
  )
}

describe('a text', () => {
  test.each(CASES)('%s is as long as a %s may be, and no longer', (path, kind, body) => {
    const most = MAX_TEXT[kind]
    expect(check(body('x'.repeat(most)))).toEqual([])
    expect(check(body('x'.repeat(most + 1)))).toEqual([
      {
        file: 'quizzes/a.json',
        path,
        reason: expect.stringMatching(`(^|: )has ${most + 1} characters; a text of this kind has at most ${most}$`),
      },
    ])
  })
})
