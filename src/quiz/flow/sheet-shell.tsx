/** The page of a sheet: all items on one paper, one Submit, then the same paper marked, with each reason under its line. */

import type { ReactNode } from 'react'
import { onEnter } from '#quiz/browser/on-enter.tsx'
import { pressedIntent } from '#quiz/browser/pressed.ts'
import { usePassageClicks } from '#quiz/browser/use-passage-clicks.tsx'
import type { ItemId, Quiz } from '#quiz/contract/quiz-type.ts'
import { isAnswered } from '#quiz/contract/responses.ts'
import { earnedIn, outcomeOf } from '#quiz/contract/result.ts'
import { AnswerStrip, type Cell } from '#ui/answer-strip.tsx'
import { AboutPaper } from '#ui/paper-head.tsx'
import { AnswerAside } from './answer-aside.tsx'
import { PlayerSlot } from './controls.tsx'
import { FlagSwitch } from './flag-switch.tsx'
import { FormFields } from './form-fields.tsx'
import { formatNote } from './format-note.ts'
import { LONG } from './long-sheet.ts'
import { late, useLate, useLoadedEarly } from './result/late.tsx'
import { SubmitRow } from './sheet-submit.tsx'
import type { ShellProps } from './stepper-shell.tsx'
import { type Pad, usePad } from './use-pad.tsx'

type Part = Pick<ShellProps<Quiz>, 'quiz' | 'flow'>

function cellsOf({ quiz, flow }: Part, focused: ItemId | null): Cell[] {
  return quiz.items.map(({ id }): Cell => {
    // An item that the pupil marks has none.
    const result = flow.state.phase === 'answering' ? undefined : flow.score.results[id]
    const outcome = outcomeOf(result)
    const cell = { id, flagged: flow.state.flagged.includes(id), earned: earnedIn([result]) }
    if (outcome !== null) return { ...cell, state: outcome, href: `#why-${id}` }
    const answered = isAnswered(flow.state.response[id])
    return { ...cell, state: id === focused ? 'current' : answered ? 'answered' : 'open', href: `#item-${id}` }
  })
}

export const sheetScore = late(() => import('./sheet-score.tsx'))

// The server draws marked sheets at once.
if (import.meta.env.SSR) await sheetScore.load()

/** Without the network the paper is marked all the same. */
function Unscored() {
  return (
    <>
      <h2 className="score-line" tabIndex={-1} data-result>
        Marked
      </h2>
      <p>The score needs the network. Your marks and reasons are below.</p>
    </>
  )
}

type FormProps<Q extends Quiz> = ShellProps<Q> &
  Readonly<{ cells: readonly Cell[]; flag: ReactNode }> &
  Pick<Pad, 'onFocus'>

function SheetForm<Q extends Quiz>(props: FormProps<Q>) {
  const { type, quiz, whole, flow, cells, flag, onFocus } = props
  const marked = flow.state.phase !== 'answering'
  const { module: score, failure } = useLate(sheetScore, marked)
  return (
    <form
      ref={flow.form}
      className="paper paper-pad sheet"
      method="post"
      noValidate
      autoComplete="off"
      onKeyDown={onEnter}
      onFocus={onFocus}
      onSubmit={(event) => {
        event.preventDefault()
        const again = pressedIntent(event.nativeEvent) === 'again'
        flow.act({ type: marked ? (again ? 'again' : 'retry') : 'submit' })
      }}
    >
      <FormFields quiz={whole} state={flow.state} shown={new Set(whole.items.map(({ id }) => id))} />
      {marked ? null : props.choice}
      {marked && score !== null ? <score.ScoreBand {...props} /> : null}
      {marked && failure !== null ? <Unscored /> : null}
      <PlayerSlot />
      <AboutPaper note={formatNote(type, quiz)} />
      {marked ? (
        score && <score.BelowPaper {...props} />
      ) : (
        <SubmitRow type={type} quiz={quiz} flow={flow}>
          {props.map}
          <AnswerStrip cells={cells} />
          {flag}
        </SubmitRow>
      )}
    </form>
  )
}

export function SheetShell<Q extends Quiz>(props: ShellProps<Q>) {
  const { quiz, flow } = props
  const answering = flow.state.phase === 'answering'
  const { blank, docked, pad, onFocus } = usePad({ ...props, items: quiz.items })
  usePassageClicks()
  const started = props.whole.items.some(({ id }) => isAnswered(flow.state.response[id]))
  useLoadedEarly(sheetScore, started)
  if (quiz.items.length === 0) return <p role="alert">No questions available</p>
  const cells = cellsOf({ quiz, flow }, answering ? blank : null)
  const flag =
    answering && blank !== null && quiz.items.length > LONG ? (
      <FlagSwitch id={blank} flow={flow}>
        Flag {blank}
      </FlagSwitch>
    ) : null
  return (
    <div className={`quiz${docked ? ' has-pad' : ''}${props.map === null ? '' : ' quiz-whole'}`}>
      <SheetForm {...props} cells={cells} flag={flag} onFocus={onFocus} />
      <AnswerAside cells={cells} flag={flag} pad={pad} />
    </div>
  )
}
