/** One quiz on its page: the flow of its type, drawn by its own player. It loads nothing and knows no addresses. */
import { ArrowLeft, Volume2, VolumeX } from 'lucide-react'
import type { SkillLinks } from '#quiz/flow/lost-skills.tsx'
import type { Labels } from '#quiz/flow/paper-head.tsx'
import type { QuizState } from '#quiz/flow/quiz-state.ts'
import { SheetShell } from '#quiz/flow/sheet-shell.tsx'
import { StepperShell } from '#quiz/flow/stepper-shell.tsx'
import { useQuizFlow } from '#quiz/flow/use-quiz-flow.tsx'
import type { Typed, TypeName } from '#quiz/quizzes.ts'
import { registry } from '#quiz/registry.ts'
import { views } from '#quiz/views.tsx'
import { LeaveGuard } from '#ui/leave-guard.tsx'
import { PrintLink } from './print-link.tsx'

/** Plain data, so that the page can carry it to the browser. */
export type QuizScreenProps<T extends TypeName = TypeName> = Readonly<{
  typed: Typed<T>
  documentId: string
  /** What the server made of a posted form, or null. */
  posted: QuizState | null
  labels: Labels
  skills: SkillLinks
  /** The address of its sheet to print. */
  print: string
  /** The way back. */
  back: Readonly<{ to: string; text: string }>
}>

function SoundSwitch({ muted, onSwitch }: Readonly<{ muted: boolean; onSwitch(muted: boolean): void }>) {
  const Icon = muted ? VolumeX : Volume2
  return (
    <button className="btn btn-quiet btn-small" type="button" aria-pressed={muted} onClick={() => onSwitch(!muted)}>
      <Icon className="icon" aria-hidden="true" />
      <span className="tool-text">Mute sounds</span>
    </button>
  )
}

export function QuizScreen<T extends TypeName>({
  typed,
  documentId,
  posted,
  labels,
  skills,
  print,
  back,
}: QuizScreenProps<T>) {
  const { quiz } = typed
  const type = registry[typed.type]
  const { Player } = views[typed.type]
  const flow = useQuizFlow(type, quiz, documentId, posted)
  const { state, score } = flow
  const shown = state.phase === 'answering' ? null : score
  const stage = type.flow === 'sheet' ? 'all' : (quiz.items[state.position]?.id ?? '')
  const started = Object.values(state.response).some((value) => value !== '')
  const Shell = type.flow === 'stepper' ? StepperShell : SheetShell
  const player = (
    <Player
      quiz={quiz}
      response={state.response}
      score={shown}
      stage={stage}
      onRespond={(id, value) => flow.act({ type: 'respond', id, value })}
    />
  )
  return (
    <div data-quiz data-live={flow.live ? true : undefined}>
      <div className="page-tools">
        <a className="btn btn-quiet btn-small btn-back" href={back.to}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {back.text}
        </a>
        <div className="btn-row">
          {type.flow === 'stepper' && flow.live ? <SoundSwitch muted={flow.muted} onSwitch={flow.setMuted} /> : null}
          <PrintLink to={print} />
        </div>
      </div>
      <LeaveGuard active={type.flow === 'sheet' && state.phase === 'answering' && started} />
      <Shell type={type} quiz={quiz} flow={flow} labels={labels} player={player} skills={skills} />
    </div>
  )
}
