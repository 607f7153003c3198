/** Work of the hand, before and after it is marked. */
import { askId } from '#quiz/worksheet/worksheet.ts'
import { cellsOf } from './cells.ts'
import { Fill } from './fill.tsx'
import type { HandProps } from './hand-props.ts'
import { HAND_WORDS } from './hand-words.ts'
import { MarkedHand } from './marked-hand.tsx'
import { Plot } from './plot.tsx'

export function Hand(props: HandProps) {
  const { part, answer, marked, language } = props
  const { rule, move } = HAND_WORDS[language]
  const hasColumns = answer.kind === 'fill' && answer.columns.length > 1
  return (
    <div className={hasColumns ? 'hand fill-columns wide' : 'hand wide'} role="group" aria-labelledby={askId(part)}>
      {marked ? (
        <MarkedHand {...props} />
      ) : (
        <>
          <small className="hand-rule" lang={language}>
            {rule(cellsOf(answer).length, part.marks)}
            {answer.kind === 'plot' ? `. ${move}` : ''}
          </small>
          {answer.kind === 'fill' ? <Fill {...props} answer={answer} /> : <Plot {...props} answer={answer} />}
        </>
      )}
    </div>
  )
}
