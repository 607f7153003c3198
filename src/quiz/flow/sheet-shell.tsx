/** The page of a sheet: all items on one paper, one Submit, then the same paper marked, with every reason below. */

import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { focusBlank, nextBlank } from '#quiz/browser/blank-focus.ts'
import { pressedIntent, submitInPage } from '#quiz/browser/pressed.ts'
import { INTENT } from '#quiz/contract/fields.ts'
import type { ItemId, Quiz } from '#quiz/contract/quiz-type.ts'
import { TapPad } from '#quiz/interactions/gap-match/tap-pad.tsx'
import { percent } from '#quiz/scoring/percent.ts'
import { scoreWords } from '#quiz/scoring/score-words.ts'
import { AnswerStrip, type Cell } from '#ui/answer-strip.tsx'
import { Button } from '#ui/button.tsx'
import { Ring } from '#ui/ring.tsx'
import { PlayerSlot, useNow } from './controls.tsx'
import { FormFields } from './form-fields.tsx'
import { formatNote } from './format-note.ts'
import { LostSkills } from './lost-skills.tsx'
import { PaperHead } from './paper-head.tsx'
import type { QuizState } from './quiz-state.ts'
import { ResultActions, SCORE_LEFT_OUT, TriedAgain } from './result-page.tsx'
import { Review } from './review.tsx'
import type { ShellProps } from './stepper-shell.tsx'

type Part = Pick<ShellProps<Quiz>, 'quiz' | 'flow'>

const filled = ({ quiz, flow }: Part): number =>
  quiz.items.filter(({ id }) => (flow.state.response[id] ?? '') !== '').length

function cellsOf({ quiz, flow }: Part, focused: ItemId | null): Cell[] {
  // A sheet shows all of itself: there is nothing to come back to.
  const flagged = false
  return quiz.items.map(({ id }): Cell => {
    if (flow.state.phase !== 'answering')
      return { id, state: flow.score.results[id]?.earned === 1 ? 'right' : 'wrong', href: `#why-${id}`, flagged }
    const answered = (flow.state.response[id] ?? '') !== ''
    return { id, state: id === focused ? 'current' : answered ? 'answered' : 'open', href: `#item-${id}`, flagged }
  })
}

function ScoreBand<Q extends Quiz>({ type, quiz, whole, flow, hideScore }: ShellProps<Q>) {
  const { earned, total } = flow.score
  if (hideScore)
    return (
      <div className="score-band score-band-words">
        <div>
          <h2 className="score-line" tabIndex={-1} data-result>
            Marked
          </h2>
          <p>{SCORE_LEFT_OUT}</p>
        </div>
      </div>
    )
  return (
    <div className="score-band">
      <Ring earned={earned} total={total} big={`${percent(earned, total)}%`} small={`${earned} of ${total}`} />
      <div>
        <h2 className="score-line" tabIndex={-1} data-result>
          {type.scoreText(earned, total)}
        </h2>
        <p>{scoreWords(flow.score, quiz.items)}</p>
        <TriedAgain asked={quiz} whole={whole} />
      </div>
    </div>
  )
}

function SubmitRow<Q extends Quiz>({ type, quiz, flow }: Pick<ShellProps<Q>, 'type' | 'quiz' | 'flow'>) {
  const complete = type.isComplete(quiz, useNow().response)
  const count = `${filled({ quiz, flow })} of ${quiz.items.length} filled in`
  return (
    <div className="actions">
      <span className="count" id="filled">
        {count}
      </span>
      {flow.state.refused ? <span role="alert">Fill in every blank first.</span> : null}
      <Button
        variant="main"
        type="submit"
        name={INTENT}
        value="submit"
        aria-describedby="filled"
        aria-disabled={flow.live && !complete ? 'true' : undefined}
        onClick={(event) => submitInPage(event, () => flow.act({ type: 'submit' }))}
      >
        Submit
      </Button>
    </div>
  )
}

/** Enter goes to the next blank, as the phone's Next key does; from the last one to Submit. */
function onEnter(event: KeyboardEvent<HTMLFormElement>) {
  const box = event.target
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(box instanceof HTMLInputElement)) return
  if (box.dataset.blank === undefined) return
  event.preventDefault()
  nextBlank(event.currentTarget, box)?.focus()
}

type FormProps<Q extends Quiz> = ShellProps<Q> & Readonly<{ jumps: ReactNode; onBlank(id: ItemId): void }>

function SheetForm<Q extends Quiz>(props: FormProps<Q>) {
  const { type, quiz, whole, flow, labels, jumps, onBlank } = props
  const marked = flow.state.phase !== 'answering'
  const heading = type.heading(quiz)
  // '短文填空：落选之后' under the heading '短文填空' says it twice.
  const title = quiz.title.startsWith(heading) ? quiz.title.slice(heading.length).replace(/^[：:]\s*/, '') : quiz.title
  return (
    <form
      ref={flow.form}
      className="paper paper-pad sheet"
      method="post"
      noValidate
      autoComplete="off"
      onKeyDown={onEnter}
      onFocus={(event: FocusEvent<HTMLFormElement>) => {
        const blank = event.target.dataset.blank
        if (blank !== undefined) onBlank(blank)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        const again = pressedIntent(event.nativeEvent) === 'again'
        flow.act({ type: marked ? (again ? 'again' : 'retry') : 'submit' })
      }}
    >
      <PaperHead
        labels={labels}
        heading={heading}
        title={title}
        instruction={type.instruction}
        note={formatNote(type, quiz)}
        language={type.language}
      />
      <FormFields quiz={whole} state={flow.state} shown={new Set(whole.items.map(({ id }) => id))} />
      {marked ? <ScoreBand {...props} /> : jumps}
      <PlayerSlot />
      {marked ? (
        <>
          <LostSkills quiz={quiz} score={flow.score} skills={props.skills} />
          <h2 className="section below">Look again</h2>
          <Review type={type} quiz={quiz} response={flow.state.response} score={flow.score} flagged={[]} />
          <div className="actions actions-done">
            <span className="count count-wide">You can go again as often as you like.</span>
            <ResultActions score={flow.score} />
          </div>
        </>
      ) : null}
      {marked ? null : <SubmitRow type={type} quiz={quiz} flow={flow} />}
    </form>
  )
}

const firstOpen = (quiz: Quiz, { response }: Pick<QuizState, 'response'>): ItemId | null =>
  quiz.items.find(({ id }) => (response[id] ?? '') === '')?.id ?? null

type PadProps<Q extends Quiz> = ShellProps<Q> & Readonly<{ blank: ItemId; onBlank(id: ItemId): void }>

/** A key fills the blank and goes to the next open one, which two quick keys find in the newest state only. */
function SheetPad<Q extends Quiz>({ type, quiz, flow, blank, onBlank }: PadProps<Q>) {
  const { response } = useNow()
  const press = (symbol: string) => {
    flow.act({ type: 'respond', id: blank, value: symbol })
    const next = firstOpen(quiz, { response: { ...response, [blank]: symbol } })
    if (symbol === '' || next === null) return
    onBlank(next)
    focusBlank(flow.form.current, next)
  }
  return (
    <TapPad
      keys={type.pad(quiz)}
      blank={blank}
      used={new Set(Object.values(flow.state.response))}
      language={type.language}
      onPress={press}
    />
  )
}

export function SheetShell<Q extends Quiz>(props: ShellProps<Q>) {
  const { type, quiz, flow } = props
  const [focused, setFocused] = useState<ItemId | null>(null)
  const answering = flow.state.phase === 'answering'
  const blank = focused ?? firstOpen(quiz, flow.state)
  const padded = answering && flow.live && blank !== null && type.pad(quiz).length > 0
  if (quiz.items.length === 0) return <p role="alert">No questions available</p>
  const cells = cellsOf({ quiz, flow }, answering ? blank : null)
  const jumps = (
    <details className="jump">
      <summary>Jump to a blank</summary>
      <nav aria-label="Blanks">
        <AnswerStrip cells={cells} />
      </nav>
    </details>
  )
  return (
    <div className={padded ? 'quiz has-pad' : 'quiz'}>
      <SheetForm {...props} jumps={jumps} onBlank={setFocused} />
      <aside className={padded ? 'answer-sheet pad-dock' : 'answer-sheet answer-sheet-hide'} aria-label="Answer sheet">
        <div className="paper pad answer-sheet-hide">
          <p className="label">Answer sheet</p>
          <AnswerStrip cells={cells} />
        </div>
        {padded ? <SheetPad {...props} blank={blank} onBlank={setFocused} /> : null}
      </aside>
    </div>
  )
}
