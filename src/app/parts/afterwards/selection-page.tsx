/** The page of a selection: the quiz screen as an island. */

import { Island } from '#app/parts/island.tsx'
import type { Labels } from '#quiz/flow/paper-head.tsx'
import type { QuizState } from '#quiz/flow/state/quiz-state.ts'
import { QuizScreen } from '#quiz/screen/quiz-screen.tsx'
import type { SelectionView } from './after-quiz.ts'

type Props = Readonly<{
  view: SelectionView
  posted: QuizState | null
  labels: Labels
  back: Readonly<{ to: string; text: string }>
}>

export function SelectionPage({ view: { after, ...view }, posted, labels, back }: Props) {
  const props = { ...view, posted, labels, codeOf: '', board: '', print: '', ...after, hideScore: false, back }
  return (
    <Island name="quiz" data={props}>
      <QuizScreen {...props} />
    </Island>
  )
}
