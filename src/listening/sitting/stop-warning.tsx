/** Asks before a clip that still has sound is left for another one: its play counts, and would be lost. */
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'

type Props = Readonly<{
  /** The clip's id as it is shown. */
  id: string
  /** Of this clip, with the one under way. */
  plays: number
  maxPlays: number
  /** The number of the question that was asked for. */
  next: number
  /** The clip came to its end meanwhile: nothing is left to ask. */
  over: boolean
  /** Closed without a choice, too. */
  onStay(): void
  onStop(): void
}>

const STOP = 'stop'

function playsLeft(plays: number, maxPlays: number): string {
  const left = maxPlays - plays
  return `Plays used: ${plays} of ${maxPlays}, ${left === 0 ? 'none' : left} left.`
}

export function StopWarning({ id, plays, maxPlays, next, over, onStay, onStop }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    if (over) dialog.current?.close()
  }, [over])
  return (
    <dialog
      ref={dialog}
      className="paper paper-pad ask"
      aria-labelledby="stop-clip"
      aria-describedby="stop-clip-counts"
      // Closed first, so that the focus is back on the page before it moves on.
      onClose={(event) => (event.currentTarget.returnValue === STOP ? onStop() : onStay())}
    >
      <h2 id="stop-clip" className="h-small">
        Stop this clip?
      </h2>
      <p id="stop-clip-counts">
        Audio Clip {id} is not over yet. If you go on, this play counts and you do not hear the rest of it.{' '}
        <strong>{playsLeft(plays, maxPlays)}</strong>
      </p>
      <div className="btn-row">
        <Button type="button" variant="main" onClick={() => dialog.current?.close()}>
          Keep listening
        </Button>
        <Button type="button" variant="plain" onClick={() => dialog.current?.close(STOP)}>
          Stop and go to question {next}
        </Button>
      </div>
    </dialog>
  )
}
