/**
 * How the marks of written sentences agree with those of two markers. The sentences are by two writers who saw the questions
 * alone. The first wrote three an item: one that is right, one with a flaw and one that is wrong. Half of those of the second are
 * right in an unusual way.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { variantsOf } from '#quiz/worksheet/judge/sentence/answer-pattern.ts'
import { judgeSentence } from '#quiz/worksheet/judge/sentence/judge-sentence.ts'
import { task } from '#tasks/task.ts'
import { taskQuiz } from '#worksheets/task-quiz.ts'

const WRITERS = ['first', 'second', 'third'] as const

/** What the site says of a sentence: marks, or null where it does not know and the pupil ticks. `markers` gave these marks. */
export type Judged = Readonly<{
  writer: (typeof WRITERS)[number]
  document: string
  item: number
  sentence: string
  markers: readonly [number, number]
  earned: number | null
}>

/** Each line is a document, the number of an item from 1, the marks of both markers and the sentence. */
const linesOf = (writer: Judged['writer']): readonly string[] =>
  readFileSync(new URL(`${writer}-writer.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

function questionsIn(dir: string, document: string) {
  return taskQuiz(task.parse(JSON.parse(readFileSync(join(dir, `${document}.json`), 'utf8')))).questions
}

/** Every sentence of the tables, marked by the patterns of the content in `dir`. Throws where a line names no sentence to write. */
export function judgedSentences(dir: string): readonly Judged[] {
  const documents = new Map<string, ReturnType<typeof questionsIn>>()
  const lines = WRITERS.flatMap((writer) => linesOf(writer).map((line) => ({ writer, line })))
  return lines.map(({ writer, line }) => {
    const [document = '', number = '', first = '', second = '', sentence = ''] = line.split('\t')
    const questions = documents.get(document) ?? questionsIn(dir, document)
    documents.set(document, questions)
    const item = Number(number)
    const question = questions[item - 1]
    const part = question?.parts[0]
    if (question === undefined || part?.answer.kind !== 'sentence')
      throw new Error(`${document} has no sentence to write as item ${number}`)
    const { verdict, earned } = judgeSentence(part.answer, question.stem, part.marks, sentence)
    return {
      writer,
      document,
      item,
      sentence,
      markers: [Number(first), Number(second)],
      earned: verdict === 'points' ? null : earned,
    }
  })
}

const isUnknown = ({ earned }: Judged): boolean => earned === null
const agrees = ({ earned, markers }: Judged): boolean => earned !== null && markers.includes(earned)
export const differs = (one: Judged): boolean => !isUnknown(one) && !agrees(one)
/** A right sentence that earns nothing. */
export const isCalledWrong = ({ earned, markers }: Judged): boolean =>
  earned === 0 && markers.every((marks) => marks === 2)
/** A wrong sentence that earns all marks. */
export const isCalledRight = ({ earned, markers }: Judged): boolean =>
  earned === 2 && markers.every((marks) => marks === 0)

/** For each writer a row for each mark that the first marker gave, and one for all. */
function rowsOf(judged: readonly Judged[]) {
  return WRITERS.flatMap((writer) =>
    rowsOfWriter(
      writer,
      judged.filter((one) => one.writer === writer),
    ),
  )
}

function rowsOfWriter(writer: Judged['writer'], judged: readonly Judged[]) {
  const row = (name: string, some: readonly Judged[]) => ({
    writer,
    'the markers give': name,
    sentences: some.length,
    'the site agrees': some.filter(agrees).length,
    'does not know': some.filter(isUnknown).length,
    differs: some.filter(differs).length,
  })
  const byMarks = [2, 1, 0].map((marks) => [`${marks}`, judged.filter(({ markers }) => markers[0] === marks)] as const)
  return [...byMarks, ['all', judged] as const].map(([name, some]) => row(name, some))
}

/** The sentences of each writer by the marks of the markers, and each that earns other marks. `holds`: none is turned round. */
export function agreement(dir: string) {
  const judged = judgedSentences(dir)
  const [wrong, right] = [judged.filter(isCalledWrong).length, judged.filter(isCalledRight).length]
  const others = judged
    .filter(differs)
    .map(
      ({ document, item, sentence, markers, earned }) =>
        `${document}, ${item}: ${earned}, not ${markers[0]}: ${sentence}`,
    )
  const lines = [...others, `Right called wrong: ${wrong}. Wrong called right: ${right}.`]
  return { rows: rowsOf(judged), lines, holds: wrong + right === 0 }
}

/** Of so many patterns one is tried. */
const STEP = 8

/**
 * What an accepted sentence earns where its own pattern is left out, as if its author had not thought of it: 0 for one
 * that is called wrong. Of each pattern the first sentence is tried.
 */
export function marksWithoutOwnPattern(dir: string): readonly Readonly<{ sentence: string; earned: number | null }>[] {
  const documents = globSync('{tasks/synthesis/*,whole-papers/english/*/synthesis}.json', { cwd: dir })
  return documents
    .flatMap((file) => questionsIn(dir, file.replace(/\.json$/, '')))
    .flatMap(({ stem, parts }) =>
      parts.flatMap(({ answer, marks }) => {
        if (answer.kind !== 'sentence' || answer.answers.length === 1) return []
        return answer.answers
          .filter((_, i) => i % STEP === 0)
          .map((own) => {
            const answers = answer.answers.filter((pattern) => pattern !== own)
            const sentence = variantsOf(own)[0] ?? ''
            const { verdict, earned } = judgeSentence({ ...answer, answers, mistakes: [] }, stem, marks, sentence)
            return { sentence, earned: verdict === 'points' ? null : earned }
          })
      }),
    )
}
