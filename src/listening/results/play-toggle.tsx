/** The button that plays a clip in the review: Play Audio, Loading..., Stop Audio. */
import { CircleAlert, Play, Square } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { Stretch } from './review-player.ts'
import type { Review } from './use-review.ts'

type Props = Readonly<{
  /** Names this button among those of the page. */
  name: string
  /** What it plays, for those who do not see where it stands. */
  what: string
  audiofile: string
  /** Null for the whole clip. */
  stretch: Stretch | null
  review: Review
}>

const CLIP = { idle: 'Play Audio', loading: 'Loading...', playing: 'Stop Audio' } as const
const SENTENCE = { idle: 'Play this sentence', loading: 'Loading...', playing: 'Stop' } as const

export function PlayToggle({ name, what, audiofile, stretch, review }: Props) {
  const mine = review.view.key === name
  const phase = mine ? review.view.phase : 'idle'
  return (
    <>
      <Button variant="plain" small type="button" onClick={() => review.toggle(name, audiofile, stretch)}>
        {phase === 'playing' ? <Icon of={Square} /> : <Icon of={Play} />}
        {(stretch === null ? CLIP : SENTENCE)[phase]}
        <span className="sr"> of {what}</span>
      </Button>
      {mine && review.view.failed ? (
        <p className="alert alert-wrong audio-alert" role="alert">
          <Icon of={CircleAlert} />
          Failed to load audio clip
        </p>
      ) : null}
    </>
  )
}
