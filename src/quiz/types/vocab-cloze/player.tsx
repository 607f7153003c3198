/** The question on stage under the sentence of its word, and the whole passage below; all questions are below the passage. */

import type { PlayerProps } from '#quiz/contract/quiz-type.ts'
import { ChoicePlayer } from '#quiz/interactions/choice/choice-player.tsx'
import { Passage } from '#quiz/markup/passage.tsx'
import { targetSentence } from '#quiz/markup/target-sentence.ts'
import type { VocabClozeQuiz } from './definition.ts'

export function Player(props: PlayerProps<VocabClozeQuiz>) {
  const { quiz, stage } = props
  return (
    <>
      {stage === 'all' ? null : (
        <ChoicePlayer {...props} language="en" sentence={targetSentence(quiz.passage, stage)} />
      )}
      <section className="whole-passage" aria-label="Passage">
        <Passage
          text={quiz.passage}
          language="en"
          split="paragraphs"
          roomy={false}
          draw={({ marker, tail }) => (
            <>
              {/* The questions below name their words by number. */}
              {stage === 'all' && marker.kind === 'target' ? `(${marker.label})\u00a0` : ''}
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
      </section>
      {stage === 'all' ? <ChoicePlayer {...props} language="en" sentence="" /> : null}
    </>
  )
}
