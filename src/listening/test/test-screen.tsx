/** The listening test (docs/behaviour.md, 8.3 to 8.7): a clip to play, one question at a time, and all questions at a glance beside it. */
import { ArrowLeft, ArrowRight, Keyboard } from 'lucide-react'
import { type FormEvent, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { AudioPanel } from '#listening/audio/audio-panel.tsx'
import type { FilesClient } from '#listening/audio/files-client.ts'
import { ABOVE_LIST, LIST, practicePath } from '#listening/practice/paths.ts'
import { type Place, type Position, placeAt, placesOf, responseKey } from '#listening/practice/position.ts'
import type { Practice } from '#listening/practice/practice.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Crumbs } from '#ui/crumbs.tsx'
import { Icon } from '#ui/icon.tsx'
import { LeaveGuard } from '#ui/leave-guard.tsx'
import { SubmitWarning } from '#ui/submit-warning.tsx'
import { NeedsScript } from './needs-script.tsx'
import { QuestionStrip } from './question-strip.tsx'
import { QuestionView } from './question-view.tsx'
import { playsOf, unanswered } from './test-state.ts'
import type { TestStore } from './test-store.ts'
import { useKeys } from './use-keys.ts'
import { usePictures } from './use-pictures.ts'
import { type Test, useTest } from './use-test.ts'
import { useWarm } from './use-warm.ts'

type Props = Readonly<{
  practice: Practice
  store: TestStore
  files: FilesClient | null
  /** The test is over; nothing plays any more. */
  onSubmit(): void
}>

/** Brings a question that came on into view and gives it the focus. Not on arrival. */
function useFollow(form: Test['form'], at: string, live: boolean): void {
  const seen = useRef('')
  useEffect(() => {
    if (!live || seen.current === at) return
    const arrived = seen.current === ''
    seen.current = at
    if (arrived) return
    form.current?.querySelector<HTMLElement>('[data-stage]')?.focus({ preventScroll: true })
    form.current?.querySelector('.progress')?.scrollIntoView({ block: 'nearest' })
  }, [form, at, live])
}

const Head = memo(function Head({
  practice,
  place,
  total,
}: Readonly<{ practice: Practice; place: Place; total: number }>) {
  const { position, number } = place
  return (
    <>
      <header className="paper-head">
        <p className="row">
          <span className="label">Listening</span>
          <span className="label">
            Clip {position.clip + 1} of {practice.clips.length}
          </span>
        </p>
        <h1>{practice.title}</h1>
      </header>
      <div className="progress">
        <p className="progress-text">
          <strong>
            Question {number} of {total}
          </strong>
        </p>
        <div className="bar" aria-hidden="true">
          {Array.from({ length: total }, (_, i) => i + 1).map((segment) => (
            <i key={segment} className={segment <= number ? 'is-now' : ''} />
          ))}
        </div>
      </div>
    </>
  )
})

type FootProps = Readonly<{ first: boolean; last: boolean; live: boolean; onPrevious(): void; onNext(): void }>

function Foot({ first, last, live, onPrevious, onNext }: FootProps) {
  return (
    <div className="actions narrow-full">
      <Button variant="plain" type="button" disabled={first} onClick={onPrevious}>
        <Icon of={ArrowLeft} />
        Previous
      </Button>
      {last ? (
        <Button
          // Another element than Next: a click on Next must not find itself on a submit button.
          key="submit"
          variant="main"
          type="submit"
          disabled={!live}
          // The second click of a double click on Next lands here.
          onClick={(event) => {
            if (event.detail > 1) event.preventDefault()
          }}
        >
          Submit Practice
        </Button>
      ) : (
        <Button key="next" variant="main" type="button" onClick={onNext}>
          Next
          <Icon of={ArrowRight} />
        </Button>
      )}
    </div>
  )
}

function KeySwitch({ on, onSwitch }: Readonly<{ on: boolean; onSwitch(on: boolean): void }>) {
  return (
    <div className="keys">
      <Button variant="quiet" small type="button" aria-pressed={on} onClick={() => onSwitch(!on)}>
        <Icon of={Keyboard} />
        Keys {on ? 'on' : 'off'}
      </Button>
      <p className="pad-foot">1, 2 and 3 choose, the arrows ← and → move, the space bar plays.</p>
    </div>
  )
}

/** The clip has no recording: the text of docs/behaviour.md, 11.4, and ways on. Responses and plays are saved. */
function AudioFailed({ fault, onRetry }: Readonly<{ fault: string; onRetry(): void }>) {
  return (
    <div className="paper state sheet">
      <h1 className="sr">Listening test</h1>
      <p role="alert">Failed to load audio: {fault}</p>
      <p>Your answers and plays are kept. Choose another question, or try again.</p>
      <div className="btn-row">
        <Button variant="main" type="button" onClick={onRetry}>
          Try Again
        </Button>
        <LinkButton variant="plain" href={LIST.to}>
          All listening practices
        </LinkButton>
      </div>
    </div>
  )
}

/** A practice without a clip or a question. */
function NothingToAsk({ practice }: Readonly<{ practice: Practice }>) {
  return (
    <div className="paper state">
      <h1>{practice.title}</h1>
      <p role="alert">No question data available</p>
      <LinkButton variant="main" href={LIST.to}>
        All listening practices
      </LinkButton>
    </div>
  )
}

export function TestScreen({ practice, store, files, onSubmit }: Props) {
  const test = useTest(practice, store, files)
  const { state, clip, live, act } = test
  const places = useMemo(() => placesOf(practice), [practice])
  const go = useCallback((position: Position) => act({ type: 'go', position }), [act])
  const place = placeAt(places, state.position)
  const pictures = usePictures(place?.question.pictures ?? [], files)
  const [warned, setWarned] = useState(false)
  const [keysOn, setKeysOn] = useState(true)
  useFollow(test.form, responseKey(state.position), live)
  useWarm(practice, state.position, clip.phase, files)
  useKeys(live && keysOn && place !== null, {
    choose: (option) => act({ type: 'choose', option }),
    previous: () => act({ type: 'previous' }),
    next: () => act({ type: 'next' }),
    play: test.play,
  })
  if (place === null) return <NothingToAsk practice={practice} />

  const open = unanswered(practice, state.answers)
  const last = place.number === places.length
  const finish = () => {
    test.stop()
    onSubmit()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!last) act({ type: 'next' })
    else if (open.length > 0) setWarned(true)
    else finish()
  }
  const goToOpen = () => {
    setWarned(false)
    const first = places.find(({ number }) => number === open[0])
    if (first !== undefined) act({ type: 'go', position: first.position })
  }
  return (
    <div data-listening data-live={live ? true : undefined}>
      <Crumbs above={[...ABOVE_LIST, { to: practicePath(practice.id), text: practice.displayTitle }]} here="Test" />
      <NeedsScript />
      <LeaveGuard active={Object.keys(state.answers).length > 0} />
      {warned ? (
        <SubmitWarning noun="question" open={open} onStay={() => setWarned(false)} onGo={goToOpen} onSubmit={finish} />
      ) : null}
      <div className="quiz needs-script">
        {clip.phase === 'failed' ? (
          <AudioFailed fault={clip.fault} onRetry={test.retry} />
        ) : (
          <form ref={test.form} className="paper paper-pad sheet" autoComplete="off" onSubmit={submit}>
            <Head practice={practice} place={place} total={places.length} />
            <AudioPanel
              id={place.clip.id}
              clip={clip}
              plays={playsOf(state, state.position.clip)}
              refusals={test.refusals}
              onPlay={test.play}
            />
            <QuestionView
              key={place.number}
              place={place}
              answer={state.answers[responseKey(place.position)] ?? null}
              pictures={pictures}
              onChoose={(option) => act({ type: 'choose', option })}
            />
            <Foot
              first={place.number === 1}
              last={last}
              live={live}
              onPrevious={() => act({ type: 'previous' })}
              onNext={() => act({ type: 'next' })}
            />
          </form>
        )}
        <aside className="answer-sheet" aria-label="Questions">
          <div className="paper pad">
            <p className="label">Questions</p>
            <QuestionStrip places={places} position={state.position} answers={state.answers} onGo={go} />
            <p className="pad-foot">You may leave a question and come back. Plays are counted for each clip.</p>
            <KeySwitch on={keysOn} onSwitch={setKeysOn} />
          </div>
        </aside>
      </div>
    </div>
  )
}
