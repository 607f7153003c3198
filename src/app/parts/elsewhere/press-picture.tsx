/** Three things to press, one after another, as a drawing: the steps beside it say them in words. */

const WIDTH = 320
const TOP = 38
const HEIGHT = 44
const STEP = 60

export function PressPicture({ presses }: Readonly<{ presses: readonly string[] }>) {
  const height = TOP + presses.length * STEP
  return (
    <svg className="art art-diagram" viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      <rect className="f-paper" x="1" y="1" width={WIDTH - 2} height={height - 2} rx="8" />
      <path className="l" d={`M1 26H${WIDTH - 1}M12 14h4M24 14h4M36 14h4`} />
      {presses.map((words, i) => {
        const y = TOP + i * STEP
        return (
          <g key={words}>
            {i === 0 ? null : <path className="l" d={`M160 ${y - 14}v10m-5 -5l5 5l5 -5`} />}
            <rect className="f-wash" x="24" y={y} width={WIDTH - 48} height={HEIGHT} rx="6" />
            <text className="art-words" x="40" y={y + 28}>
              {i + 1}. {words}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
