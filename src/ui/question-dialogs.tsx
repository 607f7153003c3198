/** What a page asks before something is lost: before it is left, and before it is submitted with something open. */
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './button.tsx'

const ANSWERS =
  'You have answers here that are not marked yet. If you leave, you lose them when this tab is closed. Until then, the Back button brings them back.'

export type LeaveQuestionProps = Readonly<{
  /** What is lost; '' for answers that are not marked. */
  words: string
  onStay(): void
  onLeave(): void
  children: ReactNode
}>

export function LeaveQuestion({ words, onStay, onLeave, children }: LeaveQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="paper paper-pad ask" aria-labelledby="ask" onClose={onStay}>
      <p id="ask">{words || ANSWERS}</p>
      {children}
      <div className="btn-row">
        <Button variant="main" type="button" onClick={() => dialog.current?.close()}>
          Stay here
        </Button>
        <Button variant="plain" type="button" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </dialog>
  )
}

export type SubmitQuestionProps = Readonly<{
  /** What is open, as a pupil calls one of them. */
  noun: 'question' | 'blank'
  /** The numbers of those that are open, at least one. */
  open: readonly (number | string)[]
  /** Closed without a choice. */
  onStay(): void
  onGo(): void
  onSubmit(): void
}>

const MANY = 6

/** 'Question 4 has no answer yet.' or 'Blanks 4, 7 and 12 have no answer yet.' */
function openWords(noun: SubmitQuestionProps['noun'], open: SubmitQuestionProps['open']): string {
  const name = noun === 'question' ? 'Question' : 'Blank'
  if (open.length === 1) return `${name} ${open[0]} has no answer yet.`
  if (open.length > MANY) return `${open.length} ${noun}s have no answer yet.`
  return `${name}s ${open.slice(0, -1).join(', ')} and ${open.at(-1)} have no answer yet.`
}

const GO = 'go'

export function SubmitQuestion({ noun, open, onStay, onGo, onSubmit }: SubmitQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="paper paper-pad ask"
      aria-labelledby="open-questions"
      // Closed first, so that the focus is back on the page before it moves on.
      onClose={(event) => (event.currentTarget.returnValue === GO ? onGo() : onStay())}
    >
      <p id="open-questions">
        {openWords(noun, open)} A {noun} without an answer counts as wrong.
      </p>
      <div className="btn-row">
        <Button type="button" variant="main" onClick={() => dialog.current?.close(GO)}>
          Go to {noun} {open[0]}
        </Button>
        <Button type="button" variant="plain" onClick={onSubmit}>
          Submit anyway
        </Button>
      </div>
    </dialog>
  )
}
