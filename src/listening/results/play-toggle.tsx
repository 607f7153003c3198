/** The button that plays a clip in the review: Play Audio, Loading..., Stop Audio. */
import { CircleAlert, Play, Square } from 'lucide-react'
import type { Review } from './use-review.ts'

type Props = Readonly<{
  /** Names this button among those of the page. */
  name: string
  /** What it plays, for those who do not see where it stands. */
  what: string
  audiofile: string
  review: Review
}>

const WORDS = { idle: 'Play Audio', loading: 'Loading...', playing: 'Stop Audio' } as const

export function PlayToggle({ name, what, audiofile, review }: Props) {
  const mine = review.view.key === name
  const phase = mine ? review.view.phase : 'idle'
  return (
    <>
      <button className="btn btn-small" type="button" onClick={() => review.toggle(name, audiofile)}>
        {phase === 'playing' ? (
          <Square className="icon" aria-hidden="true" />
        ) : (
          <Play className="icon" aria-hidden="true" />
        )}
        {WORDS[phase]}
        <span className="sr"> of {what}</span>
      </button>
      {mine && review.view.failed ? (
        <p className="alert alert-wrong audio-alert" role="alert">
          <CircleAlert className="icon" aria-hidden="true" />
          Failed to load audio clip
        </p>
      ) : null}
    </>
  )
}
