/** The page of a stepper: one item on the paper, the answer sheet beside it, and the result when all are marked. */

import { ArrowRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isSecondClick, submitInPage } from '#quiz/browser/pressed.ts'
import { useNumberKeys } from '#quiz/browser/use-number-keys.tsx'
import { usePassageClicks } from '#quiz/browser/use-passage-clicks.tsx'
import { INTENT } from '#quiz/contract/fields.ts'
import type { Item, Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { isAnswered } from '#quiz/contract/responses.ts'
import { earnedIn, outcomeOfAll } from '#quiz/contract/result.ts'
import { questionOf } from '#quiz/contract/steps.ts'
import { namedQuestions, soFar } from '#quiz/scoring/so-far.ts'
import type { Cell } from '#ui/answer-strip.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { AboutPaper } from '#ui/paper-head.tsx'
import { AnswerAside } from './answer-aside.tsx'
import { PlayerSlot, useNow } from './controls.tsx'
import { FlagSwitch } from './flag-switch.tsx'
import { FormFields } from './form-fields.tsx'
import { formatNote } from './format-note.ts'
import { useLoadedEarly } from './result/late.tsx'
import { SureQuestion } from './result/memory-offer.tsx'
import { Result, resultPage } from './result/result.tsx'
import type { ResultProps } from './result/result-page.tsx'
import { nextOpen } from './state/stepper.ts'
import { usePad } from './use-pad.tsx'
import type { Flow } from './use-quiz-flow.tsx'

export type ShellProps<Q extends Quiz> = ResultProps<Q> &
  Readonly<{
    /** The switch of the timer, and its clock while it is on. */
    time: Readonly<{ button: ReactNode; clock: ReactNode }>
    /** The map of its sections and the choice of how it is asked: null for a quiz that has neither. */
    map: ReactNode
    choice: ReactNode
  }>

type Part<Q extends Quiz> = Pick<ShellProps<Q>, 'type' | 'quiz' | 'flow'>

/** What each question's cell and bar segment shows. */
function cellsOf<Q extends Quiz>({ type, quiz, flow }: Part<Q>): Cell[] {
  const { position, marked, flagged: flags } = flow.state
  return type.steps(quiz).map((step, i): Cell => {
    const flagged = step.some(({ id }) => flags.includes(id))
    const id = questionOf(step[0]?.id ?? '')
    const done = step.every((item) => marked.includes(item.id))
    if (!done) return { id, state: i === position ? 'current' : 'open', href: '', flagged, earned: '' }
    const results = step.map((item) => flow.score.results[item.id])
    // What the pupil marks has no outcome.
    return { id, state: outcomeOfAll(results) ?? 'answered', href: '', flagged, earned: earnedIn(results) }
  })
}

/** The items of the question on show; none behind the last one. */
const stepOf = <Q extends Quiz>({ type, quiz, flow }: Part<Q>): readonly Item[] =>
  type.steps(quiz)[flow.state.position] ?? []

const BAR: Record<Cell['state'], string> = {
  open: '',
  answered: '',
  current: 'is-now',
  right: 'is-right',
  partly: 'is-partly',
  wrong: 'is-wrong',
}

/** The line that stays on the screen: the place, the time, the flag, and how far the quiz is. */
function StateLine<Q extends Quiz>({ type, quiz, flow, time, map }: Part<Q> & Pick<ShellProps<Q>, 'time' | 'map'>) {
  const [item] = stepOf({ type, quiz, flow })
  if (item === undefined) return null
  return (
    <div className="state-line">
      <div className="state-row">
        {map ?? (
          <strong>
            Question {flow.state.position + 1} of {type.steps(quiz).length}
          </strong>
        )}
        {time.clock}
        {time.button}
        <FlagSwitch id={item.id} flow={flow}>
          <span className="tool-text">Flag for review</span>
        </FlagSwitch>
      </div>
      <div className="bar" aria-hidden="true">
        {cellsOf({ type, quiz, flow }).map(({ id, state }) => (
          <i key={id} className={BAR[state]} />
        ))}
      </div>
    </div>
  )
}

type ActionsProps<Q extends Quiz> = Pick<ShellProps<Q>, 'type' | 'quiz' | 'flow' | 'hideScore'>

const NOTHING_WRITTEN = 'No answer yet. Submit once more to see how it goes.'

/**
 * Submit, then Next or Finish. The second click of a double click skips no reason, and does not ask for an option that the
 * first one left no time to choose; any other click acts.
 */
function Actions<Q extends Quiz>({ type, quiz, flow, hideScore }: ActionsProps<Q>) {
  const { state, live } = flow
  const now = useNow()
  const items = stepOf({ type, quiz, flow })
  const goesOn = state.phase === 'marked' || items.every(({ fault }) => fault !== '')
  const waiting = !goesOn && type.refusal({ ...quiz, items }, now.response) !== ''
  const last = nextOpen(type.steps(quiz), state) === -1
  const earned = cellsOf({ type, quiz, flow }).filter((cell) => cell.state === 'right').length
  return (
    <div className="actions">
      {goesOn && last && state.flagged.length > 0 ? (
        <span className="count">You flagged {namedQuestions(state.flagged)}.</span>
      ) : (
        <span className="count count-wide">{hideScore ? '' : soFar(earned)}</span>
      )}
      {goesOn ? null : <SureQuestion />}
      {state.refused ? (
        <span role="alert">{type.refusal({ ...quiz, items }, state.response) || NOTHING_WRITTEN}</span>
      ) : null}
      <Button
        variant="main"
        type="submit"
        name={INTENT}
        value={goesOn ? 'next' : 'submit'}
        aria-disabled={live && waiting ? 'true' : undefined}
        onClick={(event) =>
          submitInPage(event, () => {
            if (!isSecondClick(event) || !(goesOn || waiting)) flow.act({ type: goesOn ? 'next' : 'submit' })
          })
        }
      >
        {goesOn ? (last ? 'Finish' : 'Next') : 'Submit'}
        {goesOn ? <Icon of={ArrowRight} /> : null}
      </Button>
    </div>
  )
}

function Stage<Q extends Quiz>({ type, quiz, whole, flow, time, hideScore, map }: ShellProps<Q>) {
  const items = stepOf({ type, quiz, flow })
  const shown = showsAll(type, flow) ? whole.items : items
  const choices = items.flatMap(({ options }) => options).length
  const [keys, setKeys] = useState(true)
  const started = whole.items.some(({ id }) => isAnswered(flow.state.response[id]))
  useLoadedEarly(resultPage, started)
  useNumberKeys(flow.live && keys, flow.form)
  usePassageClicks()
  const { docked, pad, onFocus } = usePad({ type, quiz, whole, flow, items })
  return (
    <div className={docked ? 'quiz has-pad' : 'quiz'}>
      <form
        ref={flow.form}
        className="paper paper-pad sheet stepper"
        method="post"
        noValidate
        autoComplete="off"
        // Only for a blank that has a pad: drawing the stage again takes a slow phone time.
        onFocus={items.some(({ id }) => type.pad(quiz, id).length > 0) ? onFocus : undefined}
      >
        <StateLine type={type} quiz={quiz} flow={flow} time={time} map={map} />
        <FormFields quiz={whole} state={flow.state} shown={new Set(shown.map(({ id }) => id))} />
        <PlayerSlot />
        <div className="under-question">
          <AboutPaper note={formatNote(type, quiz)} />
          {/* The style sheet hides it where there is no keyboard. */}
          {choices === 0 ? null : (
            <Button
              variant="quiet"
              small
              className="number-keys needs-script"
              type="button"
              aria-pressed={keys}
              onClick={() => setKeys(!keys)}
            >
              Keys 1 to {choices}
            </Button>
          )}
        </div>
        {items.length === 0 ? null : <Actions type={type} quiz={quiz} flow={flow} hideScore={hideScore} />}
      </form>
      <AnswerAside cells={cellsOf({ type, quiz, flow })} flag={null} pad={pad} />
    </div>
  )
}

/** Before the script runs, a page that is a sheet without it has all questions; the style sheet shows the first one. */
export const showsAll = <Q extends Quiz>({ formFlow }: QuizType<Q>, { live }: Pick<Flow, 'live'>): boolean =>
  !live && formFlow === 'sheet'

export function StepperShell<Q extends Quiz>(props: ShellProps<Q>) {
  if (props.quiz.items.length === 0) return <p role="alert">No questions available</p>
  return props.flow.state.phase === 'finished' ? <Result {...props} /> : <Stage {...props} />
}
