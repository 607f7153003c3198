/** A quiz of somebody else on paper, and its key on a page of its own. The band is the head of every page. */
import { useEffect } from 'react'
import type { OwnQuiz } from '#own-quiz/own-quiz.ts'
import { languageIn, ownType, quizOf, titleOf } from '#own-quiz/play.ts'
import type { Responses, Score } from '#quiz/contract/quiz-type.ts'
import { blankResponse } from '#quiz/contract/responses.ts'
import { ChoicePlayer } from '#quiz/interactions/choice/choice-player.tsx'
import { Band } from './band.tsx'

const nothing = () => undefined

type PaperProps = Readonly<{ own: OwnQuiz; site: string; title: string; response: Responses; score: Score | null }>

function Paper({ own, site, title, response, score }: PaperProps) {
  const quiz = quizOf(own)
  const language = languageIn(own)
  return (
    // The head of a table is printed on each of its pages.
    <table className="own-pages" role="presentation">
      <thead>
        <tr>
          <td>
            <Band site={site} />
          </td>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <h1 lang={language}>{title}</h1>
            <ChoicePlayer
              quiz={quiz}
              language={language}
              sentence=""
              stage="all"
              response={response}
              score={score}
              reasons={score}
              crossed={{}}
              ticked={{}}
              onRespond={nothing}
              onCross={nothing}
              onTick={nothing}
            />
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** `onDrawn` is called once it can be printed. */
export function Printed({ own, site, onDrawn }: Readonly<{ own: OwnQuiz; site: string; onDrawn(): void }>) {
  useEffect(onDrawn, [onDrawn])
  const quiz = quizOf(own)
  const keys = Object.fromEntries(quiz.items.map(({ id, key }) => [id, key]))
  const score = ownType[languageIn(own)].score(quiz, keys)
  const title = titleOf(own)
  return (
    <div className="print-ten own-printed">
      <Paper own={own} site={site} title={title} response={blankResponse(quiz)} score={null} />
      <div className="print-key">
        <Paper own={own} site={site} title={`${title}: the key`} response={keys} score={score} />
      </div>
    </div>
  )
}
