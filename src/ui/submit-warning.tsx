/** Asks before work with open questions or blanks is submitted. It may be: they count as wrong. */
import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'

type Props = Readonly<{
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
function openWords(noun: Props['noun'], open: Props['open']): string {
  const name = noun === 'question' ? 'Question' : 'Blank'
  if (open.length === 1) return `${name} ${open[0]} has no answer yet.`
  if (open.length > MANY) return `${open.length} ${noun}s have no answer yet.`
  return `${name}s ${open.slice(0, -1).join(', ')} and ${open.at(-1)} have no answer yet.`
}

const GO = 'go'

export function SubmitWarning({ noun, open, onStay, onGo, onSubmit }: Props) {
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
