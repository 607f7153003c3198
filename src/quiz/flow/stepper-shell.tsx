/** The page of a stepper: one item on the paper, the answer sheet beside it, and the result when all are marked. */

import { ArrowRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isSecondClick, submitInPage } from '#quiz/browser/pressed.ts'
import { useNumberKeys } from '#quiz/browser/use-number-keys.tsx'
import { INTENT } from '#quiz/contract/fields.ts'
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { outcomeOf } from '#quiz/contract/result.ts'
import { namedQuestions, soFar } from '#quiz/scoring/score-words.ts'
import { AnswerStrip, type Cell } from '#ui/answer-strip.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PlayerSlot, useNow } from './controls.tsx'
import { FlagSwitch } from './flag-switch.tsx'
import { FormFields } from './form-fields.tsx'
import { formatNote } from './format-note.ts'
import { AboutPaper, type Labels } from './paper-head.tsx'
import type { SkillLinks } from './result/lost-skills.tsx'
import { ResultPage } from './result/result-page.tsx'
import type { Flow } from './use-quiz-flow.tsx'

export type ShellProps<Q extends Quiz> = Readonly<{
  type: QuizType<Q>
  /** With the items that this go asks. */
  quiz: Q
  whole: Q
  flow: Flow
  /** The switch of the timer, and its clock while it is on. */
  time: Readonly<{ button: ReactNode; clock: ReactNode }>
  labels: Labels
  skills: SkillLinks
  hideScore: boolean
}>

/** What each item's cell and bar segment shows. */
function cellsOf({ quiz, flow }: Pick<ShellProps<Quiz>, 'quiz' | 'flow'>): Cell[] {
  const { position, phase, flagged: flags } = flow.state
  return quiz.items.map(({ id }, i): Cell => {
    const flagged = flags.includes(id)
    const done = i < position || (i === position && phase !== 'answering')
    if (done) return { id, state: outcomeOf(flow.score.results[id]) ?? 'wrong', href: '', flagged }
    return { id, state: i === position ? 'current' : 'open', href: '', flagged }
  })
}

const BAR: Record<Cell['state'], string> = {
  open: '',
  answered: '',
  current: 'is-now',
  right: 'is-right',
  partly: 'is-partly',
  wrong: 'is-wrong',
}

/** The line that stays on the screen: the place, the time, the flag, and how far the quiz is. */
function StateLine({ quiz, flow, time }: Pick<ShellProps<Quiz>, 'quiz' | 'flow' | 'time'>) {
  const item = quiz.items[flow.state.position]
  if (item === undefined) return null
  return (
    <div className="state-line">
      <div className="state-row">
        <strong>
          Question {flow.state.position + 1} of {quiz.items.length}
        </strong>
        {time.clock}
        {time.button}
        <FlagSwitch id={item.id} flow={flow}>
          <span className="tool-text">Flag for review</span>
        </FlagSwitch>
      </div>
      <div className="bar" aria-hidden="true">
        {cellsOf({ quiz, flow }).map(({ id, state }) => (
          <i key={id} className={BAR[state]} />
        ))}
      </div>
    </div>
  )
}

/**
 * Submit, then Next or Finish. The second click of a double click skips no reason, and does not ask for an option that the
 * first one left no time to choose; any other click acts.
 */
function Actions({ quiz, flow, hideScore }: Pick<ShellProps<Quiz>, 'quiz' | 'flow' | 'hideScore'>) {
  const { state, live } = flow
  const now = useNow()
  const item = quiz.items[state.position]
  const goesOn = state.phase === 'marked' || (item !== undefined && item.fault !== '')
  const waiting = !goesOn && item !== undefined && (now.response[item.id] ?? '') === ''
  const last = state.position >= quiz.items.length - 1
  const earned = cellsOf({ quiz, flow }).filter((cell) => cell.state === 'right').length
  return (
    <div className="actions">
      {goesOn && last && state.flagged.length > 0 ? (
        <span className="count">You flagged {namedQuestions(state.flagged)}.</span>
      ) : (
        <span className="count count-wide">{hideScore ? '' : soFar(earned)}</span>
      )}
      {state.refused ? <span role="alert">Choose an option first.</span> : null}
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

/** The switch of the number keys. The style sheet hides it where there is no keyboard. */
function KeySwitch({ on, onSwitch }: Readonly<{ on: boolean; onSwitch(on: boolean): void }>) {
  return (
    <Button
      variant="quiet"
      small
      className="number-keys needs-script"
      type="button"
      aria-pressed={on}
      onClick={() => onSwitch(!on)}
    >
      Keys 1 to 4
    </Button>
  )
}

function Stage<Q extends Quiz>({ type, quiz, whole, flow, time, hideScore }: ShellProps<Q>) {
  const item = quiz.items[flow.state.position]
  const [keys, setKeys] = useState(true)
  useNumberKeys(flow.live && keys, flow.form)
  return (
    <div className="quiz">
      <form ref={flow.form} className="paper paper-pad sheet stepper" method="post" noValidate autoComplete="off">
        <StateLine quiz={quiz} flow={flow} time={time} />
        <FormFields quiz={whole} state={flow.state} shown={new Set(item === undefined ? [] : [item.id])} />
        <PlayerSlot />
        <div className="under-question">
          <AboutPaper note={formatNote(type, quiz)} />
          <KeySwitch on={keys} onSwitch={setKeys} />
        </div>
        {item === undefined ? null : <Actions quiz={quiz} flow={flow} hideScore={hideScore} />}
      </form>
      <aside className="answer-sheet answer-sheet-hide" aria-label="Answer sheet">
        <div className="paper pad">
          <p className="label">Answer sheet</p>
          <AnswerStrip cells={cellsOf({ quiz, flow })} />
        </div>
      </aside>
    </div>
  )
}

export function StepperShell<Q extends Quiz>(props: ShellProps<Q>) {
  if (props.quiz.items.length === 0) return <p role="alert">No questions available</p>
  return props.flow.state.phase === 'finished' ? <ResultPage {...props} /> : <Stage {...props} />
}
