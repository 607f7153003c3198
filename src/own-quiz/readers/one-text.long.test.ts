/** A quiz about a text, written for another platform and read again, is the same quiz: also where its answers are typed. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkText } from '#own-quiz/check-text.ts'
import { isTextDraft } from '#own-quiz/draft.ts'
import { quizText, readQuizText } from '#own-quiz/link.ts'
import { cellsText } from '#own-quiz/table-text.ts'
import { documentOf, writersReason } from '#own-quiz/texts/document-of.ts'
import { kinds, textTypes } from '#own-quiz/texts/kinds.ts'
import type { OwnText } from '#own-quiz/texts/own-text.ts'
import type { FileName } from '#portable/file-names.ts'
import { portableFile } from '#portable/files.ts'
import { portableOf } from '#portable/from-exercise.ts'
import { SOURCE } from '#portable/samples.ts'
import type { Quiz } from '#quiz/contract/quiz-type.ts'
import { oneSection } from '#quiz/exercise/exercise.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import type { Typed } from '#quiz/registry/definitions.ts'
import { documents } from '#quiz/registry/documents.ts'
import { kits } from '#quiz/registry/kits.tsx'
import { readFile, readText } from './read.ts'

/** Each set of a text, and the topics of one school. */
const quizzes = ['content/quizzes', 'content/prelimQuizzes'].flatMap((folder) =>
  readdirSync(folder).flatMap((file): readonly Typed[] => {
    const parsed = parseQuiz(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')))
    return parsed.status === 'ok' && /_Set_|Kingfisher/.test(file) ? [parsed.typed] : []
  }),
)

async function readAgain(name: FileName, typed: Typed, title: string): Promise<OwnText> {
  const file = portableFile(name, portableOf(kits.definitions, oneSection(typed), title), SOURCE, '') ?? ''
  const found = await readFile(typeof file === 'string' ? new TextEncoder().encode(file) : file)
  if (!isTextDraft(found)) throw new Error('not a text')
  const { own, problems } = checkText(found)
  if (own === null) throw new Error(problems.map(({ words }) => words).join(' '))
  const table = await readText(cellsText(found.rows))
  expect(isTextDraft(table) ? checkText(table).own : null).toEqual({ ...own, title: '' })
  return own
}

/** In one line, its blanks in one of the ways to write them. */
const plainly = (text: string): string =>
  text
    .replaceAll(/\[(\d+)\]_+(?:\[\/\1\])?/g, '[$1]')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** What is asked, what is right and every reason; `said` is what a reason becomes in a quiz of somebody else. */
const itemsOf = ({ items }: Quiz, said: (reason: string) => string) =>
  items.map(({ prompt, options, key, alternatives, explanation, mistakes }) => ({
    prompt: plainly(prompt),
    options,
    key,
    alternatives,
    explanation: said(plainly(explanation)),
    mistakes: Object.fromEntries(mistakes.map(({ response, reason }) => [response, said(plainly(reason))])),
  }))

const partsOf = (quiz: Quiz) => ({
  ...('passage' in quiz ? { passage: plainly(String(quiz.passage)) } : {}),
  ...('wordList' in quiz ? { wordList: quiz.wordList } : {}),
  ...('lines' in quiz ? { lines: quiz.lines } : {}),
  ...('phrases' in quiz ? { phrases: quiz.phrases } : {}),
})

const READ_AGAIN = ['qti21.zip', 'moodle.xml', 'gift.txt', 'questions.csv'] as const

describe.each(READ_AGAIN)('%s, written and read again', (name) => {
  it.each(textTypes)('is the same text with its answers and reasons: %s', async (type) => {
    const texts = quizzes.filter((typed) => typed.type === type)
    expect(texts.length).toBeGreaterThan(5)
    for (const [i, typed] of texts.entries()) {
      const own = await readAgain(name, typed, `Text ${i}`)
      const { quiz } = documents[own.type].schema.parse(documentOf(own))
      const said = (reason: string) => writersReason(reason, kinds[own.type].language)
      expect(own.type).toBe(type)
      expect(itemsOf(quiz, (reason) => reason)).toEqual(itemsOf(typed.quiz, said))
      expect(partsOf(quiz)).toEqual(partsOf(typed.quiz))
      if (name !== 'questions.csv') expect(own.title).toBe(`Text ${i}`)
      expect(await readQuizText(await quizText(own))).toEqual({ status: 'ok', quiz: own })
    }
  })
})

describe('questions of a text stay questions', () => {
  const asked = (number: number, passage: string, right: string) =>
    `[html]<p>${passage}</p><p>Type one word that fits blank (${number}).</p>{=${right}}`
  const typeOf = async (...questions: readonly string[]) => {
    const found = await readText(questions.join('\n\n'))
    return isTextDraft(found) ? found.type : 'questions'
  }
  const TEXT = 'Bats (1) ______ by day, and (2) ______ at night.'

  it('where one is missing or there twice, but not where all are there', async () => {
    expect(await typeOf(asked(1, TEXT, 'sleep'), asked(2, TEXT, 'fly'))).toBe('compre-cloze')
    expect(await typeOf(asked(1, TEXT, 'sleep'))).toBe('questions')
    expect(await typeOf(asked(1, TEXT, 'sleep'), asked(1, TEXT, 'fly'))).toBe('questions')
    expect(await typeOf(asked(2, TEXT, 'fly'), asked(1, TEXT, 'sleep'))).toBe('questions')
  })

  it('where the text of one was changed, or another thing is asked', async () => {
    expect(await typeOf(asked(1, TEXT, 'sleep'), asked(2, TEXT.replace('Bats', 'Owls'), 'fly'))).toBe('questions')
    expect(await typeOf(asked(1, TEXT, 'sleep'), asked(2, TEXT, 'fly').replace('Type', 'Guess'))).toBe('questions')
  })

  it('where their words are not in the order of the text', async () => {
    const correct = (word: string, passage: string, right: string) =>
      `[html]<p>${passage}</p><p>The word “${word}” is wrong. Type the correct word.</p>{=${right}}`
    const first = correct('goed', 'We <u>goed</u> home and eated.', 'went')
    const second = correct('eated', 'We goed home and <u>eated</u>.', 'ate')
    expect(await typeOf(first, second)).toBe('editing')
    expect(await typeOf(second, first)).toBe('questions')
  })
})
