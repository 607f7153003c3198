/** What earns a mark each, with a box to tick beside it. */
import { MathText } from './math-text.tsx'
import { Tick, type TickProps } from './tick.tsx'

export function PointList({ points, ...props }: TickProps & Readonly<{ points: readonly string[] }>) {
  return (
    <ol className="points" role="list">
      {points.map((point, i) => (
        <li key={point} className="point">
          <div className="point-head">
            <span className="bubble">
              <span>{i + 1}</span>
            </span>
            <p>
              <MathText text={point} />
            </p>
            <span className="q-marks">[1]</span>
          </div>
          <Tick {...props} at={i} words="This point is there" />
        </li>
      ))}
    </ol>
  )
}
