/** One mistake in the review: what was asked and chosen, the answer and why, and the clip again with its words. */
import { X } from 'lucide-react'
import { languageOf } from '#lib/language.ts'
import type { Item } from '#listening/practice/position.ts'
import { isWords, ownReason, type WrongAnswer } from '#listening/practice/results.ts'
import { Icon } from '#ui/icon.tsx'
import { AnswerHere } from './answer-here.tsx'
import { PlayToggle } from './play-toggle.tsx'
import { Transcript } from './transcript.tsx'
import type { Review } from './use-review.ts'

type Props = Readonly<{
  wrong: WrongAnswer
  /** Where it stands in the practice; null if the practice has no such question. */
  item: Item | null
  review: Review
}>

export function Mistake({ wrong, item, review }: Props) {
  const clip = item?.clip.id ?? String(wrong.clipIndex + 1)
  const name = `item-${item?.number ?? `${wrong.clipIndex}-${wrong.questionIndex}`}`
  const own = item === null ? '' : ownReason(item.question, wrong.userAnswer)
  return (
    <li id={name} className="is-wrong" tabIndex={-1}>
      <div className="review-head">
        <span className="review-no">
          <Icon of={X} />
          {item?.number}.<span className="sr"> wrong</span>
        </span>
        <p>
          <span lang={languageOf(wrong.question)}>{wrong.question}</span> <span className="badge">Clip {clip}</span>
        </p>
      </div>
      <dl className="answers">
        <dt>You chose</dt>
        <dd>
          <span className={isWords(wrong.userAnswer) ? 'was' : 'none'} lang={languageOf(wrong.userAnswer)}>
            {wrong.userAnswer}
          </span>
        </dd>
        <dt>Answer</dt>
        <dd className="key" lang={languageOf(wrong.correctAnswer)}>
          {wrong.correctAnswer}
        </dd>
      </dl>
      {own === '' ? null : (
        <p className="why" lang={languageOf(own)}>
          {own}
        </p>
      )}
      {item === null || item.question.explanation === '' ? null : (
        <p className="why">
          <b>Why:</b> <span lang={languageOf(item.question.explanation)}>{item.question.explanation}</span>
        </p>
      )}
      {item === null ? null : <AnswerHere item={item} audiofile={wrong.audiofile} review={review} />}
      <div className="review-audio">
        <PlayToggle
          name={name}
          what={`clip ${clip}, for question ${item?.number}`}
          audiofile={wrong.audiofile}
          stretch={null}
          review={review}
        />
        <Transcript transcript={item?.clip.transcript ?? ''} of={`clip ${clip}`} />
      </div>
    </li>
  )
}
