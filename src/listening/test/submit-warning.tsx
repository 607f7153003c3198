/** Asks before a practice with open questions is submitted. It may be: they count as wrong. */
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'

type Props = Readonly<{
  /** The numbers of the open questions; none asks nothing. */
  open: readonly number[]
  /** Closed without a choice. */
  onStay(): void
  onGo(): void
  onSubmit(): void
}>

const MANY = 6

/** 'Question 4 has no answer yet.' or 'Questions 4, 7 and 12 have no answer yet.' */
function openWords(open: readonly number[]): string {
  if (open.length === 1) return `Question ${open[0]} has no answer yet.`
  if (open.length > MANY) return `${open.length} questions have no answer yet.`
  return `Questions ${open.slice(0, -1).join(', ')} and ${open.at(-1)} have no answer yet.`
}

const GO = 'go'

export function SubmitWarning({ open, onStay, onGo, onSubmit }: Props) {
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
      <p id="open-questions">{openWords(open)} A question without an answer counts as wrong.</p>
      <div className="btn-row">
        <Button type="button" variant="main" onClick={() => dialog.current?.close(GO)}>
          Go to question {open[0]}
        </Button>
        <Button type="button" variant="plain" onClick={onSubmit}>
          Submit anyway
        </Button>
      </div>
    </dialog>
  )
}
