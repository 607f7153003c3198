/** A listening room: the recording leads, the pupil answers (docs/behaviour.md, 25). Its results are those of a sitting. */
import { Volume2 } from 'lucide-react'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { PAGE_LANGUAGE } from '#lib/language.ts'
import { timesWords } from '#lib/times-words.ts'
import type { FilesClient } from '#listening/audio/files-client.ts'
import { ABOVE_LIST, practicePath, resultsPath } from '#listening/practice/paths.ts'
import { itemsOf, itemsOfClip, responseKey } from '#listening/practice/position.ts'
import type { Practice } from '#listening/practice/practice.ts'
import { pauseWords } from '#listening/practice/results.ts'
import { type Step, stepAt } from '#listening/practice/schedule.ts'
import { type Outcome, readOutcome, withOutcome } from '#listening/results/outcome.ts'
import { ResultsScreen } from '#listening/results/results-screen.tsx'
import { QuestionView } from '#listening/sitting/question-view.tsx'
import { usePictures } from '#listening/sitting/use-pictures.ts'
import { SubmitWarning } from '#ui/asked.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { LeaveGuard } from '#ui/leave-guard.tsx'
import { Crumbs } from '#ui/page/crumbs.tsx'
import { PaperHead } from '#ui/paper-head.tsx'
import { RoomBar } from './room-bar.tsx'
import { choose, openQuestions } from './room-state.ts'
import { type Room, useRoom } from './use-room.ts'
import { WithoutScript } from './without-script.tsx'

/** Plain data, so that the page can carry it to the browser. */
export type RoomScreenProps = Readonly<{
  practice: Practice
  /** The document's titles: the room's and its results'. */
  titles: Readonly<{ room: string; results: string }>
  /** Recordings for a browser without a script: a name and a URL each. */
  recordings: readonly Readonly<{ name: string; url: string }>[]
}>

type SheetProps = Readonly<{
  practice: Practice
  room: Room
  /** The index of the passage whose questions show. */
  shown: number
  files: FilesClient | null
  onSubmit(): void
}>

function Questions({ practice, room, shown, files }: Omit<SheetProps, 'onSubmit'>) {
  const items = useMemo(() => itemsOfClip(itemsOf(practice), shown), [practice, shown])
  const pictures = usePictures(
    items.flatMap(({ question }) => question.pictures),
    files,
  )
  return (
    <div className="item-list">
      {items.map((item) => (
        <QuestionView
          key={item.number}
          item={item}
          response={room.state.responses[responseKey(item.position)] ?? null}
          pictures={pictures}
          onEnter={() => {}}
          onChoose={(option) => room.change((before) => choose(practice, before, item.position, option))}
        />
      ))}
    </div>
  )
}

function Schedule({ practice, room, now, shown, onShow }: ScheduleProps) {
  const items = itemsOf(practice)
  return (
    <ol className="schedule" role="list">
      {practice.clips.map(({ id }, clip) => {
        const numbers = itemsOfClip(items, clip).map(({ number }) => number)
        const open = itemsOfClip(items, clip).filter(
          ({ position }) => room.state.responses[responseKey(position)] === undefined,
        )
        const on = now?.clip === clip && room.view.second > 0
        return (
          <li key={id} aria-current={on ? 'step' : undefined}>
            <span>{on ? <Icon of={Volume2} /> : null}</span>
            <button type="button" aria-pressed={shown === clip} onClick={() => onShow(clip)}>
              Passage {clip + 1}
            </button>
            <small>
              {numbers.length > 1 ? `${numbers[0]} to ${numbers.at(-1)}` : numbers[0]}
              {open.length === 0 ? ', done' : ''}
            </small>
          </li>
        )
      })}
    </ol>
  )
}

type ScheduleProps = Readonly<{
  practice: Practice
  room: Room
  now: Step | null
  shown: number
  onShow(clip: number): void
}>

function Before({ practice }: Readonly<{ practice: Practice }>) {
  return (
    <div className="room-before">
      <p>
        After Start the recording leads, as in the examination: time to read the questions, then you hear the passage{' '}
        {timesWords(practice.readings)}, time to answer. Then the next passage, and at the end one minute to check.
      </p>
      <p>
        {practice.clips.length} passages, {itemsOf(practice).length} questions. You may answer at any time and change
        your answers. If you must, you can pause; the result says how often.
      </p>
    </div>
  )
}

type RoomSheetProps = Readonly<{
  practice: Practice
  files: FilesClient | null
  recordings: RoomScreenProps['recordings']
  onSubmit(room: Room): void
}>

/** Which passage shows: the one that is heard, until the pupil looks at another one; the next one leads back. */
function useShown(now: Step | null, last: number) {
  const heard = now === null ? 0 : (now.clip ?? (now.phase === 'check' ? last : 0))
  const [looked, setLooked] = useState({ at: -1, clip: 0 })
  return { shown: looked.at === heard ? looked.clip : heard, show: (clip: number) => setLooked({ at: heard, clip }) }
}

function RoomSheet({ practice, files, recordings, onSubmit }: RoomSheetProps) {
  const room = useRoom(practice, files)
  const [warned, setWarned] = useState(false)
  const now = room.recording === null ? null : stepAt(room.recording.steps, room.view.second)
  const { shown, show } = useShown(now, practice.clips.length - 1)
  const begun = room.view.second > 0 || room.state.second > 0
  const open = openQuestions(practice, room.state)
  const finish = () => {
    room.stop()
    onSubmit(room)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (open.length > 0) setWarned(true)
    else finish()
  }
  const goToOpen = () => {
    setWarned(false)
    const item = itemsOf(practice).find(({ number }) => number === open[0])
    if (item !== undefined) show(item.position.clip)
  }
  return (
    <div className="listening" data-live={room.live ? true : undefined}>
      <Crumbs
        above={[...ABOVE_LIST, { to: practicePath(practice.id), text: practice.displayTitle }]}
        here="Listening room"
      />
      <WithoutScript recordings={recordings} />
      <LeaveGuard active={begun} />
      {warned ? (
        <SubmitWarning noun="question" open={open} onStay={() => setWarned(false)} onGo={goToOpen} onSubmit={finish} />
      ) : null}
      <div className="quiz needs-script">
        <form className="paper paper-pad sheet" autoComplete="off" onSubmit={submit}>
          <PaperHead
            height="tall"
            labels={{ paper: 'Listening', set: 'As in the hall', size: '' }}
            heading="Listening room"
            title={practice.displayTitle}
            instruction=""
            language={PAGE_LANGUAGE}
          />
          <RoomBar room={room} passages={practice.clips.length} readings={practice.readings} now={now} />
          {begun ? (
            <>
              <Questions practice={practice} room={room} shown={shown} files={files} />
              <div className="actions narrow-full">
                <Button variant={room.view.phase === 'ended' ? 'main' : 'plain'} type="submit">
                  Submit Practice
                </Button>
              </div>
            </>
          ) : (
            <Before practice={practice} />
          )}
        </form>
        <aside className="answer-sheet" aria-label="Schedule">
          <div className="paper pad">
            <p className="label">Schedule</p>
            <Schedule practice={practice} room={room} now={now} shown={begun ? shown : -1} onShow={show} />
            <p className="pad-foot">
              In the hall nobody can pause. Here you may, and it is counted: {pauseWords(room.state.pauses)} so far.
            </p>
          </div>
        </aside>
      </div>
    </div>
  )
}

/** `files` is null on the server, where nothing loads and nothing plays. */
export function RoomScreen({
  practice,
  titles,
  recordings,
  files,
}: RoomScreenProps & Readonly<{ files: FilesClient | null }>) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  useEffect(() => {
    const arrive = () => setOutcome(readOutcome(window.history.state, practice.id))
    window.addEventListener('popstate', arrive)
    return () => window.removeEventListener('popstate', arrive)
  }, [practice])
  useEffect(() => {
    document.title = outcome === null ? titles.room : titles.results
  }, [outcome, titles])

  if (outcome !== null) return <ResultsScreen practice={practice} outcome={outcome} live={true} files={files} />
  const submit = ({ state: { responses, pauses } }: Room) => {
    const made = { responses, pauses }
    window.history.pushState(withOutcome(practice, made), '', resultsPath(practice.id))
    setOutcome(made)
  }
  return <RoomSheet practice={practice} files={files} recordings={recordings} onSubmit={submit} />
}
