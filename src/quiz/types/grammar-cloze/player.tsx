/** The word list, then the passage with a one-letter box in each blank. */

import type { PlayerProps } from '#quiz/contract/quiz-type.ts'
import { SymbolBlank } from '#quiz/interactions/gap-match/symbol-blank.tsx'
import { Passage, type Place } from '#quiz/markup/passage.tsx'
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
  const draw = (place: Place) => {
    const { marker, tail } = place
    const item = marker.kind === 'blank' ? quiz.items.find(({ id }) => id === marker.label) : undefined
    if (item === undefined) return marker.source + tail
    const answer = definition.responseText(quiz, item, item.key)
    return (
      <SymbolBlank
        {...props}
        item={item}
        place={place}
        placeholder=" "
        inputMode="text"
        language="en"
        given={definition.responseText(quiz, item, response[item.id] ?? '')}
        answer={answer}
      />
    )
  }
  return (
    <>
      <WordList quiz={quiz} response={response} />
      <Passage text={quiz.passage} language="en" split="paragraphs" roomy draw={draw} />
    </>
  )
}
