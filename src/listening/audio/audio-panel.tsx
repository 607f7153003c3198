/** The player of a clip: one button, the count of plays as text, and a wave that shows how far it is but is no slider. */
import { CircleAlert, Play } from 'lucide-react'
import { Icon } from '#ui/icon/icon.tsx'
import type { ClipView } from './clip-player.ts'
import { Wave } from './wave.tsx'

type Props = Readonly<{
  /** The clip's id as it is shown. */
  id: string
  clip: ClipView
  plays: number
  maxPlays: number
  /** Taps that came when no play was left. */
  refusals: number
  onPlay(): void
}>

const WORDS = {
  loading: 'Loading...',
  starting: 'Loading...',
  ready: 'Play',
  playing: 'Playing',
  held: 'Continue',
  failed: 'Play',
} as const

export function AudioPanel({ id, clip, plays, maxPlays, refusals, onPlay }: Props) {
  const usedUp = plays >= maxPlays && clip.phase === 'ready'
  const waits = clip.phase !== 'ready' && clip.phase !== 'held'
  return (
    <section className="audio below" aria-label={`Audio Clip ${id}`}>
      <button
        className={`play ${clip.phase === 'playing' ? 'is-playing' : ''}`}
        type="button"
        aria-disabled={usedUp || waits ? 'true' : undefined}
        onClick={onPlay}
      >
        <Icon of={Play} />
        {WORDS[clip.phase]}
      </button>
      <div className="audio-body">
        <div className="audio-text">
          <h2>Audio Clip {id}</h2>
          <span className="plays">
            Plays: {plays}/{maxPlays}
            {Array.from({ length: maxPlays }, (_, i) => i).map((pip) => (
              <i key={pip} className={pip < plays ? 'pip pip-used' : 'pip'} />
            ))}
          </span>
        </div>
        <Wave heard={clip.heard} />
      </div>
      {refusals === 0 ? null : (
        <p className="alert alert-note audio-alert" role="alert" key={refusals}>
          <Icon of={CircleAlert} />
          You have already played this audio clip {maxPlays} {maxPlays === 1 ? 'time' : 'times'}.
        </p>
      )}
    </section>
  )
}
