/** The page of a worksheet: its screen as an island. */
import { Island } from '#app/parts/island.tsx'
import { reportPath } from '#app/parts/report-path.ts'
import type { QuizState } from '#quiz/flow/state/quiz-state.ts'
import { WorksheetScreen } from '#quiz/screen/worksheet-screen.tsx'
import { printPath } from './subject-paths.ts'
import type { WorksheetView } from './worksheet-view.ts'

type Props = Readonly<{
  view: WorksheetView
  /** The path of its page. */
  path: string
  posted: QuizState | null
  back: Readonly<{ to: string; text: string }>
}>

export function WorksheetPage({ view: { version, ...view }, path, posted, back }: Props) {
  const props = {
    ...view,
    posted,
    codeOf: '',
    board: '',
    print: printPath(path),
    report: reportPath(path, version),
    hideScore: false,
    back,
  }
  return (
    <Island name="worksheet" data={props}>
      <WorksheetScreen {...props} />
    </Island>
  )
}
