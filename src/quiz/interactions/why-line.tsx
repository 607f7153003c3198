/**
 * Why a marked item of a passage is right or wrong, under the line of its mark: what was given, the key, the reason. The
 * mark is a link to it, so that it opens without script; the style sheet shows the one that a link leads to.
 */

import type { Language } from '#lib/language.ts'
import type { Item, ItemResult, Quiz, Score } from '#quiz/contract/quiz-type.ts'
import { isLost, isMarked, isRight } from '#quiz/contract/result.ts'
import { ReasonText } from '#quiz/markup/reason-text.tsx'
import { GlossedOption } from './glossed-option.tsx'
import { markId, whyId } from './mark.ts'
import { ReportLink } from './report-link.tsx'
import { SecondBest } from './second-best.tsx'
import { VERDICT_WORDS } from './verdict-words.ts'

type Props = Readonly<{
  item: Item
  result: ItemResult
  /** As a pupil reads them; '' for no response. */
  given: string
  /** What is wrong with it; '' for nothing. */
  own: string
  answer: string
  language: Language
  /** Whether it is open until a mark is chosen. */
  first: boolean
}>

/** Only inside a paragraph: it holds no block. */
export function WhyLine({ item, result, given, own, answer, language, first }: Props) {
  const right = isRight(result)
  const words = VERDICT_WORDS[language]
  return (
    <span
      className={`why-line ${right ? 'is-right' : 'is-wrong'}${first ? ' why-first' : ''}`}
      id={whyId(item.id)}
      role="note"
      lang="en"
      translate="yes"
      tabIndex={-1}
    >
      <span className="why-answers">
        <span lang={language}>
          <b>{item.id}.</b> <span className="sr">{right ? words.isRight : words.isWrong}</span> {words.yourAnswer}
          {words.colon}
          {given === '' ? <b className="none">{words.noAnswer}</b> : <b className={right ? 'key' : 'was'}>{given}</b>}
        </span>
        {right ? null : (
          <span lang={language}>
            {words.answer}
            {words.colon}
            <b className="key">{answer}</b>
          </span>
        )}
        <a className="why-close" href={`#${markId(item.id)}`}>
          Close<span className="sr"> the reason of {item.id}</span>
        </a>
      </span>
      <SecondBest hint={result.hint} best={answer} />
      {own === '' ? null : (
        <span lang={language}>
          <ReasonText text={own} language={language} />
        </span>
      )}
      <span lang={language}>
        <ReasonText text={item.explanation} language={language} />
      </span>
      {Object.keys(item.glosses).map((option) => (
        <span key={option} lang={language}>
          <GlossedOption item={item} text={option} />
        </span>
      ))}
      <ReportLink id={item.id} given={given} />
    </span>
  )
}

/** The item whose reason is open until a mark is chosen: the first lost one, or the first if none is lost. */
export function firstExplained(quiz: Quiz, score: Score): string {
  const lost = quiz.items.find(({ id }) => isLost(score.results[id]))
  return (lost ?? (isMarked(quiz, score) ? quiz.items[0] : undefined))?.id ?? ''
}
