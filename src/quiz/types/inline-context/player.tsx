/** The passage with the options of each blank standing in its line. */

import type { PlayerProps } from '#quiz/contract/quiz-type.ts'
import { isMarked } from '#quiz/contract/result.ts'
import { InlineChoices } from '#quiz/interactions/inline-choice/inline-choices.tsx'
import { Passage, type Place } from '#quiz/markup/passage.tsx'
import type { InlineContextQuiz } from './definition.ts'

export function Player(props: PlayerProps<InlineContextQuiz>) {
  const draw = (place: Place) => {
    const { marker, tail } = place
    if (marker.kind !== 'slot') return marker.source + tail
    const item = props.quiz.items.find(({ id }) => id === marker.label)
    return item === undefined ? `[?]${tail}` : <InlineChoices {...props} item={item} place={place} language="zh-Hans" />
  }
  const { quiz, reasons } = props
  const words = isMarked(quiz, reasons) ? quiz.words : []
  return <Passage text={quiz.passage} language="zh-Hans" split="lines" roomy words={words} draw={draw} />
}
