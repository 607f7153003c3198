/**
 * What stands behind a blank once it is marked: a tick, or a cross with the answer, and a hint. It leads to the reason, which
 * opens under its line.
 */

import { Check, X } from 'lucide-react'
import type { Language } from '#lib/language.ts'
import type { Item, ItemResult } from '#quiz/contract/quiz-type.ts'
import { isRight } from '#quiz/contract/result.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { markId, whyId } from './mark.ts'
import { VERDICT_WORDS } from './verdict-words.ts'
import { WhyLine } from './why-line.tsx'

type Props = Readonly<{
  item: Item
  /** Both as a pupil reads them; '' for no response. */
  given: string
  /** What is wrong with the response; '' for nothing. */
  own: string
  answer: string
  result: ItemResult
  language: Language
  /** The punctuation that stays with the blank; '' for none. */
  tail: string
  /** Whether its reason is open until a mark is chosen. */
  first: boolean
}>

function said(given: string, right: boolean, language: Language): string {
  const { blankRight, blankWrong, blankEmpty } = VERDICT_WORDS[language]
  if (right) return blankRight
  return given === '' ? blankEmpty : blankWrong
}

export function BlankVerdict({ item, given, own, answer, result, language, tail, first }: Props) {
  const right = isRight(result)
  return (
    <>
      <span className="verdict-keep">
        <a
          className="blank-verdict"
          id={markId(item.id)}
          href={`#${whyId(item.id)}`}
          data-mark={right ? 'right' : 'wrong'}
        >
          <Icon of={right ? Check : X} />
          <span className="sr" lang={language}>
            {said(given, right, language)}
          </span>
          {right ? null : (
            <span className="key" lang={language}>
              {answer}
            </span>
          )}
          {result.hint === 'capital' ? <span className="badge badge-note">Check the capital letter</span> : null}
          <span className="sr" lang="en">
            {' '}
            Why?
          </span>
        </a>
        {tail}
      </span>
      <WhyLine item={item} result={result} given={given} own={own} answer={answer} language={language} first={first} />
    </>
  )
}
