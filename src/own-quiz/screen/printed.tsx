/** A quiz of somebody else on paper, and its key on a page of its own. The band is the head of every page. */
import { useCallback, useEffect } from 'react'
import type { Language } from '#lib/language.ts'
import type { OwnQuiz } from '#own-quiz/own-quiz.ts'
import { languageIn, titleOf } from '#own-quiz/play.ts'
import type { Quiz, Responses, Score } from '#quiz/contract/quiz-type.ts'
import { blankResponse } from '#quiz/contract/responses.ts'
import { Band } from './band.tsx'
import type { Played } from './played.tsx'
import { useDrawn } from './use-drawn.tsx'

const nothing = () => undefined

type PaperProps<Q extends Quiz> = Readonly<{
  played: Played<Q>
  language: Language
  site: string
  title: string
  response: Responses
  score: Score | null
}>

function Paper<Q extends Quiz>({ played, language, site, title, response, score }: PaperProps<Q>) {
  const { quiz, type, player: Player } = played
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
            <p lang={language}>{type.instruction}</p>
            <Player
              quiz={quiz}
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

type Props = Readonly<{ own: OwnQuiz; site: string; onDrawn(): void }>

function Papers<Q extends Quiz>({ own, site, onDrawn, played }: Props & Readonly<{ played: Played<Q> }>) {
  useEffect(onDrawn, [onDrawn])
  const { type, quiz } = played
  const keys = Object.fromEntries(quiz.items.map(({ id, key }) => [id, key]))
  const title = titleOf(own)
  const also = quiz.items.flatMap(({ id, alternatives }) =>
    alternatives.length === 0 ? [] : [`${id}. ${alternatives.join(', ')}`],
  )
  const common = { played, language: languageIn(own), site }
  return (
    <div className="print-ten own-printed">
      <Paper {...common} title={title} response={blankResponse(quiz)} score={null} />
      <div className="print-key">
        <Paper {...common} title={`${title}: the key`} response={keys} score={type.score(quiz, keys)} />
        {also.length === 0 ? null : <p>Also right: {also.join('; ')}</p>}
      </div>
    </div>
  )
}

/** `onDrawn` is called once it can be printed. */
export function Printed({ own, site, onDrawn }: Props) {
  const draw = useCallback(
    <Q extends Quiz>(played: Played<Q>) => <Papers own={own} site={site} onDrawn={onDrawn} played={played} />,
    [own, site, onDrawn],
  )
  return useDrawn(own, draw)
}
