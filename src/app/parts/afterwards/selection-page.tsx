/** The page of a selection: the quiz screen as an island. */

import { Island } from '#app/parts/island.tsx'
import { reportPath } from '#app/parts/report-path.ts'
import type { Labels } from '#quiz/flow/paper-head.tsx'
import type { QuizState } from '#quiz/flow/state/quiz-state.ts'
import { PlayableScreen } from '#quiz/screen/playable-screen.tsx'
import type { SelectionView } from './after-quiz.ts'

type Props = Readonly<{
  view: SelectionView
  /** The path of its page. */
  path: string
  posted: QuizState | null
  labels: Labels
  back: Readonly<{ to: string; text: string }>
}>

export function SelectionPage({ view: { after, version, ...view }, path, posted, labels, back }: Props) {
  const props = {
    ...view,
    posted,
    labels,
    codeOf: '',
    board: '',
    print: '',
    report: reportPath(path, version),
    ...after,
    hideScore: false,
    back,
  }
  return (
    <Island name="quiz" data={props}>
      <PlayableScreen {...props} />
    </Island>
  )
}
