/** A blank after marking: what was given, a tick or a cross, and the answer where it was wrong. */

import { Check, X } from 'lucide-react'
import type { Language } from '#lib/language.ts'
import type { ItemResult } from '#quiz/contract/quiz-type.ts'
import { blankNumber } from '#quiz/interactions/blank-name.ts'

type Props = Readonly<{
  id: string
  given: string
  /** The answer as shown beside a cross. */
  answer: string
  result: ItemResult
  /** One character or a word. */
  size: 'one' | 'word'
  language: Language
  tail: string
}>

export function MarkedBlank({ id, given, answer, result, size, language, tail }: Props) {
  const right = result.earned === 1
  const state = right ? 'is-right' : 'is-wrong'
  return (
    <span className={size === 'one' ? 'blank blank-one blank-wrap' : 'blank blank-wrap'} id={`item-${id}`}>
      <span className="sr">{blankNumber(id, language)}: </span>
      <span className="blank-no" aria-hidden="true">
        ({id})
      </span>
      <span className={`given ${size === 'word' ? 'given-auto' : ''} ${state}`}>
        <span className="sr" lang="en">
          {right ? 'Right: ' : 'Wrong: '}
        </span>
        {given === '' ? (
          <span className="sr" lang="en">
            no answer
          </span>
        ) : (
          given
        )}
      </span>
      {right ? (
        <Check className="icon is-right" aria-hidden="true" />
      ) : (
        <X className="icon is-wrong" aria-hidden="true" />
      )}
      {right ? null : (
        <span className="key">
          <span className="sr" lang="en">
            . Answer:{' '}
          </span>
          {answer}
        </span>
      )}
      {result.hint === 'capital' ? <span className="badge badge-note">Check the capital letter</span> : null}
      {tail === '' ? null : <span className="dot">{tail}</span>}
    </span>
  )
}
