/** What a marked sheet has above its paper and below it: the score with the way on, and the items as links to their reasons. */

import { Check, ChevronDown } from 'lucide-react'
import type { Quiz, Score } from '#quiz/contract/quiz-type.ts'
import { whyId } from '#quiz/interactions/mark.ts'
import { percent } from '#quiz/scoring/percent.ts'
import { scoreWords, writtenIn } from '#quiz/scoring/score-words.ts'
import { type Cell, Strip } from '#ui/answer-strip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Ring } from '#ui/ring.tsx'
import { AfterSlot } from './result/after-slot.tsx'
import { ResultActions, SCORE_LEFT_OUT, TriedAgain } from './result/result-actions.tsx'
import type { ShellProps } from './stepper-shell.tsx'

/** The score in words, in which the questions to look at again are links to their reasons. */
function LinkedWords({ score, quiz }: Readonly<{ score: Score; quiz: Quiz }>) {
  const [said = '', named = ''] = scoreWords(score, quiz.items).split(/(?<=:)/)
  // Every second piece is the number of a question.
  const pieces = named.split(/(\w*\d\w*)/)
  return (
    <>
      {said}
      {pieces.map((piece, i) =>
        i % 2 === 0 ? (
          piece
        ) : (
          <a key={piece} href={`#${whyId(piece)}`}>
            {piece}
          </a>
        ),
      )}
    </>
  )
}

/** Where the pupil marks every answer there is nothing to score yet: the ways on stand below the answers. */
export function ScoreBand<Q extends Quiz>({ type, quiz, whole, flow, hideScore, tally, Sum }: ShellProps<Q>) {
  const { score } = flow
  const marks = tally()
  const { earned, total } = marks.all
  const written = writtenIn(score, quiz.items, flow.state.response)
  const bare = hideScore || written !== null
  return (
    <>
      <div className={bare ? 'score-band score-band-words' : 'score-band'}>
        {bare ? null : (
          <Ring
            earned={marks.here.earned}
            ticked={marks.ticked.earned}
            total={total}
            big={`${percent(earned, total)}%`}
            small=""
          />
        )}
        <div>
          <h2 className="score-line" tabIndex={-1} data-result>
            {written?.title ?? (hideScore ? 'Marked' : type.scoreText(earned, total))}
          </h2>
          <p>{written?.todo ?? (hideScore ? SCORE_LEFT_OUT : <LinkedWords score={score} quiz={quiz} />)}</p>
          {bare ? null : <TriedAgain asked={quiz} whole={whole} />}
        </div>
        {hideScore ? null : <Sum {...marks} />}
      </div>
      {written === null ? (
        <div className="score-actions">
          <ResultActions score={score} />
        </div>
      ) : null}
    </>
  )
}

type BelowProps<Q extends Quiz> = ShellProps<Q> & Readonly<{ cells: readonly Cell[] }>

export function BelowPaper<Q extends Quiz>({ quiz, flow, skills, cells }: BelowProps<Q>) {
  const { score } = flow
  return (
    <>
      {writtenIn(score, quiz.items, flow.state.response) === null ? (
        <AfterSlot quiz={quiz} score={score} skills={skills} />
      ) : null}
      <div className="actions actions-done">
        <ResultActions score={score} />
      </div>
      <LookAgain cells={cells} />
    </>
  )
}

/** In reach while the passage is read: the lost items first, the others folded. */
function LookAgain({ cells }: Readonly<{ cells: readonly Cell[] }>) {
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
            <Icon of={ChevronDown} />
          </summary>
          <Strip cells={right} />
        </details>
      )}
    </nav>
  )
}
