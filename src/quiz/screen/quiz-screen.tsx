/** One quiz on its page: the flow of its type, drawn by its own player. It loads nothing and knows no URLs. */
import { type ComponentType, lazy, Suspense, useCallback, useMemo } from 'react'
import type { Labels } from '#lib/paper-labels.ts'
import { usePrinting } from '#quiz/browser/use-printing.tsx'
import { ownTitle } from '#quiz/contract/own-title.ts'
import type { Player } from '#quiz/contract/player.tsx'
import type { PlayerProps, Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { ControlsProvider, useNow } from '#quiz/flow/controls.tsx'
import { ResultCodeContext } from '#quiz/flow/result/after-slot.tsx'
import { type Afterwards, AfterwardsContext } from '#quiz/flow/result/afterwards.tsx'
import type { SkillLinks } from '#quiz/flow/result/lost-skills.tsx'
import { MemoryOffer } from '#quiz/flow/result/memory-offer.tsx'
import type { SectionParts } from '#quiz/flow/section-parts.tsx'
import { SheetShell } from '#quiz/flow/sheet-shell.tsx'
import { activeItems } from '#quiz/flow/state/active-items.ts'
import { isDone, type QuizState } from '#quiz/flow/state/quiz-state.ts'
import { StepperShell, showsAll } from '#quiz/flow/stepper-shell.tsx'
import { useQuizFlow } from '#quiz/flow/use-quiz-flow.tsx'
import { ReportContext } from '#quiz/interactions/report-link.tsx'
import type { TickedIn } from '#quiz/registry/kit.tsx'
import type { MakeCode } from '#quiz/result-code/code-of-result.ts'
import { type Tally, tallyOf } from '#quiz/scoring/tally.ts'
import { LeaveGuard } from '#ui/leave-guard.tsx'
import { PaperHead } from '#ui/paper-head.tsx'
import { isFollowed } from './attempt.ts'
import { QuizTools } from './quiz-tools.tsx'
import type { ForClass } from './share-dialog.tsx'
import { useExamTime } from './use-exam-time.tsx'
import { useToldAttempt } from './use-told-attempt.tsx'

const ResumedNote = lazy(async () => ({ default: (await import('./resumed-note.tsx')).ResumedNote }))

/** Plain data, so that the page can carry it to the browser. */
export type ScreenData = Readonly<{
  documentId: string
  /** The id of the exercise in its result code; '' for one with more items than a code has. */
  codeOf: string
  /** What the server made of a posted form, or null. */
  posted: QuizState | null
  labels: Labels
  skills: SkillLinks
  /** Whether the score is left out: marks and reasons stay. A shared link may ask for it. */
  hideScore: boolean
  /** What a teacher does with it; null where the site has no such pages. */
  forClass: ForClass | null
  /** The URL of its sheet to print; '' for a quiz that has none. */
  print: string
  /** The URL of the contact form for a report of one of its items. */
  report: string
  /** What its result leads to. */
  afterwards: Afterwards
  /** The way back. */
  back: Readonly<{ to: string; text: string }>
}>

type Props<Q extends Quiz> = ScreenData &
  Readonly<{
    type: QuizType<Q>
    quiz: Q
    player: Player<Q>
    /** What a result says of the marks that the pupil ticks. */
    Sum: ComponentType<Tally>
    /** What the pupil ticked in these items. */
    tickedIn: TickedIn<Q>
    /** Whether a shared link can mix its options. */
    mixes: boolean
    /** What a paper of several sections has beside its questions; null for one section. */
    sections: SectionParts<Q> | null
  }>

/** A stepper's question by its first item. Its result shows all questions again. */
function stageOf<Q extends Quiz>(type: QuizType<Q>, quiz: Q, live: boolean, state: QuizState): string {
  if (state.flow === 'sheet' || state.phase === 'finished' || showsAll(type, { live })) return 'all'
  return type.steps(activeItems(quiz, state))[state.position]?.[0]?.id ?? ''
}

/** The head of a quiz, until its questions are done one at a time. */
function LowHead<Q extends Quiz>({ type, quiz, labels }: Pick<Props<Q>, 'type' | 'quiz' | 'labels'>) {
  const { instruction, language } = type
  const heading = type.heading(quiz)
  return (
    <PaperHead
      height="low"
      labels={labels}
      heading={heading}
      title={ownTitle(heading, quiz.title)}
      instruction={instruction}
      language={language}
    />
  )
}

/** Asks before the answers of a sheet are left. It follows the last key: a tab may be closed before its answer is painted. */
function SheetGuard({ quiz }: Readonly<{ quiz: Quiz }>) {
  const now = useNow()
  const unmarked = now.flow === 'sheet' && now.phase === 'answering'
  const started = activeItems(quiz, now).items.some(({ id }) => (now.response[id] ?? '') !== '')
  return (
    <LeaveGuard active={unmarked && started && !isFollowed()}>
      <MemoryOffer />
    </LeaveGuard>
  )
}

export function QuizScreen<Q extends Quiz>({
  type,
  quiz,
  player: Player,
  Sum,
  tickedIn,
  mixes,
  sections,
  documentId,
  codeOf,
  posted,
  labels,
  skills,
  hideScore,
  forClass,
  print,
  report,
  afterwards,
  back,
}: Props<Q>) {
  const { flow, now, marks, reasons } = useQuizFlow(type, quiz, documentId, posted)
  const { state } = flow
  const printing = usePrinting()
  const active = useMemo(() => activeItems(quiz, state), [quiz, state])
  // A stepper has its time in a line of its own, until its result is shown.
  const stepping = state.flow === 'stepper' && state.phase !== 'finished'
  const { act } = flow
  const time = useExamTime({
    items: active.items.length,
    pace: type.pace(quiz),
    clock: now.clock,
    answering: !isDone(now),
    done: isDone(state),
    onClock: useCallback((clock) => act({ type: 'clock', clock }), [act]),
  })
  useToldAttempt(documentId, type, quiz, flow, tickedIn)
  const page = useMemo(() => {
    const part = { type, quiz: active, state, act: flow.act }
    const Shell = state.flow === 'stepper' ? StepperShell : SheetShell
    return (
      <div data-quiz data-live={flow.live ? true : undefined}>
        <QuizTools
          head={stepping || state.flow === 'sheet' ? <LowHead type={type} quiz={quiz} labels={labels} /> : null}
          timer={stepping ? null : time.button}
          sounds={state.flow === 'stepper'}
          muted={flow.muted}
          setMuted={flow.setMuted}
          shuffles={mixes}
          forClass={forClass}
          print={print}
          back={back}
        />
        {stepping ? null : time.clock}
        {flow.resumed ? (
          <Suspense>
            <ResumedNote onStartAgain={() => flow.act({ type: 'retry' })} />
          </Suspense>
        ) : null}
        <SheetGuard quiz={quiz} />
        <Shell
          type={type}
          quiz={active}
          whole={quiz}
          flow={flow}
          time={time}
          labels={labels}
          skills={skills}
          hideScore={hideScore}
          tally={() => tallyOf(flow.score, (asked) => tickedIn(active, state.response, state.ticked, asked))}
          Sum={Sum}
          map={sections === null ? null : <sections.Map {...part} />}
          choice={sections === null ? null : <sections.Choice {...part} />}
        />
      </div>
    )
  }, [
    type,
    quiz,
    flow,
    state,
    active,
    stepping,
    time,
    labels,
    skills,
    hideScore,
    mixes,
    forClass,
    print,
    back,
    sections,
    tickedIn,
    Sum,
  ])
  // A quiz with its options in another order is another document: its numbers mean nothing to a class.
  const code: MakeCode = (make) =>
    make(type, quiz, flow.state, {
      set: codeOf,
      numbered: documentId === codeOf,
      tickedIn: (id) => tickedIn(quiz, flow.state.response, flow.state.ticked, new Set([id])),
    })
  const shown: PlayerProps<Q> = {
    quiz,
    response: now.response,
    score: marks,
    reasons,
    stage: stageOf(type, quiz, flow.live && !printing, now),
    crossed: now.crossed,
    ticked: now.ticked,
    onRespond: (id, value) => flow.act({ type: 'respond', id, value }),
    onCross: (id, value) => flow.act({ type: 'cross', id, value }),
    onTick: (id, value) => flow.act({ type: 'tick', id, value }),
  }
  return (
    <ResultCodeContext value={code}>
      <ControlsProvider now={now} player={<Player {...shown} />}>
        <ReportContext value={report}>
          <AfterwardsContext value={afterwards}>{page}</AfterwardsContext>
        </ReportContext>
      </ControlsProvider>
    </ResultCodeContext>
  )
}
