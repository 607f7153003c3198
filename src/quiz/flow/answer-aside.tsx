/** Beside the questions on a wide screen: the answer sheet, and the pad, which a narrow screen docks at its foot. */
import type { ReactNode } from 'react'
import { AnswerStrip, type Cell } from '#ui/answer-strip.tsx'

type Props = Readonly<{ cells: readonly Cell[]; flag: ReactNode; pad: ReactNode }>

export const AnswerAside = ({ cells, flag, pad }: Props) => (
  <aside className={`answer-sheet ${pad === null ? 'answer-sheet-hide' : 'pad-dock'}`} aria-label="Answer sheet">
    <div className="paper pad answer-sheet-hide">
      <p className="label">Answer sheet</p>
      <AnswerStrip cells={cells} />
      {flag}
    </div>
    {pad}
  </aside>
)
