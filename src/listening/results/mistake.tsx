/** One mistake in the review: what was asked and chosen, the answer and why, and the clip again with its words. */
import { X } from 'lucide-react'
import type { Place } from '#listening/practice/position.ts'
import { isWords, ownReason, type WrongAnswer } from '#listening/practice/results.ts'
import { Icon } from '#ui/icon.tsx'
import { PlayToggle } from './play-toggle.tsx'
import { Transcript } from './transcript.tsx'
import type { Review } from './use-review.ts'

type Props = Readonly<{
  wrong: WrongAnswer
  /** Where it stands in the practice; null if the practice has no such question. */
  place: Place | null
  review: Review
}>

export function Mistake({ wrong, place, review }: Props) {
  const clip = place?.clip.id ?? String(wrong.clipIndex + 1)
  const name = `item-${place?.number ?? `${wrong.clipIndex}-${wrong.questionIndex}`}`
  const own = place === null ? '' : ownReason(place.question, wrong.userAnswer)
  return (
    <li id={name} className="is-wrong" tabIndex={-1}>
      <div className="review-head">
        <span className="review-no">
          <Icon of={X} />
          {place?.number}.<span className="sr"> wrong</span>
        </span>
        <p>
          {wrong.question} <span className="badge">Clip {clip}</span>
        </p>
      </div>
      <dl className="answers">
        <dt>You chose</dt>
        <dd>
          <span className={isWords(wrong.userAnswer) ? 'was' : 'none'}>{wrong.userAnswer}</span>
        </dd>
        <dt>Answer</dt>
        <dd className="key">{wrong.correctAnswer}</dd>
      </dl>
      {own === '' ? null : <p className="why">{own}</p>}
      {place === null || place.question.explanation === '' ? null : (
        <p className="why">
          <b>Why:</b> {place.question.explanation}
        </p>
      )}
      <div className="review-audio">
        <PlayToggle
          name={name}
          what={`clip ${clip}, for question ${place?.number}`}
          audiofile={wrong.audiofile}
          review={review}
        />
        <Transcript transcript={place?.clip.transcript ?? ''} of={`clip ${clip}`} />
      </div>
    </li>
  )
}
