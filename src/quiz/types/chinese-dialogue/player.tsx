/** The phrases to choose from, then the dialogue with a one-digit box in each blank. */

import type { Word } from '#quiz/contract/gloss.ts'
import type { PlayerProps } from '#quiz/contract/quiz-type.ts'
import { isMarked } from '#quiz/contract/result.ts'
import { symbolBlanks } from '#quiz/interactions/gap-match/symbol-blank.tsx'
import { Parts } from '#quiz/markup/passage.tsx'
import { lineParts } from '#quiz/markup/passage-parts.ts'
import { Words } from '#quiz/markup/words.tsx'
import { type DialogueQuiz, definition } from './definition.ts'

type PhrasesProps = Pick<PlayerProps<DialogueQuiz>, 'quiz' | 'response'> & Readonly<{ words: readonly Word[] }>

function Phrases({ quiz, response, words }: PhrasesProps) {
  const used = new Set(Object.values(response))
  return (
    <section className="word-box" lang="zh-Hans" aria-labelledby="phrases">
      <h2 id="phrases">选项</h2>
      <ol className="words words-zh" role="list" translate="no">
        {quiz.phrases.map((phrase, i) => (
          <li key={phrase} className={used.has(String(i + 1)) ? 'is-used' : ''}>
            <b aria-hidden="true">{i + 1}</b>
            <span>
              <Words text={phrase} words={words} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function Player(props: PlayerProps<DialogueQuiz>) {
  const { quiz, response, reasons } = props
  const words = isMarked(quiz, reasons) ? quiz.words : []
  const draw = symbolBlanks(props, definition, { placeholder: '1-8', inputMode: 'numeric', language: 'zh-Hans' })
  return (
    <>
      <Phrases quiz={quiz} response={response} words={words} />
      <div className="dialogue" lang="zh-Hans" translate="no">
        {quiz.lines.map(({ number, speaker, text }) => (
          <div className="line" key={number}>
            <span className="speaker">{speaker}</span>
            <p>
              <Parts parts={lineParts(text)} words={words} draw={draw} />
            </p>
          </div>
        ))}
      </div>
    </>
  )
}
