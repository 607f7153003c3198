/**
 * What this site writes for other platforms is the same quiz when it is read again: of every kind of exercise whose questions stand alone,
 * each comes back as it was, or is refused by what it is. Texts are in one-text.long.test.ts.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MAX_TEXT } from '#lib/text-limits.ts'
import { drawSet, playedSkills } from '#maths/set.ts'
import { check, NOTES } from '#own-quiz/check.ts'
import { type Draft, isTextDraft } from '#own-quiz/draft.ts'
import type { OwnQuestion } from '#own-quiz/own-quiz.ts'
import { textTypes } from '#own-quiz/texts/kinds.ts'
import { MAX_OPTIONS } from '#own-quiz/words/limits.ts'
import type { FileName } from '#portable/file-names.ts'
import { FILES, portableFile } from '#portable/files.ts'
import { portableOf } from '#portable/from-exercise.ts'
import { carried } from '#portable/losses.ts'
import { type Line, type PortableAnswer, type PortableExercise, type PortableItem, textOf } from '#portable/portable.ts'
import { SOURCE, SVG, sampleOf, worksheet } from '#portable/samples.ts'
import { oneSection } from '#quiz/exercise/exercise.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import { type TypeName, typeNames } from '#quiz/registry/definitions.ts'
import { kits } from '#quiz/registry/kits.tsx'
import type { Question } from '#quiz/worksheet/worksheet.ts'
import { theme } from '#science/bank.ts'
import { task, taskKinds } from '#tasks/task.ts'
import { mathsQuestion } from '#worksheets/maths-question.ts'
import { choiceQuestion, openQuestion } from '#worksheets/science-question.ts'
import { taskQuiz } from '#worksheets/task-quiz.ts'
import { readFile } from './read.ts'

const json = (path: string): unknown => JSON.parse(readFileSync(`content/${path}`, 'utf8'))

const exerciseOf = (title: string, quiz: ReturnType<typeof taskQuiz>): PortableExercise =>
  portableOf(kits.definitions, oneSection({ type: 'questions', quiz }), title)

const questionsOf = (title: string, questions: readonly Question[]): PortableExercise =>
  exerciseOf(title, { title, format: '', items: [], stimulus: null, questions })

const standsAlone = (type: TypeName): boolean => !textTypes.some((text) => text === type)

/** The topics of one school: the same types as the sets, with other words. */
const prelims: readonly PortableExercise[] = readdirSync('content/prelimQuizzes')
  .filter((file) => file.startsWith('2024-Kingfisher'))
  .flatMap((file) => {
    const parsed = parseQuiz(json(`prelimQuizzes/${file}`))
    return parsed.status === 'ok' && standsAlone(parsed.typed.type)
      ? [portableOf(kits.definitions, oneSection(parsed.typed), file)]
      : []
  })

/** Any drawing stands for those of the bank. */
const drawings: ReadonlyMap<string, string> = new Map(
  readdirSync('content/drawings', { recursive: true, encoding: 'utf8' }).map((file) => [file, SVG]),
)

function science(file: string): PortableExercise {
  const { choice, open } = theme.parse(json(`science/${file}`))
  return questionsOf(file, [
    ...choice.slice(0, 30).map((item, i) => choiceQuestion(item, i + 1, drawings)),
    ...open.slice(0, 3).map((item, i) => openQuestion(item, i + 31, drawings)),
  ])
}

const exercises: readonly PortableExercise[] = [
  ...typeNames.filter(standsAlone).map(sampleOf),
  worksheet,
  ...prelims,
  ...playedSkills.map(({ id }) =>
    questionsOf(
      `maths ${id}`,
      drawSet(id, 1).map((asked, i) => mathsQuestion(asked, i + 1)),
    ),
  ),
  ...readdirSync('content/science').map(science),
  ...taskKinds.map((kind) => exerciseOf(kind, taskQuiz(task.parse(json(`tasks/${kind}/1.json`))))),
]

/** How each writes what is underlined (src/portable/losses.ts). */
const UNDERLINED: Readonly<Partial<Record<FileName, (text: string) => string>>> = {
  'gift.txt': (text) => `[w]${text}[/w]`,
  'moodle.xml': (text) => `[w]${text}[/w]`,
  'qti21.zip': (text) => `[w]${text}[/w]`,
  'questions.csv': (text) => `[${text}]`,
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

type Written = (line: Line) => string

const writtenIn =
  (name: FileName): Written =>
  (line) =>
    line.map(({ kind, text }) => (kind === 'underlined' ? (UNDERLINED[name]?.(text) ?? text) : text)).join('')

/** What is read before the question and asked; the cells of a table stand one after the other. */
function promptOf({ about, ask }: PortableItem, written: Written): string {
  const above = about.flatMap((block) => {
    if (block.kind === 'line') return [written(block.line)]
    return block.kind === 'table' ? block.rows.flat() : []
  })
  return inOneLine([...above, written(ask)].join(' '))
}

/** Why a question is left out, by how it is answered. */
const REFUSED: Readonly<Record<PortableAnswer['kind'], RegExp>> = {
  typed: /is answered by typing/,
  written: /is answered in sentences|is answered by typing|is too long/,
  choice: /options: six are the most|is too long/,
}

/** The question as it comes back; null where it has no place in a quiz of one's own. */
function questionOf({ answer, reason, ...item }: PortableItem, written: Written): OwnQuestion | null {
  const prompt = promptOf({ answer, reason, ...item }, written)
  if (answer.kind !== 'choice' || answer.options.length > MAX_OPTIONS || prompt.length > MAX_TEXT.prompt) return null
  const reasons = answer.options.map((option) => inOneLine(option.reason))
  return {
    prompt,
    options: answer.options.map(({ line }) => inOneLine(written(line))),
    key: answer.key,
    reason: inOneLine(reason.join(' ')),
    reasons: reasons.some((text) => text !== '') ? reasons : [],
  }
}

async function draftsOf(name: FileName, exercise: PortableExercise): Promise<readonly Draft[]> {
  const file = portableFile(name, exercise, SOURCE, '')
  if (file === null) return []
  const found = await readFile(typeof file === 'string' ? new TextEncoder().encode(file) : file)
  return isTextDraft(found) ? [] : found.drafts
}

const READ_AGAIN = ['qti21.zip', 'moodle.xml', 'gift.txt', 'questions.csv'] as const

describe.each(READ_AGAIN)('%s, written and read again', (name) => {
  it.each(exercises.map((exercise) => [exercise.title, exercise] as const))(
    'is the same quiz: %s',
    async (_, exercise) => {
      const items = carried(FILES[name].losses, exercise.items)
      const verdicts = (await draftsOf(name, exercise)).map((draft, i) => check(draft, i + 1))
      expect(verdicts.map((verdict) => (verdict.status === 'ready' ? verdict.question : verdict.words))).toEqual(
        items.map((item) => questionOf(item, writtenIn(name)) ?? expect.stringMatching(REFUSED[item.answer.kind])),
      )
      for (const [i, { about }] of items.entries())
        if (about.some(({ kind }) => kind === 'picture')) expect(verdicts[i]?.notes).toContain(NOTES.picture)
    },
  )
})

it('most kinds of exercise have a question that comes back', () => {
  const written = writtenIn('questions.csv')
  const asked = exercises.filter(({ items }) => items.some((item) => questionOf(item, written) !== null))
  expect(asked.length / exercises.length).toBeGreaterThan(0.5)
})

it('keeps the title', async () => {
  const exercise = sampleOf('grammar-mcq')
  for (const name of ['gift.txt', 'moodle.xml', 'qti21.zip'] as const) {
    const file = portableFile(name, exercise, SOURCE, '') ?? ''
    const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
    expect((await readFile(bytes)).title).toBe(exercise.title)
  }
  expect(textOf(exercise.items[0]?.ask ?? [])).not.toBe('')
})
