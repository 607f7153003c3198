/** The sentence of the transcript that holds an answer, with a button that plays just that sentence. */
import { languageOf } from '#lib/language.ts'
import type { Item } from '#listening/practice/position.ts'
import { PlayToggle } from './play-toggle.tsx'
import type { Review } from './use-review.ts'

type Props = Readonly<{ item: Item; review: Review }>

export function AnswerHere({ item, review }: Props) {
  const { question, language } = item
  const { evidence } = question
  if (evidence === null) return null
  return (
    <div className="here">
      <p className="label">The answer was here</p>
      <p className="passage" lang={languageOf(evidence.text, language)}>
        “{evidence.text}”
      </p>
      <div>
        <PlayToggle
          name={`sentence-${item.number}`}
          what={`question ${item.number}`}
          audiofile={item.clip.audiofile}
          stretch={evidence}
          review={review}
        />
      </div>
    </div>
  )
}
