/** The passage with a box in each blank. */

import type { PlayerProps } from '#quiz/contract/quiz-type.ts'
import { TextBlank } from '#quiz/interactions/text-entry/text-blank.tsx'
import { Passage, type Place } from '#quiz/markup/passage.tsx'
import type { CompreClozeQuiz } from './definition.ts'

export function Player(props: PlayerProps<CompreClozeQuiz>) {
  const draw = (place: Place) => {
    const { marker, tail } = place
    const item = marker.kind === 'blank' ? props.quiz.items.find(({ id }) => id === marker.label) : undefined
    // A no-break space is the placeholder: it makes the box's empty state visible to the style sheet.
    return item === undefined ? (
      marker.source + tail
    ) : (
      <TextBlank {...props} item={item} place={place} placeholder=" " language="en" />
    )
  }
  return <Passage text={props.quiz.passage} language="en" split="paragraphs" roomy draw={draw} />
}
