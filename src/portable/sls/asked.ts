/** What the page of an exercise knows of its questions, and how it marks them. Pure. */
import { normalise } from '#quiz/scoring/normalise.ts'

/** The data of a question: reasons are HTML of ours. `options` are as read: '(2) has'. */
export type Asked = Readonly<{
  name: string
  marks: number
  answer:
    | Readonly<{ kind: 'choice'; options: readonly string[]; reasons: readonly string[]; key: number }>
    | Readonly<{
        kind: 'typed'
        accepted: readonly string[]
        mistakes: readonly Readonly<{ text: string; reason: string }>[]
      }>
    | Readonly<{ kind: 'written' }>
}>

/** `note` is the reason for this very response; '' where there is none. */
export type Marked = Readonly<{
  verdict: 'right' | 'wrong' | 'written'
  earned: number
  given: string
  key: string
  note: string
}>

/** Marks a response: the place of an option from 0, or what was typed. */
export function marked({ answer, marks }: Asked, response: string): Marked {
  switch (answer.kind) {
    case 'choice': {
      const [given, key] = [answer.options[Number(response)] ?? '', answer.options[answer.key] ?? '']
      const isRight = response === String(answer.key)
      return verdictOf(isRight, marks, given, key, isRight ? '' : (answer.reasons[Number(response)] ?? ''))
    }
    case 'typed': {
      const given = normalise(response)
      const isRight = answer.accepted.some((text) => normalise(text) === given)
      const known = answer.mistakes.find(({ text }) => normalise(text) === given)
      return verdictOf(isRight, marks, response.trim(), answer.accepted[0] ?? '', isRight ? '' : (known?.reason ?? ''))
    }
    case 'written':
      return { verdict: 'written', earned: 0, given: response.trim(), key: '', note: '' }
  }
}

const verdictOf = (isRight: boolean, marks: number, given: string, key: string, note: string): Marked => ({
  verdict: isRight ? 'right' : 'wrong',
  earned: isRight ? marks : 0,
  given,
  key,
  note,
})

/** What can be earned without a person who marks. */
export const totalOf = (asked: readonly Asked[]): number =>
  asked.reduce((sum, { marks, answer }) => sum + (answer.kind === 'written' ? 0 : marks), 0)

/** What a teacher reads of one question. */
export function feedbackLine({ name }: Asked, { verdict, given, key }: Marked): string {
  if (verdict === 'right') return `${name}: right`
  return verdict === 'wrong' ? `${name}: wrong, ${given}. Right: ${key}` : `${name}: ${given}`
}
