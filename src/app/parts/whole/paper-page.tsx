/** The page of a whole paper or of one of its sections: its screen as an island. */
import { Island } from '#app/parts/island.tsx'
import { reportPath } from '#app/parts/report-path.ts'
import type { QuizState } from '#quiz/flow/state/quiz-state.ts'
import { PaperScreen } from '#quiz/screen/paper-screen.tsx'
import type { PaperView } from './paper-view.ts'

type Props = Readonly<{
  view: PaperView
  posted: QuizState | null
  /** The address of its booklets to print; '' for a section. */
  print: string
}>

export function PaperPage({ view: { version, path, ...view }, posted, print }: Props) {
  const props = {
    ...view,
    posted,
    codeOf: '',
    board: '',
    print,
    report: reportPath(path, version),
    hideScore: false,
  }
  return (
    <Island name="paper" data={props}>
      <PaperScreen {...props} />
    </Island>
  )
}
