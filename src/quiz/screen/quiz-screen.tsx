/** One quiz on its page: the flow of its type, drawn by its own player. It loads nothing and knows no addresses. */
import { useMemo } from 'react'
import { activeItems } from '#quiz/flow/active-items.ts'
import { ControlsProvider } from '#quiz/flow/controls.tsx'
import type { SkillLinks } from '#quiz/flow/lost-skills.tsx'
import type { Labels } from '#quiz/flow/paper-head.tsx'
import type { QuizState } from '#quiz/flow/quiz-state.ts'
import { SheetShell } from '#quiz/flow/sheet-shell.tsx'
import { StepperShell } from '#quiz/flow/stepper-shell.tsx'
import { useQuizFlow } from '#quiz/flow/use-quiz-flow.tsx'
import { definitions, type Quizzes, type Typed, type TypeName } from '#quiz/registry/definitions.ts'
import { type Player, players } from '#quiz/registry/players.tsx'
import type { MakeCode } from '#quiz/result-code/code-of-result.ts'
import { ResultCodeContext } from '#quiz/result-code/result-code-slot.tsx'
import { LeaveGuard } from '#ui/leave-guard.tsx'
import { QuizTools } from './quiz-tools.tsx'

/** Plain data, so that the page can carry it to the browser. */
export type QuizScreenProps<T extends TypeName = TypeName> = Readonly<{
  typed: Typed<T>
  documentId: string
  /** The id of the set's own document, for its result code; '' for a quiz without codes. */
  codeOf: string
  /** What the server made of a posted form, or null. */
  posted: QuizState | null
  labels: Labels
  skills: SkillLinks
  /** Whether the score is left out: marks and reasons stay. A shared link may ask for it. */
  hideScore: boolean
  /** The page with it on a board, '' where there is none. */
  board: string
  /** The address of its sheet to print. */
  print: string
  /** The way back. */
  back: Readonly<{ to: string; text: string }>
}>

export function QuizScreen<T extends TypeName>({
  typed,
  documentId,
  codeOf,
  posted,
  labels,
  skills,
  hideScore,
  board,
  print,
  back,
}: QuizScreenProps<T>) {
  const { quiz } = typed
  const type = definitions[typed.type]
  const Player: Player<Quizzes[T]> = players[typed.type]
  const { flow, now, marks, reasons } = useQuizFlow(type, quiz, documentId, posted)
  const page = useMemo(() => {
    const { state } = flow
    const active = activeItems(quiz, state)
    const started = active.items.some(({ id }) => (state.response[id] ?? '') !== '')
    const Shell = type.flow === 'stepper' ? StepperShell : SheetShell
    return (
      <div data-quiz data-live={flow.live ? true : undefined}>
        <QuizTools
          sounds={type.flow === 'stepper'}
          muted={flow.muted}
          setMuted={flow.setMuted}
          items={active.items.length}
          pace={type.pace}
          done={state.phase === 'finished' || (type.flow === 'sheet' && state.phase === 'marked')}
          shuffles={quiz.items.some(({ options }) => options.length > 1)}
          board={board}
          print={print}
          back={back}
        />
        <LeaveGuard active={type.flow === 'sheet' && state.phase === 'answering' && started} />
        <Shell
          type={type}
          quiz={active}
          whole={quiz}
          flow={flow}
          labels={labels}
          skills={skills}
          hideScore={hideScore}
        />
      </div>
    )
  }, [type, quiz, flow, labels, skills, hideScore, board, print, back])
  // A quiz with its options in another order is another document: its numbers mean nothing to a class.
  const code: MakeCode = (make) => make(type, quiz, flow.state, { set: codeOf, numbered: documentId === codeOf })
  const player = (
    <Player
      quiz={quiz}
      response={now.response}
      score={marks}
      reasons={reasons}
      stage={type.flow === 'sheet' ? 'all' : (activeItems(quiz, now).items[now.position]?.id ?? '')}
      crossed={now.crossed}
      onRespond={(id, value) => flow.act({ type: 'respond', id, value })}
      onCross={(id, value) => flow.act({ type: 'cross', id, value })}
    />
  )
  return (
    <ResultCodeContext value={code}>
      <ControlsProvider now={now} player={player}>
        {page}
      </ControlsProvider>
    </ResultCodeContext>
  )
}
