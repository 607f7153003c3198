/** What a room does now and next, with its one button: start, go on, pause. */
import { CircleAlert, Pause, Play } from 'lucide-react'
import { recordedMinutes } from '#listening/practice/minutes.ts'
import { passagePhases, type Step, stepAfter } from '#listening/practice/schedule.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { clockWords, PHASE_WORDS, stepWords } from './room-words.ts'
import type { Room } from './use-room.ts'

type Props = Readonly<{
  room: Room
  /** How many passages there are. */
  passages: number
  /** How often each is read. */
  readings: number
  /** The step that the recording is in; null until it is loaded. */
  now: Step | null
}>

const MEGABYTE = 1_000_000

/** Of the whole recording. */
const minutesOf = ({ recording }: Room): number => recordedMinutes(recording?.seconds ?? 0)

function Loading({ room }: Readonly<{ room: Room }>) {
  const { files, total, bytes } = room.progress
  if (room.fault !== '')
    return (
      <div className="alert alert-wrong" role="alert">
        <Icon of={CircleAlert} />
        <p>
          The recordings did not all come: {room.fault}.{' '}
          <Button variant="plain" small type="button" onClick={room.retry}>
            Try again
          </Button>
        </p>
      </div>
    )
  return (
    <div>
      <p className="now-line">Getting the recordings</p>
      <p className="next-line">
        {total === 0 ? 'They come before the start, so that no network can break the test.' : null}
        {total === 0 ? null : `${files} of ${total}, ${(bytes / MEGABYTE).toFixed(1)} MB`}
      </p>
      <progress max={Math.max(1, total)} value={files} aria-label="Recordings" />
    </div>
  )
}

function Lines({ room, now }: Readonly<{ room: Room; now: Step }>) {
  const { view } = room
  const steps = room.recording?.steps ?? []
  const next = stepAfter(steps, now)
  if (view.phase === 'ended')
    return (
      <div>
        <p className="now-line">The recording is over</p>
        <p className="next-line">Check your answers, then submit them.</p>
      </div>
    )
  if (view.phase === 'failed')
    return (
      <p className="now-line" role="alert">
        This browser cannot play the recording.
      </p>
    )
  if (view.second === 0)
    return (
      <div>
        <p className="now-line">Ready</p>
        <p className="next-line">{minutesOf(room)} minutes from Start to end. Find a quiet place or use earphones.</p>
      </div>
    )
  return (
    <div>
      <p className="now-line">
        {stepWords(now)}, <span className="time">{clockWords(now.end - view.second)}</span>
      </p>
      <p className="next-line">
        {view.phase === 'playing' ? '' : 'Stopped here. '}
        {next === null ? 'Then it is over.' : `Next: ${stepWords(next)}.`}
      </p>
    </div>
  )
}

function Control({ room }: Readonly<{ room: Room }>) {
  const { phase, second } = room.view
  if (phase === 'playing')
    return (
      <Button variant="plain" type="button" onClick={room.pause}>
        <Icon of={Pause} />
        Pause
      </Button>
    )
  if (phase === 'ended' || phase === 'failed') return null
  return (
    <Button variant="main" type="button" disabled={phase === 'starting'} onClick={room.play}>
      <Icon of={Play} />
      {second > 0 ? 'Go on' : 'Start'}
    </Button>
  )
}

/** The phases of a passage, a pause once; what is done has no mark of its own, as the line under it says where it is. */
function Phases({ now, readings }: Readonly<{ now: Step; readings: number }>) {
  if (now.clip === null) return null
  return (
    <ol className="phases" role="list">
      {[...new Set(passagePhases(readings))].map((phase) => (
        <li key={phase} aria-current={phase === now.phase ? 'step' : undefined}>
          {PHASE_WORDS[phase]}
        </li>
      ))}
    </ol>
  )
}

function Through({ room, now, passages }: Readonly<{ room: Room; now: Step; passages: number }>) {
  const heard = now.phase === 'check' ? passages : (now.clip ?? 0)
  return (
    <div className="through">
      <div className="bar" aria-hidden="true">
        {Array.from({ length: passages }, (_, i) => i).map((passage) => (
          <i key={passage} className={passage < heard ? 'is-heard' : passage === now.clip ? 'is-now' : ''} />
        ))}
      </div>
      <p>
        <span>
          {Math.floor(room.view.second / 60)} of {minutesOf(room)} minutes
        </span>
        <span>{now.clip === null ? '' : `Passage ${now.clip + 1} of ${passages}`}</span>
      </p>
    </div>
  )
}

export function RoomBar({ room, passages, readings, now }: Props) {
  const under = room.view.second > 0
  const timed = now !== null && under && !/ended|failed/.test(room.view.phase)
  return (
    <section className="room-bar" aria-label="Now" data-timed={timed ? '' : undefined}>
      {now === null ? <Loading room={room} /> : <Lines room={room} now={now} />}
      {now === null ? null : <Control room={room} />}
      {/* Said once a phase; the clock is not read out. */}
      <p className="sr" role="status">
        {now !== null && under ? stepWords(now) : ''}
      </p>
      {now !== null && under ? (
        <div className="through phases-row">
          <Phases now={now} readings={readings} />
        </div>
      ) : null}
      {now !== null && under ? <Through room={room} now={now} passages={passages} /> : null}
    </section>
  )
}
