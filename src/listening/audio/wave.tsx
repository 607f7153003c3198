/** How much of a clip was heard, drawn as a wave. The words beside it say what matters. */
import { memo } from 'react'

const HEIGHTS = [
  6, 10, 18, 26, 20, 12, 22, 30, 24, 14, 8, 16, 28, 32, 22, 12, 18, 26, 30, 20, 10, 6, 14, 24, 30, 26, 16, 10, 20, 28,
  22, 12, 8, 16, 24, 18, 10, 14, 22, 28, 20, 12, 6, 10, 16, 12, 8, 6,
] as const
const HEIGHT = 36
const STEP = 8
const BARS = HEIGHTS.map((height, i) => ({ x: i * STEP, height }))

/** `heard` is a share, 0 to 1. */
function Bars({ heard }: Readonly<{ heard: number }>) {
  const done = Math.round(heard * HEIGHTS.length)
  return (
    <svg
      className="wave"
      viewBox={`0 0 ${HEIGHTS.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {BARS.map(({ x, height }, i) => (
        <rect
          key={x}
          className={i < done ? 'heard' : undefined}
          x={x}
          y={(HEIGHT - height) / 2}
          width="4"
          height={height}
          rx="2"
        />
      ))}
    </svg>
  )
}

/** Most of what changes beside it changes nothing of it. */
export const Wave = memo(Bars)
