/** Whether a text can be asked, or what to change in plain words. */
import type { ByLanguage } from '#lib/language.ts'
import { documents } from '#quiz/registry/documents.ts'
import { check, NOTES } from './check.ts'
import type { Draft, TextDraft } from './draft.ts'
import { documentOf, LETTERS } from './texts/document-of.ts'
import { kinds } from './texts/kinds.ts'
import { type OwnText, problemsOf, textShape } from './texts/own-text.ts'
import { withoutMarkers } from './texts/places.ts'
import { type TakenOff, wordsOf } from './words/plain-words.ts'

/** `words` are a sentence; `line` is where to look, 0 for nowhere certain. */
type LineProblem = Readonly<{ line: number; words: string }>

/** `own` is null while there is something to change. `rows` are those of the table as they are written. */
export type TextVerdict = Readonly<{
  own: OwnText | null
  /** What was understood, as far as it could be. */
  understood: Readonly<{ name: string; count: number }>
  problems: readonly LineProblem[]
  /** What was taken off its texts, in sentences. */
  notes: readonly string[]
  rows: readonly (readonly string[])[]
}>

type Item = OwnText['items'][number]
type Answer = Readonly<{ item: Item; problem: string; notes: readonly string[] }>

const TOO_LONG =
  'Something here is too long: an option or a word has at most 500 characters, a reason 3,000, a paragraph 20,000.'

const NO_ITEM: Item = { answers: [], options: [], reason: '', reasons: [], mistakes: [] }

/** A word of the list, or its letter or number. */
function listed(answer: string, list: readonly string[], symbols: string): string {
  if (list.includes(answer)) return answer
  const at = answer.length === 1 ? symbols.indexOf(answer.toUpperCase()) : -1
  return list[at] ?? answer
}

/** What a page calls the words of a list. */
const SYMBOLS: ByLanguage<string> = { en: LETTERS, 'zh-Hans': '12345678' }

/** `words` takes off what is no words. */
function answerOf(
  type: OwnText['type'],
  number: number,
  draft: Draft,
  list: readonly string[],
  words: (text: string) => string,
): Answer {
  const { answered, language } = kinds[type]
  if (answered === 'options') {
    const verdict = check({ ...draft, prompt: String(number) }, number)
    const { notes } = verdict
    if (verdict.status === 'change')
      return { item: NO_ITEM, problem: verdict.words.replace(/^Question/, 'Number'), notes }
    const { options, key, reason, reasons } = verdict.question
    return { item: { ...NO_ITEM, answers: [options[key] ?? ''], options, reason, reasons }, problem: '', notes }
  }
  const given = (answer: string): string =>
    answered === 'listed' ? listed(words(answer), list, SYMBOLS[language]) : words(answer)
  const answers = [...new Set(draft.answers.map(given).filter((answer) => answer !== ''))]
  const mistakes = draft.mistakes.map(({ answer, reason }) => ({ answer: given(answer), reason: words(reason) }))
  const half = mistakes.find(({ answer, reason }) => answer === '' || reason === '')
  return {
    item: { ...NO_ITEM, answers, reason: words(draft.reason), mistakes },
    problem:
      answers.length === 0
        ? `Number ${number} has no answer.`
        : half === undefined
          ? ''
          : `Number ${number} has a wrong answer without its reason, or a reason without its answer: “${half.answer || half.reason}”.`,
    notes: [],
  }
}

/** Of numbers that should be 1, 2, 3 …, each once. */
function numberProblems(numbers: readonly number[]): readonly string[] {
  const again = numbers.filter((number, i) => numbers.indexOf(number) !== i)
  const missing = Array.from({ length: numbers.length }, (_, i) => i + 1).filter((number) => !numbers.includes(number))
  return [
    ...[...new Set(again)].map((number) => `Two rows begin with ${number}.`),
    ...(again.length > 0 ? [] : missing.map((number) => `No row begins with ${number}: they are counted from 1.`)),
  ]
}

/** What its own rules and the schema of its type say of a text that has all its parts. */
function ownProblems(own: OwnText): readonly Readonly<{ number: number; words: string }>[] {
  if (!textShape.safeParse(own).success) return [{ number: 0, words: TOO_LONG }]
  const problems = problemsOf(own)
  if (problems.length > 0) return problems
  const read = documents[own.type].schema.safeParse(documentOf(own))
  return read.success ? [] : [{ number: 0, words: 'This text cannot be asked.' }]
}

export function checkText(draft: TextDraft): TextVerdict {
  const { type, title, paragraphs, words: list, answers, strays, rows } = draft
  const takenOff = new Set<TakenOff>()
  const hidden: LineProblem[] = []
  const cleaned =
    (line: number) =>
    (source: string): string => {
      const read = wordsOf(source, 'plain')
      for (const one of read.takenOff) takenOff.add(one)
      if (read.hidden)
        hidden.push({
          line,
          words:
            'Hidden characters are here. They can show a reader a different word from the one that is written. Type it again.',
        })
      return read.text
    }
  const read = paragraphs.flatMap(({ line, text }) =>
    text.split('\n').map((part) => withoutMarkers(cleaned(line)(part))),
  )
  const words = list.map(cleaned(0))
  const sorted = answers.toSorted((a, b) => a.number - b.number)
  const found = sorted.map(({ number, draft }) => answerOf(type, number, draft, words, cleaned(draft.line)))
  const lineOf = (number: number): number => sorted.find((answer) => answer.number === number)?.draft.line ?? 0
  const own: OwnText = {
    type,
    title,
    paragraphs: read.filter((paragraph) => paragraph !== ''),
    words,
    items: found.map(({ item }) => item),
  }
  const first: readonly LineProblem[] = [
    ...strays.map(({ line, text }) => ({
      line,
      words: `A row begins with “${text.slice(0, 40)}”. Rows begin with Text, with Words or with a number.`,
    })),
    ...hidden,
    ...numberProblems(sorted.map(({ number }) => number)).map((said) => ({ line: 0, words: said })),
    ...found.flatMap(({ problem }, i) =>
      problem === '' ? [] : [{ line: lineOf(sorted[i]?.number ?? 0), words: problem }],
    ),
  ]
  const problems =
    first.length > 0
      ? first
      : ownProblems(own).map(({ number, words: said }) => ({ line: lineOf(number), words: said }))
  return {
    own: problems.length === 0 ? own : null,
    understood: { name: kinds[type].name, count: answers.length },
    problems: problems.filter(
      ({ line, words: said }, i) => problems.findIndex((one) => one.line === line && one.words === said) === i,
    ),
    notes: [
      ...new Set([
        ...draft.notes,
        ...found.flatMap((answer) => answer.notes),
        ...[...takenOff].map((one) => NOTES[one]),
      ]),
    ],
    rows,
  }
}
