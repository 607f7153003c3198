/**
 * Marks a worksheet as a marker would (docs/behaviour.md, 21): right values in another form are named as such, a usual slip
 * gets its own sentence, and a later part that is right for the pupil's own earlier answer earns its marks. Pure.
 */
import type { Language } from '#lib/language.ts'
import type { Responses } from '#quiz/contract/quiz-type.ts'
import { isAnswered } from '#quiz/contract/responses.ts'
import { isSame } from '#quiz/worksheet/reader/rational.ts'
import { visibleText } from '#quiz/worksheet/reader/visible-text.ts'
import {
  type Answer,
  isHand,
  languageOfQuestion,
  type Part,
  type Question,
  type TypedAnswer,
} from '#quiz/worksheet/worksheet.ts'
import { askedText } from './asked-text.ts'
import { compare, joined, placesAsked, typedValue } from './compare.ts'
import { ownKey } from './follow.ts'
import { TYPED_WORDS } from './forms.ts'
import { judgeHand } from './judge-hand.ts'
import type { Judgement } from './judgement.ts'
import { judgeSentence } from './sentence-rules.ts'

const isTyped = (answer: Answer): answer is TypedAnswer => !/choice|lines|sentence|fill|plot/.test(answer.kind)

/** What is written where '#' stands: the letter, how many terms, or the printed unit. */
function detailOf(answer: TypedAnswer): string {
  if ('letter' in answer) return answer.letter
  if ('terms' in answer) return String(answer.terms)
  return 'after' in answer ? answer.after || answer.before : ''
}

const writeAgain = (answer: TypedAnswer, language: Language): string =>
  TYPED_WORDS[language].write[answer.kind].replaceAll('#', detailOf(answer))

/**
 * What is said of a typed answer before it is marked. `reading` is what we read, '' where it is what was typed; `isSure` is false where
 * it may be meant and the pupil says so. `refusal` is why it cannot be marked yet, '' if it can.
 */
export type Understood = Readonly<{ reading: string; isSure: boolean; refusal: string }>

/** Of an answer that is marked, not typed or not there. */
export const NOTHING: Understood = { reading: '', isSure: true, refusal: '' }

/** Without what a reading may add between its signs. */
const squeezed = (text: string): string => visibleText(text).replace(/[ ,.:]/g, '')

/** What is said of `given`, in the language of the question. */
export function understood(question: Question, part: Part, given: string, language: Language): Understood {
  const { answer } = part
  if (!isTyped(answer) || !isAnswered(given)) return NOTHING
  const { verdict, reading } = compare(answer, given, askedText(question, part))
  const { readAs, stop, meant } = TYPED_WORDS[language]
  if (verdict === 'unreadable') return { ...NOTHING, refusal: writeAgain(answer, language) }
  if (verdict === 'unsure') return { reading, isSure: false, refusal: `${readAs}${reading}${stop}${meant}` }
  return { ...NOTHING, reading: squeezed(reading) === squeezed(joined(answer, given)) ? '' : reading }
}

/** Whether it is right for the pupil's own answers to earlier parts. */
function isOwn(question: Question, part: Part, responses: Responses): boolean {
  const { answer } = part
  if (part.follows === '' || (answer.kind !== 'number' && answer.kind !== 'fraction')) return false
  const key = ownKey(question, part, responses)
  const given = typedValue(answer, responses[part.id] ?? '', askedText(question, part))
  return key !== null && given !== null && isSame(given, key)
}

/** The first line of the working that earns a mark: where to look. */
const firstStep = ({ steps }: Part): string => (steps.find(({ mark }) => mark === 1) ?? steps[0])?.text ?? ''

function judgeChoice(part: Part, answer: Extract<Answer, { kind: 'choice' }>, given: string): Judgement {
  if (given === String(answer.key)) return { verdict: 'right', earned: part.marks, note: '' }
  const why = answer.whys[Number(given)] ?? ''
  return why === '' ? { verdict: 'wrong', earned: 0, note: '' } : { verdict: 'slip', earned: 0, note: why }
}

/** What is said of a value that is less than one per cent away. */
function nearNote(text: string, language: Language): string {
  const { pi, places, other } = TYPED_WORDS[language].near
  const asked = placesAsked(text)
  if (asked > 0) return places.replace('#', String(asked))
  return text.includes('π') ? pi : other
}

function judgeTyped(question: Question, part: Part, answer: TypedAnswer, responses: Responses): Judgement {
  const given = responses[part.id] ?? ''
  const text = askedText(question, part)
  const language = languageOfQuestion(question, null)
  const { forms } = TYPED_WORDS[language]
  const { verdict } = compare(answer, given, text)
  if (verdict === 'same') return { verdict: 'right', earned: part.marks, note: '' }
  if (verdict === 'unreadable' || verdict === 'unsure')
    return { verdict: 'unread', earned: 0, note: writeAgain(answer, language) }
  if (verdict !== 'near' && verdict !== 'other') {
    const detail = verdict === 'rounding' ? String(placesAsked(text)) : detailOf(answer)
    return { verdict: 'form', earned: Math.max(0, part.marks - 1), note: forms[verdict].replace('#', detail) }
  }
  if (isOwn(question, part, responses)) return { verdict: 'follows', earned: part.marks, note: '' }
  const slip = part.slips.find(({ answer: key }) => {
    const { verdict: met } = compare({ ...answer, key }, given, text)
    return met === 'same' || met in forms
  })
  if (slip !== undefined && slip.why !== '') return { verdict: 'slip', earned: 0, note: slip.why }
  if (verdict === 'near') return { verdict: 'near', earned: 0, note: nearNote(text, language) }
  const step = firstStep(part)
  return { verdict: 'wrong', earned: 0, note: step === '' ? '' : `Look at this step first: ${step}` }
}

/** What the response to one part of a question earns, and what to say of it. */
export function judge(question: Question, part: Part, responses: Responses): Judgement {
  const { answer, marks } = part
  if (answer.kind === 'lines') return { verdict: 'points', earned: 0, note: '' }
  const given = responses[part.id] ?? ''
  if (!isAnswered(given)) return { verdict: 'none', earned: 0, note: '' }
  if (answer.kind === 'choice') return judgeChoice(part, answer, given)
  if (isHand(answer)) return judgeHand(answer, marks, given)
  return answer.kind === 'sentence'
    ? judgeSentence(answer, question.stem, marks, given)
    : judgeTyped(question, part, answer, responses)
}
