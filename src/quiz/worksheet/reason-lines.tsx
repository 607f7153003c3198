/** Why an answer is right or wrong, in two paragraphs: a phone that has no room for both folds the second (`showVerdict`). */
import type { ReactNode } from 'react'
import { firstSentence } from './first-sentence.ts'

/** `own` says what is wrong with the pupil's own answer, '' for nothing; `why` is the reason of the key, '' for none. */
type Props = Readonly<{ own: string; why: string; draw(text: string): ReactNode }>

export function ReasonLines({ own, why, draw }: Props) {
  const first = own === '' ? firstSentence(why) : own
  const rest = own === '' ? why.slice(first.length) : why
  return (
    <>
      {first === '' ? null : <p>{draw(first)}</p>}
      {rest === '' ? null : (
        <details open>
          <summary>More</summary>
          <p>{draw(rest)}</p>
        </details>
      )}
    </>
  )
}
