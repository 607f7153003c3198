/** One question at a time with its options, under the topic that it comes from. */
import type { PlayerProps } from '#quiz/contract/quiz-type.ts'
import { ChoicePlayer } from '#quiz/interactions/choice/choice-player.tsx'
import type { SelectionQuiz } from './definition.ts'

export function Player(props: PlayerProps<SelectionQuiz>) {
  const source = props.quiz.sources[props.stage]
  if (source === undefined) return <ChoicePlayer {...props} language="en" sentence="" />
  return (
    <>
      <p className="label item-source" lang={source.language}>
        {source.topic}
      </p>
      <ChoicePlayer {...props} language={source.language} sentence={source.sentence} />
    </>
  )
}
