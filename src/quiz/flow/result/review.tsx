/** Every item after marking: what was asked, what was given, the answer and why. */

import { Check, Flag, X } from 'lucide-react'
import type { ByLanguage, Language } from '#lib/language.ts'
import type { Item, ItemId, ItemResult, Quiz, QuizType, Responses, Score } from '#quiz/contract/quiz-type.ts'
import { isRight } from '#quiz/contract/result.ts'
import { ReportLink } from '#quiz/interactions/report-link.tsx'
import { SecondBest } from '#quiz/interactions/second-best.tsx'
import { VERDICT_WORDS } from '#quiz/interactions/verdict-words.ts'
import { MarkedText } from '#quiz/markup/marked-text.tsx'
import { ReasonText } from '#quiz/markup/reason-text.tsx'
import { ownReason } from '#quiz/scoring/own-reason.ts'
import { Icon } from '#ui/icon/icon.tsx'

type Line = Readonly<{
  item: Item
  right: boolean
  flagged: boolean
  given: string
  /** What is wrong with the response; '' for nothing. */
  own: string
  answer: string
  hint: ItemResult['hint']
  language: Language
}>

function Answers({ right, given, answer, hint, language }: Line) {
  const words = VERDICT_WORDS[language]
  if (right)
    return (
      <dl className="answers" lang={language}>
        <dt>{words.yourAnswer}</dt>
        <dd className="key">{given}</dd>
      </dl>
    )
  return (
    <dl className="answers" lang={language}>
      <dt>{words.yourAnswer}</dt>
      {given === '' ? (
        <dd className="none">{words.noAnswer}</dd>
      ) : (
        <dd>
          <span className="was">{given}</span>
        </dd>
      )}
      <dt>{words.answer}</dt>
      <dd>
        <span className="key">{answer}</span>
        {hint === 'capital' ? <span className="badge badge-note"> Check the capital letter</span> : null}
      </dd>
    </dl>
  )
}

const FLAGGED: ByLanguage<string> = { en: 'You flagged this one.', 'zh-Hans': '你给这题做了记号。' }

function ReviewLine(line: Line) {
  const { item, right, flagged, language } = line
  const words = VERDICT_WORDS[language]
  return (
    <li id={`why-${item.id}`} className={right ? 'is-right' : 'is-wrong'} tabIndex={-1}>
      <div className="review-head">
        <span className="review-no">
          {right ? <Icon of={Check} /> : <Icon of={X} />}
          {item.id}.
          <span className="sr" lang={language}>
            {' '}
            {right ? words.isRight : words.isWrong}
          </span>
        </span>
        {item.prompt === '' ? null : (
          <p lang={language}>
            <MarkedText text={item.prompt} />
          </p>
        )}
      </div>
      {flagged ? (
        <p className="flagged-note">
          <Icon of={Flag} />
          <span lang={language}>{FLAGGED[language]}</span>
        </p>
      ) : null}
      <Answers {...line} />
      <SecondBest hint={line.hint} best={line.answer} />
      {line.own === '' ? null : (
        <p className="why">
          <span lang={language}>
            <ReasonText text={line.own} language={language} />
          </span>
        </p>
      )}
      {item.explanation === '' ? null : (
        <p className="why" lang={language}>
          <b>
            {words.why}
            {words.colon}
          </b>
          <span>
            <ReasonText text={item.explanation} language={language} />
          </span>
        </p>
      )}
      <ReportLink id={item.id} given={line.given} />
    </li>
  )
}

type Props<Q extends Quiz> = Readonly<{
  type: QuizType<Q>
  quiz: Q
  response: Responses
  score: Score
  flagged: readonly ItemId[]
}>

export function Review<Q extends Quiz>({ type, quiz, response, score, flagged }: Props<Q>) {
  const lines = quiz.items.flatMap((item): Line[] => {
    const result = score.results[item.id]
    if (result === undefined) return []
    const given = type.responseText(quiz, item, response[item.id] ?? '')
    const answer = type.responseText(quiz, item, item.key)
    const right = isRight(result)
    const noted = { right, flagged: flagged.includes(item.id), hint: result.hint }
    const own = ownReason(item, response[item.id] ?? '')
    return [{ item, given, own, answer, language: type.itemLanguage(quiz, item.id), ...noted }]
  })
  return (
    <ol className="review" role="list">
      {lines.map((line) => (
        <ReviewLine key={line.item.id} {...line} />
      ))}
    </ol>
  )
}
