/** What stands behind a blank once it is marked: a tick, or a cross with the answer, and a hint. */

import { Check, X } from 'lucide-react'
import type { Language } from '#lib/language.ts'
import type { ItemResult } from '#quiz/contract/quiz-type.ts'
import { Icon } from '#ui/icon.tsx'

type Props = Readonly<{
  response: string
  /** The answer as it is shown beside a cross. */
  answer: string
  result: ItemResult
  language: Language
  /** The punctuation that stays with the blank; '' for none. */
  tail: string
}>

const said = (response: string, right: boolean): string => {
  if (right) return 'Right'
  return response === '' ? 'Wrong: no answer. Answer: ' : 'Wrong. Answer: '
}

export function BlankVerdict({ response, answer, result, language, tail }: Props) {
  const right = result.earned === 1
  return (
    <span className="blank-verdict" data-mark={right ? 'right' : 'wrong'}>
      <Icon of={right ? Check : X} />
      <span className="sr" lang="en">
        {said(response, right)}
      </span>
      {right ? null : (
        <span className="key" lang={language}>
          {answer}
        </span>
      )}
      {result.hint === 'capital' ? <span className="badge badge-note">Check the capital letter</span> : null}
      {tail === '' ? null : <span className="tail">{tail}</span>}
    </span>
  )
}
