/** The word list, then the passage with a one-letter box in each blank. */

import type { PlayerProps } from '#quiz/contract/quiz-type.ts'
import { symbolBlanks } from '#quiz/interactions/gap-match/symbol-blank.tsx'
import { Passage } from '#quiz/markup/passage.tsx'
import { definition, type GrammarClozeQuiz } from './definition.ts'

function WordList({ quiz, response }: Pick<PlayerProps<GrammarClozeQuiz>, 'quiz' | 'response'>) {
  const used = new Set(Object.values(response))
  return (
    <section className="word-box" aria-labelledby="word-list">
      <h2 id="word-list">Choose from the words below:</h2>
      <ul className="words" role="list" translate="no">
        {quiz.wordList.map(({ letter, word }) => (
          <li key={letter} className={used.has(letter) ? 'is-used' : ''}>
            <b>({letter})</b>
            <span>{word}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Player(props: PlayerProps<GrammarClozeQuiz>) {
  const { quiz, response } = props
  const draw = symbolBlanks(props, definition, { placeholder: ' ', inputMode: 'text', language: 'en' })
  return (
    <>
      <WordList quiz={quiz} response={response} />
      <Passage text={quiz.passage} language="en" split="paragraphs" roomy draw={draw} />
    </>
  )
}
