/** The row above a quiz: the way back, and what a pupil may switch on or off. */

import { ArrowLeft, Share2, Timer, Volume2, VolumeX } from 'lucide-react'
import { lazy, memo, Suspense, useState } from 'react'
import { examMinutes } from '#quiz/contract/pace.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PrintLink } from './print-link.tsx'

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))
const ExamTimer = lazy(async () => ({ default: (await import('./exam-timer.tsx')).ExamTimer }))

type Props = Readonly<{
  /** Whether this quiz makes sounds, and whether they are muted. */
  sounds: boolean
  muted: boolean
  setMuted(muted: boolean): void
  /** How many items this go asks, and the seconds that the examination gives for one. */
  items: number
  pace: number
  done: boolean
  /** Whether it has options that a shared link can mix. */
  shuffles: boolean
  /** The page with it on a board, '' where there is none. */
  board: string
  /** The address of its sheet to print; '' for none. */
  print: string
  back: Readonly<{ to: string; text: string }>
}>

function SoundSwitch({ muted, onSwitch }: Readonly<{ muted: boolean; onSwitch(muted: boolean): void }>) {
  const Glyph = muted ? VolumeX : Volume2
  return (
    <Button
      variant="quiet"
      small
      className="sound-switch needs-script"
      type="button"
      aria-pressed={muted}
      onClick={() => onSwitch(!muted)}
    >
      <Icon of={Glyph} />
      <span className="tool-text">Mute sounds</span>
    </Button>
  )
}

function Tools({ sounds, muted, setMuted, items, pace, done, shuffles, board, print, back }: Props) {
  const [timed, setTimed] = useState(false)
  const [sharing, setSharing] = useState(false)
  return (
    <>
      <div className="page-tools">
        <LinkButton variant="quiet" small className="btn-back" href={back.to}>
          <Icon of={ArrowLeft} />
          {back.text}
        </LinkButton>
        <div className="btn-row">
          <Button
            variant="quiet"
            small
            className="needs-script"
            type="button"
            aria-pressed={timed}
            onClick={() => setTimed(!timed)}
          >
            <Icon of={Timer} />
            <span className="tool-text">Timer</span>
          </Button>
          {sounds ? <SoundSwitch muted={muted} onSwitch={setMuted} /> : null}
          <Button variant="quiet" small className="needs-script" type="button" onClick={() => setSharing(true)}>
            <Icon of={Share2} />
            <span className="tool-text">Share</span>
          </Button>
          <PrintLink to={print} />
        </div>
      </div>
      {sharing ? (
        <Suspense>
          <ShareDialog shuffles={shuffles} prints={print !== ''} board={board} onClose={() => setSharing(false)} />
        </Suspense>
      ) : null}
      {timed ? (
        <Suspense>
          <ExamTimer minutes={examMinutes(items, pace)} items={items} done={done} />
        </Suspense>
      ) : null}
    </>
  )
}

/** An answer changes nothing of it. */
export const QuizTools = memo(Tools)
