/** Says that an attempt which was left in this tab goes on, or begins anew. */
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'

/** Closed without a choice, it goes on. */
type Props = Readonly<{ onGoOn(): void; onStartAgain(): void }>

export function GoOnQuestion({ onGoOn, onStartAgain }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="paper paper-pad ask" aria-labelledby="go-on" onClose={onGoOn}>
      <p id="go-on">You began this before, and your answers are still here.</p>
      <div className="btn-row">
        <Button variant="main" type="button" onClick={() => dialog.current?.close()}>
          Go on
        </Button>
        <Button variant="plain" type="button" onClick={onStartAgain}>
          Start again
        </Button>
      </div>
    </dialog>
  )
}
