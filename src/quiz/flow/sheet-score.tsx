/** The score of a marked sheet with the way on, and the items as links to their reasons. */

import { Check, ChevronUp } from 'lucide-react'
import { Fragment } from 'react'
import type { Quiz, Score } from '#quiz/contract/quiz-type.ts'
import { isAnswered } from '#quiz/contract/responses.ts'
import { whyId } from '#quiz/interactions/mark.ts'
import { ResultCode } from '#quiz/result-code/result-code-slot.tsx'
import { percent } from '#quiz/scoring/percent.ts'
import { scoreWords, writtenWords } from '#quiz/scoring/score-words.ts'
import { type Cell, Strip } from '#ui/answer-strip.tsx'
import { Icon } from '#ui/icon.tsx'
import { Ring } from '#ui/ring.tsx'
import { ResultActions, ResultOffer, SCORE_LEFT_OUT, TriedAgain } from './result/result-actions.tsx'
import type { ShellProps } from './stepper-shell.tsx'

/** The score in words, in which the questions to look at again are links to their reasons. */
function LinkedWords({ score, quiz }: Readonly<{ score: Score; quiz: Quiz }>) {
  const words = scoreWords(score, quiz.items)
  const colon = words.indexOf(':') + 1
  if (colon === 0) return words
  const parts = [...words.slice(colon).matchAll(/(\w*\d\w*)|[^\d]+/g)]
  return (
    <>
      {words.slice(0, colon)}
      {parts.map(({ 0: part, 1: id, index }) =>
        id === undefined ? (
          <Fragment key={index}>{part}</Fragment>
        ) : (
          <a key={index} href={`#${whyId(id)}`}>
            {id}
          </a>
        ),
      )}
    </>
  )
}

/** Where the pupil marks every answer there is nothing to score yet. The ways on stand below the answers. */
function WrittenBand({ quiz, flow }: Pick<ShellProps<Quiz>, 'quiz' | 'flow'>) {
  const { title, todo } = writtenWords(quiz.items.filter(({ id }) => isAnswered(flow.state.response[id])).length)
  return (
    <div className="score-band score-band-words">
      <div>
        <h2 className="score-line" tabIndex={-1} data-result>
          {title}
        </h2>
        <p>{todo}</p>
      </div>
    </div>
  )
}

export function ScoreBand<Q extends Quiz>({ type, quiz, whole, flow, hideScore }: ShellProps<Q>) {
  const { score } = flow
  const { earned, total } = score
  const results = Object.values(score.results)
  if (results.length > 0 && results.every(({ marks }) => marks === 0)) return <WrittenBand quiz={quiz} flow={flow} />
  return (
    <>
      <div className={hideScore ? 'score-band score-band-words' : 'score-band'}>
        {hideScore ? null : (
          <Ring earned={earned} total={total} big={`${percent(earned, total)}%`} small={`${earned} of ${total}`} />
        )}
        <div>
          <h2 className="score-line" tabIndex={-1} data-result>
            {hideScore ? 'Marked' : type.scoreText(earned, total)}
          </h2>
          <p>{hideScore ? SCORE_LEFT_OUT : <LinkedWords score={score} quiz={quiz} />}</p>
          {hideScore ? null : <TriedAgain asked={quiz} whole={whole} />}
        </div>
      </div>
      <div className="score-actions">
        <ResultActions score={score} />
        <ResultOffer score={score} />
        <ResultCode />
      </div>
      <p className="marks-hint">Choose a mark to see why.</p>
    </>
  )
}

/** In reach while the passage is read: the lost items first, the others folded. */
export function LookAgain({ cells }: Readonly<{ cells: readonly Cell[] }>) {
  const lost = cells.filter(({ state }) => state === 'wrong' || state === 'partly')
  const right = cells.filter(({ state }) => state === 'right')
  if (lost.length + right.length === 0) return null
  return (
    <nav className="reach" aria-label="Look again">
      {lost.length === 0 ? null : <Strip cells={lost} />}
      {right.length === 0 ? null : (
        <details>
          <summary>
            <Icon of={Check} />
            {right.length} right<span className="sr">: show</span>
            <Icon of={ChevronUp} />
          </summary>
          <Strip cells={right} />
        </details>
      )}
    </nav>
  )
}
