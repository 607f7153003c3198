/** Three things to press, one after another, as a drawing: the steps beside it say them in words. */

const WIDTH = 320
const ROW = 44
const GAP = 14
const LEFT = 28

export function PressPicture({ presses }: Readonly<{ presses: readonly string[] }>) {
  const height = presses.length * ROW + (presses.length - 1) * GAP + 44
  return (
    <svg className="press-picture" viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      <rect x="1" y="1" width={WIDTH - 2} height={height - 2} rx="8" className="press-window" />
      <path d={`M1 26H${WIDTH - 1}`} className="press-line" />
      {[14, 26, 38].map((x) => (
        <circle key={x} cx={x} cy="14" r="4" className="press-dot" />
      ))}
      {presses.map((words, i) => {
        const y = 36 + i * (ROW + GAP)
        return (
          <g key={words}>
            {i === 0 ? null : (
              <path d={`M${LEFT + 20} ${y - GAP + 1}v${GAP - 4}m-4 -4l4 4l4 -4`} className="press-line" />
            )}
            <rect x={LEFT} y={y} width={WIDTH - 2 * LEFT} height={ROW} rx="6" className="press-button" />
            <text x={LEFT + 14} y={y + ROW / 2 + 5}>
              {i + 1}. {words}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
