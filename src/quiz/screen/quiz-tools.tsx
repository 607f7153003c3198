/** The row above a quiz: the way back, what the paper is, and what a pupil may switch on or off. */

import { ArrowLeft, Share2, Volume2, VolumeX } from 'lucide-react'
import { lazy, memo, type ReactNode, Suspense, useState } from 'react'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { PrintLink } from './print-link.tsx'
import type { ForClass } from './share-dialog.tsx'

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))

type Props = Readonly<{
  /** The name of the paper; null where the paper below has its own head. */
  head: ReactNode
  /** The switch of the timer; null where it stands elsewhere. */
  timer: ReactNode
  /** Whether this quiz makes sounds, and whether they are muted. */
  sounds: boolean
  muted: boolean
  setMuted(muted: boolean): void
  /** Whether it has options that a shared link can mix. */
  shuffles: boolean
  forClass: ForClass | null
  /** The URL of its sheet to print; '' for none. */
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

function Tools({ head, timer, sounds, muted, setMuted, shuffles, forClass, print, back }: Props) {
  const [sharing, setSharing] = useState(false)
  return (
    <>
      <div className={head === null ? 'page-tools' : 'quiz-head'}>
        <LinkButton variant="quiet" small className="btn-back" href={back.to}>
          <Icon of={ArrowLeft} />
          {head === null ? back.text : <span className="tool-text">{back.text}</span>}
        </LinkButton>
        {head}
        <div className="btn-row">
          {timer}
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
          <ShareDialog
            shuffles={shuffles}
            prints={print !== ''}
            forClass={forClass}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** An answer changes nothing of it. */
export const QuizTools = memo(Tools)
