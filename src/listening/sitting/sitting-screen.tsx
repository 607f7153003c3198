/** The sitting (docs/behaviour.md, 8.3 to 8.7): a clip to play, its questions, and all questions at a glance beside it. */
import { ArrowLeft, ArrowRight, Keyboard, RectangleHorizontal, Rows3 } from 'lucide-react'
import { type FormEvent, useMemo, useState } from 'react'
import { AudioPanel } from '#listening/audio/audio-panel.tsx'
import { isUnderWay } from '#listening/audio/clip-player.ts'
import type { FilesClient } from '#listening/audio/files-client.ts'
import { ABOVE_LIST, LIST, practicePath } from '#listening/practice/paths.ts'
import {
  type Item,
  itemAt,
  itemsOf,
  itemsOfClip,
  type Responses,
  responseKey,
  step,
  stepClip,
} from '#listening/practice/position.ts'
import type { Practice } from '#listening/practice/practice.ts'
import { SubmitWarning } from '#ui/asked.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { LeaveGuard } from '#ui/leave-guard.tsx'
import { Crumbs } from '#ui/page/crumbs.tsx'
import { isFollowed } from './followed.ts'
import { NeedsScript } from './needs-script.tsx'
import { QuestionStrip } from './question-strip.tsx'
import { QuestionView } from './question-view.tsx'
import { SittingHead } from './sitting-head.tsx'
import { playsOf, unanswered } from './sitting-state.ts'
import type { SittingStore } from './sitting-store.ts'
import { StopWarning } from './stop-warning.tsx'
import { useKeys } from './use-keys.ts'
import { useFollow, useMoves } from './use-moves.ts'
import { type Pictures, usePictures } from './use-pictures.ts'
import { type Sitting, useSitting } from './use-sitting.ts'
import { useWarm } from './use-warm.ts'

type Props = Readonly<{
  practice: Practice
  store: SittingStore
  files: FilesClient | null
  /** The sitting is over; nothing plays any more. */
  onSubmit(): void
}>

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

type QuestionsProps = Readonly<{
  shown: readonly Item[]
  responses: Responses
  pictures: Pictures
  act: Sitting['act']
}>

/** What shows of a clip. The question that has the focus, or was answered last, is the one that the keys are for. */
function Questions({ shown, responses, pictures, act }: QuestionsProps) {
  return shown.map((item) => {
    const { position, number } = item
    const enter = () => act({ type: 'go', position })
    return (
      <QuestionView
        key={number}
        item={item}
        response={responses[responseKey(position)] ?? null}
        pictures={pictures}
        onEnter={enter}
        onChoose={(option) => {
          enter()
          act({ type: 'choose', option })
        }}
      />
    )
  })
}

type ViewSwitchProps = Readonly<{ whole: boolean; onSwitch(whole: boolean): void }>

/** Between one question and all of a clip. */
function ViewSwitch({ whole, onSwitch }: ViewSwitchProps) {
  return (
    <p className="view-switch">
      <Button variant="quiet" small type="button" onClick={() => onSwitch(!whole)}>
        <Icon of={whole ? RectangleHorizontal : Rows3} />
        {whole ? 'One at a time' : 'Show all questions of this clip'}
      </Button>
    </p>
  )
}

export function SittingScreen({ practice, store, files, onSubmit }: Props) {
  const sitting = useSitting(practice, store, files)
  const { state, clip, live, act } = sitting
  const items = useMemo(() => itemsOf(practice), [practice])
  const moves = useMoves(sitting)
  const [whole, setWhole] = useState(false)
  const [warned, setWarned] = useState(false)
  const [keysOn, setKeysOn] = useState(true)
  const item = itemAt(items, state.position)
  const siblings = itemsOfClip(items, state.position.clip)
  const shown = item === null ? [] : whole ? siblings : [item]
  const pictures = usePictures(
    shown.flatMap(({ question }) => question.pictures),
    files,
  )
  useFollow(sitting.form, responseKey(state.position), moves.made)
  useWarm(practice, state.position, clip.phase, files)
  useKeys(live && keysOn && item !== null && !warned && moves.asked === null, {
    choose: (option) => act({ type: 'choose', option }),
    previous: () => moves.to(step(items, state.position, -1)),
    next: () => moves.to(step(items, state.position, 1)),
    play: sitting.play,
  })
  if (item === null) return <NothingToAsk practice={practice} />

  const open = unanswered(practice, state.responses)
  const from = shown[0]?.number ?? item.number
  const to = shown.at(-1)?.number ?? item.number
  const last = to === items.length
  const turn = (by: 1 | -1) => moves.to((whole ? stepClip : step)(items, state.position, by))
  const finish = () => {
    sitting.stop()
    onSubmit()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!last) turn(1)
    else if (open.length > 0) setWarned(true)
    else finish()
  }
  const goToOpen = () => {
    setWarned(false)
    moves.to(items.find(({ number }) => number === open[0])?.position ?? null)
  }
  return (
    <div className="listening" data-live={live ? true : undefined}>
      <Crumbs above={[...ABOVE_LIST, { to: practicePath(practice.id), text: practice.displayTitle }]} here="Test" />
      <NeedsScript />
      <LeaveGuard active={Object.keys(state.responses).length > 0 && !isFollowed()} />
      {warned ? (
        <SubmitWarning noun="question" open={open} onStay={() => setWarned(false)} onGo={goToOpen} onSubmit={finish} />
      ) : null}
      {moves.asked === null ? null : (
        <StopWarning
          id={item.clip.id}
          plays={playsOf(state, state.position.clip)}
          maxPlays={practice.plays}
          next={itemAt(items, moves.asked)?.number ?? item.number}
          over={!isUnderWay(clip)}
          onStay={moves.stay}
          onStop={moves.stop}
        />
      )}
      <div className="quiz needs-script">
        {clip.phase === 'failed' ? (
          <AudioFailed fault={clip.fault} onRetry={sitting.retry} />
        ) : (
          <form ref={sitting.form} className="paper paper-pad sheet" autoComplete="off" onSubmit={submit}>
            <SittingHead practice={practice} clip={state.position.clip} from={from} to={to} total={items.length} />
            <AudioPanel
              id={item.clip.id}
              clip={clip}
              plays={playsOf(state, state.position.clip)}
              maxPlays={practice.plays}
              refusals={sitting.refusals}
              onPlay={sitting.play}
            />
            <Questions shown={shown} responses={state.responses} pictures={pictures} act={act} />
            {whole || siblings.length > 1 ? <ViewSwitch whole={whole} onSwitch={setWhole} /> : null}
            <Foot first={from === 1} last={last} live={live} onPrevious={() => turn(-1)} onNext={() => turn(1)} />
          </form>
        )}
        <aside className="answer-sheet" aria-label="Questions">
          <div className="paper pad">
            <p className="label">Questions</p>
            <QuestionStrip items={items} position={state.position} responses={state.responses} onGo={moves.to} />
            <p className="pad-foot">You may leave a question and come back. Plays are counted for each clip.</p>
            <KeySwitch on={keysOn} onSwitch={setKeysOn} />
          </div>
        </aside>
      </div>
    </div>
  )
}
