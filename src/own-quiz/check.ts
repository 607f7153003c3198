/** Whether a question can be asked, or what to change in plain words. */
import { counted } from '#lib/counted.ts'
import { MAX_TEXT } from '#lib/text-limits.ts'
import { type Draft, REFUSED } from './draft.ts'
import type { OwnQuestion } from './own-quiz.ts'
import { MAX_OPTIONS, MIN_OPTIONS } from './words/limits.ts'
import { type TakenOff, type Words, wordsOf } from './words/plain-words.ts'

/** What the page can ask for itself: which of several is right, or one more option. */
type Ask = 'which' | 'option' | 'nothing'

type Common = Readonly<{
  /** From 1. */
  number: number
  line: number
  /** What was taken off its texts, in sentences. */
  notes: readonly string[]
}>

/** The texts of `draft` are words alone. `words` is a sentence that begins with 'Question 3'. */
export type Verdict =
  | (Common & Readonly<{ status: 'ready'; question: OwnQuestion }>)
  | (Common & Readonly<{ status: 'change'; draft: Draft; ask: Ask; words: string }>)

/** What the page says of it. */
export const NOTES: Readonly<Record<TakenOff, string>> = {
  marks: 'Bold and other marks were taken off.',
  picture: 'A picture was taken off. Can it be answered without?',
  code: 'What runs or is not shown was taken off.',
  address: 'An address of the web was taken off.',
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const

/** 'three', '12' */
const inWords = (count: number): string => NUMBERS[count] ?? String(count)

/** What is wrong, after 'Question 3 '. */
type Problem = Readonly<{ ask: Ask; words: string }>

const problem = (words: string, ask: Ask = 'nothing'): Problem => ({ ask, words })

const TOO_LONG: readonly Readonly<{ name: string; max: number; of(draft: Draft): readonly string[] }>[] = [
  { name: 'a question', max: MAX_TEXT.prompt, of: ({ prompt }) => [prompt] },
  { name: 'an option', max: MAX_TEXT.option, of: ({ options }) => options },
  { name: 'a reason', max: MAX_TEXT.explanation, of: ({ reason, reasons }) => [reason, ...reasons] },
]

function optionsProblem({ options }: Draft): Problem | null {
  if (options.length < MIN_OPTIONS)
    return problem(
      options.length === 0 ? 'has no options: write two to six.' : 'has one option: add another one.',
      options.length === 1 ? 'option' : 'nothing',
    )
  if (options.length > MAX_OPTIONS) return problem(`has ${inWords(options.length)} options: six are the most.`)
  const again = options.findIndex((option, i) => options.indexOf(option) !== i)
  if (again === -1) return null
  return problem(`has the same option twice, (${options.indexOf(options[again] ?? '') + 1}) and (${again + 1}).`)
}

/** Options of which nothing is left when pictures are taken off. */
const arePictures = (source: Draft, { options }: Draft, takenOff: ReadonlySet<TakenOff>): boolean =>
  takenOff.has('picture') && options.length < source.options.filter((option) => option.trim() !== '').length

function keyProblem({ keys, unknownKey }: Draft): Problem | null {
  if (keys.length > 1) return problem(`has ${inWords(keys.length)} right answers: which?`, 'which')
  if (keys.length === 1) return null
  return unknownKey === ''
    ? problem('does not say which answer is right: which?', 'which')
    : problem(`says that “${unknownKey}” is right, and has no such option: which?`, 'which')
}

function problemOf(draft: Draft, hidden: boolean): Problem | null {
  if (draft.refused !== '') return problem(draft.refused)
  if (hidden)
    return problem(
      'holds hidden characters. They can show a reader a different word from the one that is written. Type it again.',
    )
  if (draft.prompt === '') return problem('asks nothing: write what is asked.')
  const long = TOO_LONG.find(({ max, of }) => of(draft).some((text) => text.length > max))
  if (long !== undefined) return problem(`is too long: ${long.name} has at most ${long.max} characters.`)
  return optionsProblem(draft) ?? keyProblem(draft)
}

/** Without empty options; keys and reasons follow. */
function withoutEmpty(draft: Draft): Draft {
  const filled = draft.options.flatMap((option, i) => (option === '' ? [] : [i]))
  const reasons = filled.map((i) => draft.reasons[i] ?? '')
  return {
    ...draft,
    options: filled.map((i) => draft.options[i] ?? ''),
    keys: draft.keys.map((key) => filled.indexOf(key)).filter((key) => key !== -1),
    reasons: reasons.some((reason) => reason !== '') ? reasons : [],
  }
}

/** Why something is wrong often ends with the reason of the key, which stands beside it anyway. */
export const withoutReason = (text: string, reason: string): string =>
  reason !== '' && text.endsWith(reason) ? text.slice(0, -reason.length).trim() : text

function ownReasons({ reason, reasons, keys }: Draft): readonly string[] {
  const own = reasons.map((text, i) => (keys.includes(i) ? '' : withoutReason(text, reason)))
  return own.some((text) => text !== '') ? own : []
}

/** `number` is that of the question, from 1. */
export function check(source: Draft, number: number): Verdict {
  const read: Words[] = []
  const words = (text: string): string => {
    const found = wordsOf(text, source.writing)
    read.push(found)
    return found.text
  }
  const draft = withoutEmpty({
    ...source,
    writing: 'plain',
    prompt: words(source.prompt),
    options: source.options.map(words),
    unknownKey: words(source.unknownKey),
    refused: source.refused === '' && source.answers.length > 0 ? REFUSED.typed : source.refused,
    reason: words(source.reason),
    reasons: source.reasons.map(words),
  })
  const takenOff = new Set(read.flatMap((one) => one.takenOff))
  const common = { number, line: source.line, notes: [...takenOff].map((one) => NOTES[one]) }
  const reasons = ownReasons(draft)
  const hidden = read.some((one) => one.hidden)
  const found =
    draft.refused === '' && arePictures(source, draft, takenOff)
      ? problem('has pictures as options: write them in words.')
      : problemOf(draft, hidden)
  const { prompt, options, reason, keys } = draft
  const [key] = keys
  if (found === null && key !== undefined)
    return {
      ...common,
      status: 'ready',
      question: { prompt, options: [...options], key, reason, reasons: [...reasons] },
    }
  const { ask, words: said } = found ?? problem('cannot be asked.')
  return { ...common, status: 'change', draft: { ...draft, reasons }, ask, words: `Question ${number} ${said}` }
}

/** '10 questions read: 8 ready, 2 to change.' */
export function countWords(verdicts: readonly Verdict[]): string {
  const ready = verdicts.filter(({ status }) => status === 'ready').length
  const change = verdicts.length - ready
  return `${counted(verdicts.length, 'question')} read: ${ready} ready${change === 0 ? '' : `, ${change} to change`}.`
}
