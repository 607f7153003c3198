/** The working of a marked part, step by step, with a tick box where the own working may earn a mark. */
import type { Judgement } from '#quiz/worksheet/judge/judgement.ts'
import { tickable } from '#quiz/worksheet/judge/ticks.ts'
import { FigureBox } from './figures.tsx'
import { MathText } from './math-text.tsx'
import { Tick, type TickProps } from './tick.tsx'

export function Steps({ part, judgement, ticked, onTick }: TickProps & Readonly<{ judgement: Judgement }>) {
  if (part.steps.length === 0) return null
  const may = tickable(part, judgement)
  return (
    <details className="steps-box wide" open={judgement.earned < part.marks}>
      <summary>Step by step</summary>
      {may.length === 0 ? null : (
        <p className="step-by">A wrong answer can still earn marks. Tick each step that is in your own working.</p>
      )}
      <ol className="steps" role="list">
        {part.steps.map(({ text, mark, figure }, i) => (
          <li className="step" key={text}>
            {figure === null ? null : <FigureBox figure={figure} />}
            <p className="step-words">
              <MathText text={text} />
            </p>
            {may.includes(i) ? <Tick part={part} at={i} ticked={ticked} onTick={onTick} words="I have this" /> : null}
            {mark === 1 ? <span className="step-mark">[1]</span> : null}
          </li>
        ))}
      </ol>
    </details>
  )
}
