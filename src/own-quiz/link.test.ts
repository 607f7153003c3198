import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quizText, readQuizText } from './link.ts'
import { isText, type OwnQuiz } from './own-quiz.ts'
import { withReasons } from './shorten.ts'

const words = fc
  .string({ unit: fc.constantFrom(...'abcXYZ 12é?!,._-天气很好"\\'), minLength: 1, maxLength: 40 })
  .map((text) => text.trim() || 'a')

const quizzes: fc.Arbitrary<OwnQuiz> = fc.record({
  title: words,
  questions: fc.array(
    fc
      .record({
        prompt: words,
        options: fc.uniqueArray(words, { minLength: 2, maxLength: 6 }),
        reason: words,
        at: fc.nat(),
      })
      .map(({ at, ...question }) => ({ ...question, key: at % question.options.length, reasons: [] })),
    { minLength: 1, maxLength: 12 },
  ),
})

const SAMPLE: OwnQuiz = {
  title: 'Subject and verb',
  questions: [
    {
      prompt: 'Each of the boys ____ a bag.',
      options: ['have', 'has'],
      key: 1,
      reason: 'Each is one.',
      reasons: ['Each.', ''],
    },
  ],
}

/** A text as somebody forges it: with a right check. */
async function forged(rows: unknown, version = 1): Promise<string> {
  return withCheck(`${version}.${deflateRawSync(Buffer.from(JSON.stringify(rows))).toString('base64url')}`)
}

/** The check of a text, by the same sums. */
function withCheck(text: string): string {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return `${text}.${hash.toString(36).padStart(7, '0')}`
}

const row = (prompt: string, options: readonly string[] = ['a', 'b'], key: unknown = 0) => [
  prompt,
  options,
  key,
  '',
  [],
]

describe('a quiz in a link', () => {
  it('comes back as it was', () =>
    fc.assert(
      fc.asyncProperty(quizzes, async (quiz) => {
        expect(await readQuizText(await quizText(quiz))).toEqual({ status: 'ok', quiz })
      }),
      { numRuns: 60 },
    ))

  it('says that it was cut off, by one character or many, and gives nothing of it', async () => {
    const text = await quizText(SAMPLE)
    expect(await readQuizText(text.slice(0, -1))).toEqual({ status: 'cut' })
    for (let length = 2; length < text.length; length++)
      expect(await readQuizText(text.slice(0, length)), String(length)).toEqual({ status: 'cut' })
  })

  it('is never another quiz when signs of it have changed', async () => {
    const text = await quizText(SAMPLE)
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), fc.constantFrom(...'aZ09-_.%#<'), async (at, sign) => {
        const changed = text.slice(0, at) + sign + text.slice(at + 1)
        const read = await readQuizText(changed)
        if (changed !== text) expect(read.status).not.toBe('ok')
      }),
    )
  })

  it('of another version is named, whatever it holds', async () =>
    expect(await readQuizText((await quizText(SAMPLE)).replace(/^1/, '9'))).toEqual({ status: 'version' }))

  it('is refused from 16 kB on, and when it holds more than 128 kB', async () => {
    expect(await readQuizText(`1.${'A'.repeat(17_000)}.0000000`)).toEqual({ status: 'too-large' })
    const bomb = await forged(['', [row('a'.repeat(10_000_000))]])
    expect(bomb.length).toBeLessThan(16_384)
    expect(await readQuizText(bomb)).toEqual({ status: 'too-large' })
  })

  it.each([
    ['nothing', []],
    ['no questions', ['', []]],
    ['one option', ['', [row('?', ['a'])]]],
    ['seven options', ['', [row('?', ['a', 'b', 'c', 'd', 'e', 'f', 'g'])]]],
    ['the same option twice', ['', [row('?', ['a', 'a'])]]],
    ['a key that is no option', ['', [row('?', ['a', 'b'], 2)]]],
    ['a key that is no place', ['', [row('?', ['a', 'b'], 0.5)]]],
    ['letters that turn round', ['', [row('a\u202eb')]]],
    ['letters that nobody sees', ['', [row('a\u200bb')]]],
    ['an address', ['', [row('see https://bad.example')]]],
    ['an object', [{ toString: 1 }, [row('?')]]],
    ['one field more', ['', [[...row('?'), 1]]]],
    ['a text that is too long', ['', [row('a'.repeat(2001))]]],
  ])('with a right check and %s is refused', async (_name, rows) =>
    expect(await readQuizText(await forged(rows))).toEqual({ status: 'damaged' }),
  )

  const place = (answers: readonly string[]) => [answers, [], '', []]
  const EDITED = ['Our class [1 visitted] a farm.']
  const VISITED = [place(['visited'])]
  it.each([
    ['a place that is missing', ['editing', '', ['Our class.'], [], VISITED]],
    ['an address', ['editing', '', ['See https://bad.example [1 visitted].'], [], VISITED]],
    ['letters that turn round', ['editing', '', ['\u202e [1 visitted].'], [], VISITED]],
    ['a list that its type lacks', ['editing', '', EDITED, ['one', 'two'], VISITED]],
    ['no answer', ['editing', '', EDITED, [], [place([])]]],
    ['an answer that is not in its list', ['grammar-cloze', '', ['It is [1].'], ['at', 'in'], [place(['on'])]]],
    ['another type', ['poem', '', EDITED, [], VISITED]],
    ['a name of every object', ['constructor', '', EDITED, [], VISITED]],
    ['questions', ['', [row('?')]]],
  ])('about a text with %s is refused', async (_name, rows) => {
    expect((await readQuizText(await forged(['editing', '', EDITED, [], VISITED], 2))).status).toBe('ok')
    expect(await readQuizText(await forged(rows, 2))).toEqual({ status: 'damaged' })
  })

  const mistaken = (...mistakes: readonly unknown[]) => ['editing', '', EDITED, [], [[...place(['visited']), mistakes]]]
  it.each([
    ['a right answer among the wrong ones', mistaken(['visited', 'Why'])],
    ['a wrong answer twice', mistaken(['visit', 'Why'], ['visit', 'Why'])],
    ['a wrong answer without a reason', mistaken(['visit', ''])],
    ['signs that nobody sees in a wrong answer', mistaken(['vi\u200bsit', 'Why'])],
    ['an address in a reason', mistaken(['visit', 'See www.bad.example'])],
    ['more than all words of a list', mistaken(...Array.from({ length: 15 }, (_, i) => [`visit${i}`, 'Why']))],
    ['a field more', mistaken(['visit', 'Why', ''])],
    [
      'one that is not in the list',
      ['grammar-cloze', '', ['It is [1].'], ['at', 'in'], [[...place(['at']), [['on', 'Why']]]]],
    ],
  ])('with wrong answers and %s is refused', async (_name, rows) => {
    expect((await readQuizText(await forged(mistaken(['visit', 'It was last week.']), 3))).status).toBe('ok')
    expect(await readQuizText(await forged(rows, 3))).toEqual({ status: 'damaged' })
  })

  it('holds no prototype and no markup: what looks like a tag is a text', async () => {
    const read = await readQuizText(await forged(['', [row('<img src=x onerror=alert(1)>')]]))
    expect(read.status === 'ok' && !isText(read.quiz) ? read.quiz.questions[0]?.prompt : '').toBe(
      '<img src=x onerror=alert(1)>',
    )
  })

  it('of garbage is never a quiz and never fails', () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => withCheck(`1.${text.replaceAll(/[^\w-]/g, '')}`)),
        ),
        async (text) => {
          expect((await readQuizText(text)).status).not.toBe('ok')
        },
      ),
    ))

  it('of ten questions with a reason each is at most 2,200 characters long', async () => {
    for (const number of [1, 2, 3, 4, 5]) {
      const set = JSON.parse(readFileSync(`content/quizzes/Grammar_Set_${number}.json`, 'utf8'))
      const questions = set.questions.map((one: Record<string, unknown>) => ({
        prompt: one.question,
        options: one.options,
        key: one.answer,
        reason: one.explanation,
        reasons: one.reasons,
      }))
      const quiz: OwnQuiz = withReasons({ title: set.title, questions }, 'one')
      expect(questions).toHaveLength(10)
      expect(`https://readysix.example/q#${await quizText(quiz)}`.length).toBeLessThanOrEqual(2200)
    }
  })
})
