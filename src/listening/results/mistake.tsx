/** One mistake in the review: what was asked and chosen, the answer and why, and the clip again with its words. */
import { X } from 'lucide-react'
import { languageOf } from '#lib/language.ts'
import type { Item } from '#listening/practice/position.ts'
import { optionWords } from '#listening/practice/practice.ts'
import { answerWords } from '#listening/practice/results.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { AnswerHere } from './answer-here.tsx'
import { PlayToggle } from './play-toggle.tsx'
import { Transcript } from './transcript.tsx'
import type { Review } from './use-review.ts'

type Props = Readonly<{
  item: Item
  /** The option chosen, from 0; null for none. */
  response: number | null
  review: Review
}>

export function Mistake({ item, response, review }: Props) {
  const { clip, question, number, language } = item
  const name = `item-${number}`
  const isOption = response !== null && optionWords(question, response) !== null
  const chosen = answerWords(question, response)
  const key = answerWords(question, question.key)
  const own = question.reasons[response ?? -1] ?? ''
  return (
    <li id={name} className="is-wrong" tabIndex={-1}>
      <div className="review-head">
        <span className="review-no">
          <Icon of={X} />
          {number}.<span className="sr"> wrong</span>
        </span>
        <p>
          <span lang={languageOf(question.prompt, language)}>{question.prompt}</span>{' '}
          <span className="badge">Clip {clip.id}</span>
        </p>
      </div>
      <dl className="answers">
        <dt>You chose</dt>
        <dd>
          <span className={isOption ? 'was' : 'none'} lang={languageOf(chosen, language)}>
            {chosen}
          </span>
        </dd>
        <dt>Answer</dt>
        <dd className="key" lang={languageOf(key, language)}>
          {key}
        </dd>
      </dl>
      {own === '' ? null : (
        <p className="why" lang={languageOf(own, language)}>
          {own}
        </p>
      )}
      {question.explanation === '' ? null : (
        <p className="why">
          <b>Why:</b> <span lang={languageOf(question.explanation, language)}>{question.explanation}</span>
        </p>
      )}
      <AnswerHere item={item} review={review} />
      <div className="review-audio">
        <PlayToggle
          name={name}
          what={`clip ${clip.id}, for question ${number}`}
          audiofile={clip.audiofile}
          stretch={null}
          review={review}
        />
        <Transcript transcript={clip.transcript} language={language} of={`clip ${clip.id}`} />
      </div>
    </li>
  )
}
