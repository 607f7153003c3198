/** The page of a sheet: all items on one paper, one Submit, then the same paper marked, with each reason under its line. */

import { ChevronDown } from 'lucide-react'
import { type FocusEvent, type ReactNode, useEffect, useState } from 'react'
import { focusBlank, showBlank } from '#quiz/browser/blank-focus.ts'
import { closeJumps } from '#quiz/browser/close-jumps.ts'
import { onEnter } from '#quiz/browser/on-enter.tsx'
import { openReason } from '#quiz/browser/open-reason.ts'
import { pressedIntent } from '#quiz/browser/pressed.ts'
import { ownTitle } from '#quiz/contract/own-title.ts'
import type { Item, ItemId, Quiz } from '#quiz/contract/quiz-type.ts'
import { isAnswered } from '#quiz/contract/responses.ts'
import { outcomeOf } from '#quiz/contract/result.ts'
import { TapPad } from '#quiz/interactions/gap-match/tap-pad.tsx'
import { AnswerStrip, type Cell } from '#ui/answer-strip.tsx'
import { Icon } from '#ui/icon.tsx'
import { PlayerSlot, useNow } from './controls.tsx'
import { FlagSwitch } from './flag-switch.tsx'
import { FormFields } from './form-fields.tsx'
import { formatNote } from './format-note.ts'
import { PaperHead } from './paper-head.tsx'
import { LostSkills } from './result/lost-skills.tsx'
import { ResultActions } from './result/result-actions.tsx'
import { LookAgain, ScoreBand } from './sheet-score.tsx'
import { LONG, SubmitRow } from './sheet-submit.tsx'
import type { QuizState } from './state/quiz-state.ts'
import type { ShellProps } from './stepper-shell.tsx'

type Part = Pick<ShellProps<Quiz>, 'quiz' | 'flow'>

function cellsOf({ quiz, flow }: Part, focused: ItemId | null): Cell[] {
  return quiz.items.map(({ id }): Cell => {
    // An item that the pupil marks has none.
    const outcome = flow.state.phase === 'answering' ? null : outcomeOf(flow.score.results[id])
    const flagged = flow.state.flagged.includes(id)
    if (outcome !== null) return { id, state: outcome, href: `#why-${id}`, flagged }
    const answered = isAnswered(flow.state.response[id])
    return { id, state: id === focused ? 'current' : answered ? 'answered' : 'open', href: `#item-${id}`, flagged }
  })
}

type FormProps<Q extends Quiz> = ShellProps<Q> &
  Readonly<{ cells: readonly Cell[]; jumps: ReactNode; onBlank(id: ItemId): void }>

function SheetForm<Q extends Quiz>(props: FormProps<Q>) {
  const { type, quiz, whole, flow, labels, cells, jumps, onBlank } = props
  const marked = flow.state.phase !== 'answering'
  const heading = type.heading(quiz)
  return (
    <form
      ref={flow.form}
      className="paper paper-pad sheet"
      method="post"
      noValidate
      autoComplete="off"
      onKeyDown={onEnter}
      onFocus={(event: FocusEvent<HTMLFormElement>) => {
        const item = event.target.closest('[id^="item-"]')
        if (item !== null) onBlank(item.id.slice(5))
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
        title={ownTitle(heading, quiz.title)}
        instruction={type.instruction}
        note={formatNote(type, quiz)}
        language={type.language}
      />
      <FormFields quiz={whole} state={flow.state} shown={new Set(whole.items.map(({ id }) => id))} />
      {marked ? null : props.choice}
      {marked ? <ScoreBand {...props} /> : jumps}
      <PlayerSlot />
      {marked ? (
        <>
          <LostSkills quiz={quiz} score={flow.score} skills={props.skills} />
          <div className="actions actions-done">
            <ResultActions score={flow.score} />
          </div>
          <LookAgain cells={cells} />
        </>
      ) : (
        <SubmitRow type={type} quiz={quiz} flow={flow} />
      )}
    </form>
  )
}

const firstOpen = (items: readonly Item[], { response }: Pick<QuizState, 'response'>): ItemId | null =>
  items.find(({ id }) => !isAnswered(response[id]))?.id ?? null

type PadProps<Q extends Quiz> = ShellProps<Q> & Readonly<{ blank: ItemId; onBlank(id: ItemId): void; onClose(): void }>

/** A key fills the blank and goes to the next open one, which two quick keys find in the newest state only. */
function SheetPad<Q extends Quiz>({ type, quiz, whole, flow, blank, onBlank, onClose }: PadProps<Q>) {
  const { response } = useNow()
  const hasPad = ({ id }: Item) => type.pad(quiz, id).length > 0
  const press = (symbol: string) => {
    flow.act({ type: 'respond', id: blank, value: symbol })
    if (symbol === '') return
    const next = firstOpen(quiz.items.filter(hasPad), { response: { ...response, [blank]: symbol } })
    if (next === null) {
      onClose()
      return
    }
    onBlank(next)
    focusBlank(flow.form.current, next)
  }
  return (
    <TapPad
      keys={type.pad(quiz, blank)}
      blank={blank}
      used={new Set(whole.items.filter(hasPad).map(({ id }) => flow.state.response[id] ?? ''))}
      language={type.language}
      onPress={press}
      onClose={onClose}
    />
  )
}

/** The blank that has or had the focus, and whether the pad is docked over the page for it. */
type Place = Readonly<{ id: ItemId | null; docked: boolean }>

export function SheetShell<Q extends Quiz>(props: ShellProps<Q>) {
  const { type, quiz, flow } = props
  const [place, setPlace] = useState<Place>({ id: null, docked: false })
  const answering = flow.state.phase === 'answering'
  const blank = place.id ?? firstOpen(quiz.items, flow.state)
  const padded = answering && flow.live && blank !== null && type.pad(quiz, blank).length > 0
  const docked = padded && place.docked
  useEffect(() => {
    if (docked) showBlank(flow.form.current, place.id ?? '')
  }, [docked, place.id, flow.form])
  useEffect(() => {
    const listeners = [openReason, closeJumps]
    for (const listener of listeners) document.addEventListener('click', listener)
    return () => {
      for (const listener of listeners) document.removeEventListener('click', listener)
    }
  }, [])
  if (quiz.items.length === 0) return <p role="alert">No questions available</p>
  const onBlank = (id: ItemId) => setPlace({ id, docked: true })
  const cells = cellsOf({ quiz, flow }, answering ? blank : null)
  const flag =
    answering && blank !== null && quiz.items.length > LONG ? (
      <FlagSwitch id={blank} flow={flow}>
        Flag {blank}
      </FlagSwitch>
    ) : null
  const jumps = (
    <details className="jump">
      <summary>
        Jump to a {type.noun}
        <Icon of={ChevronDown} />
      </summary>
      <nav aria-label={type.noun === 'blank' ? 'Blanks' : 'Questions'}>
        {props.map}
        <AnswerStrip cells={cells} />
        {flag}
      </nav>
    </details>
  )
  return (
    <div className={docked ? 'quiz has-pad' : 'quiz'}>
      <SheetForm {...props} cells={cells} jumps={jumps} onBlank={onBlank} />
      <aside className={padded ? 'answer-sheet pad-dock' : 'answer-sheet answer-sheet-hide'} aria-label="Answer sheet">
        <div className="paper pad answer-sheet-hide">
          <p className="label">Answer sheet</p>
          <AnswerStrip cells={cells} />
          {flag}
        </div>
        {padded ? (
          <SheetPad {...props} blank={blank} onBlank={onBlank} onClose={() => setPlace({ ...place, docked: false })} />
        ) : null}
      </aside>
    </div>
  )
}
