/** Every whole paper that is shipped as its page and as the data of its PDF. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { subjectFacts } from '#exam/exam-facts.ts'
import { DEFAULT_SITE } from '#lib/site.ts'
import { LANGUAGE_SUBJECTS, type LanguageSubject, subjects } from '#lib/subjects.ts'
import type { Responses } from '#quiz/contract/quiz-type.ts'
import { exerciseType } from '#quiz/exercise/definition.ts'
import { type ExerciseQuiz, quizOf } from '#quiz/exercise/exercise.ts'
import { ExercisePlayer } from '#quiz/exercise/player.tsx'
import { readChoices } from '#quiz/print/print-choices.ts'
import { typographic } from '#quiz/print/runs.ts'
import { kits } from '#quiz/registry/kits.tsx'
import { isWorksheet } from '#quiz/worksheet/worksheet.ts'
import { languageBooklets } from '#server/typeset/exercise-booklets.ts'
import { exerciseJob } from '#server/typeset/exercise-job.ts'
import { readPaper } from './certify.ts'
import { paperExercise } from './paper-quiz.ts'

const ROOT = 'content/whole-papers'
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const papers = LANGUAGE_SUBJECTS.flatMap((subject) =>
  readdirSync(`${ROOT}/${subject}`).map((number) => ({ subject, number, folder: `${ROOT}/${subject}/${number}` })),
)

function paperOf(subject: LanguageSubject, folder: string): ExerciseQuiz {
  const stored = new Map(readdirSync(folder).map((file) => [basename(file, '.json'), read(`${folder}/${file}`)]))
  const { paper, parts } = readPaper(subjectFacts.parse(read(`content/exam/${subject}.json`)), stored)
  if (paper === null) throw new Error(`${folder} is no paper`)
  return quizOf(paperExercise('The paper', paper, parts, subjects[subject].language))
}

const nothing = () => undefined

/** Marked with this response; not marked for null. */
function pageOf(quiz: ExerciseQuiz, response: Responses | null): string {
  const score = response === null ? null : exerciseType(kits.definitions, quiz).score(quiz, response)
  const marked = { response: response ?? {}, score, reasons: score, stage: 'all', crossed: {}, ticked: {} } as const
  return renderToStaticMarkup(
    <ExercisePlayer quiz={quiz} {...marked} onRespond={nothing} onCross={nothing} onTick={nothing} />,
  )
}

/** Every value that is an object, an array or a text in the data of the PDF, but for drawings. */
function* valuesOf(value: unknown): Generator<unknown> {
  yield value
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) if (name !== 'svg' && name !== 'qr') yield* valuesOf(inner)
}

function printedValues(subject: LanguageSubject, exercise: ExerciseQuiz): readonly unknown[] {
  const booklets = languageBooklets(subject, exercise, new Set(), [])
  const printout = { exercise, subject, set: '1', booklets, skillNames: {}, url: '' }
  const { data } = exerciseJob(printout, readChoices(new URLSearchParams()), 'paper', DEFAULT_SITE)
  return [...valuesOf(JSON.parse(data))]
}

/** The words of a page. */
const wordsOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ')

const MARKERS = /.{0,30}(?:\*|__|\[\/|\[[wn]\]).{0,30}/g

describe.each(papers)('$subject $number', ({ subject, folder }) => {
  const quiz = paperOf(subject, folder)
  const empty = exerciseType(kits.definitions, quiz).emptyResponse(quiz)
  const keys = Object.fromEntries(quiz.items.map(({ id, key }) => [id, key]))
  const stimuli = quiz.sections.flatMap(({ asked }) => (isWorksheet(asked.quiz) ? (asked.quiz.stimulus ?? []) : []))
  const pages = {
    'the page': pageOf(quiz, null),
    'the marked page': pageOf(quiz, empty),
  }
  const printed = printedValues(subject, quiz)
  const markedWords = quiz.items.flatMap(({ prompt }) =>
    [...prompt.matchAll(/\[w\](.*?)\[\/w\]/g)].map(([, word]) => word),
  )

  test.each(Object.entries(pages))('no marker and no underscore stands on %s', (_name, html) =>
    expect(wordsOf(html).match(MARKERS)).toBeNull(),
  )

  test('no marker and no underscore stands on the PDF', () =>
    expect(printed.filter((value) => typeof value === 'string' && value.match(MARKERS) !== null)).toEqual([]))

  test.each(Object.entries(pages))('every text has its title on %s', (_name, html) => {
    expect(stimuli.length).toBeGreaterThan(0)
    const drawn = (title: string) => html.includes(renderToStaticMarkup(<h2 className="">{title}</h2>))
    expect(stimuli.map(({ title }) => title).filter((title) => !drawn(title))).toEqual([])
  })

  test('every text has its title on the PDF', () =>
    expect(printed).toEqual(
      expect.arrayContaining(
        stimuli.map(({ title }) => expect.objectContaining({ title: [{ kind: 'text', text: typographic(title) }] })),
      ),
    ))

  test('the cover names the format in the language of the paper', () => {
    const { format } = quiz
    expect(format).toMatch(/^\d{4} to today$/)
    expect(printed).toContain(subject === 'english' ? format : `${format.slice(0, 4)} 年至今的考试形式`)
  })

  test('no word of a text can be pressed', () => expect(pageOf(quiz, keys)).not.toContain('class="word"'))

  test.each([
    ['nothing', empty],
    ['every key', keys],
  ])('%s is marked in the language of the paper', (_name, response) => {
    const words = wordsOf(pageOf(quiz, response))
    if (subject === 'english') expect(words).not.toMatch(/\p{Script=Han}/u)
    else expect(words.match(/Correct|Not quite|Wrong|Right|Your answer|Answer:|No answer|Accept|Refuse/g)).toBeNull()
  })

  test.each(Object.entries(pages))('a marked word is underlined on %s', (_name, html) => {
    expect(markedWords.length).toBe(subject === 'chinese' ? 2 : 0)
    expect(markedWords.filter((word) => !html.includes(`<span class="marked-word">${word}</span>`))).toEqual([])
  })
  test('a marked word is underlined on the PDF', () =>
    expect(printed).toEqual(
      expect.arrayContaining(markedWords.map((text) => expect.objectContaining({ kind: 'underlined', text }))),
    ))
})
