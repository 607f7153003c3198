/** The passage with its target words, and the question on stage below it. */

import type { PlayerProps } from '#quiz/contract/quiz-type.ts'
import { ChoicePlayer } from '#quiz/interactions/choice/choice-player.tsx'
import { Passage } from '#quiz/markup/passage.tsx'
import type { VocabClozeQuiz } from './definition.ts'

export function Player(props: PlayerProps<VocabClozeQuiz>) {
  const { quiz, stage } = props
  return (
    <>
      <div className="below">
        <Passage
          text={quiz.passage}
          language="en"
          split="paragraphs"
          roomy={false}
          draw={({ marker, tail }) => (
            <>
              {marker.kind === 'target' || marker.kind === 'mark' ? (
                <mark className="marked-word" aria-current={marker.label === stage ? 'true' : undefined}>
                  {marker.text}
                </mark>
              ) : (
                marker.source
              )}
              {tail}
            </>
          )}
        />
      </div>
      <ChoicePlayer {...props} language="en" />
    </>
  )
}
