/** The passage with a box beside each underlined error. */

import type { PlayerProps } from '#quiz/contract/quiz-type.ts'
import { TextBlank } from '#quiz/interactions/text-entry/text-blank.tsx'
import { Passage, type Place } from '#quiz/markup/passage.tsx'
import type { EditingQuiz } from './definition.ts'

export function Player(props: PlayerProps<EditingQuiz>) {
  const draw = (place: Place) => {
    const { marker, tail } = place
    if (marker.kind !== 'mark') return marker.source + tail
    const item = props.quiz.items.find((candidate) => candidate.id === marker.label)
    return (
      <>
        <span className="target" data-unread>
          {marker.text}
        </span>{' '}
        {item === undefined ? (
          tail
        ) : (
          <TextBlank {...props} item={item} place={place} placeholder="Edit" language="en" />
        )}
      </>
    )
  }
  return <Passage text={props.quiz.passage} language="en" split="paragraphs" roomy draw={draw} />
}
