/** One question at a time with its options. */
import type { PlayerProps, Quiz } from '#quiz/contract/quiz-type.ts'
import { ChoicePlayer } from '#quiz/interactions/choice/choice-player.tsx'

export function Player(props: PlayerProps<Quiz>) {
  return <ChoicePlayer {...props} language="zh-Hans" sentence="" />
}
