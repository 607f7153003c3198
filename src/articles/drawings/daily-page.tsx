/** Twenty squares in four rows, a minute each, on a page with a pencil. */

const ROWS = [
  { minutes: 2, ink: 'f-wash', words: 'look back' },
  { minutes: 10, ink: 'f-wood', words: 'one set' },
  { minutes: 5, ink: 'f-rose', words: 'go again' },
  { minutes: 3, ink: 'f-accent', words: 'write the page' },
] as const

const HOLES = [46, 94, 142, 190]

const squares = (number: number) => Array.from({ length: number }, (_, i) => `M${i * 20} 0h15v15h-15z`).join('')

export function DailyPage() {
  return (
    <svg className="art art-diagram" viewBox="0 0 360 224" aria-hidden="true">
      <path className="f-paper" d="M14 14h318l14 14v184H14z" />
      <path className="f-wash" d="M332 14v14h14z" />
      <path className="l" d="M52 14v198" opacity=".35" />
      {HOLES.map((y) => (
        <circle key={y} className="f-wash" cx="33" cy={y - 4} r="6" />
      ))}
      {ROWS.map(({ minutes, ink, words }, row) => (
        <g key={words} transform={`translate(66 ${34 + row * 42})`}>
          <path className={ink} d={squares(minutes)} />
          <text className="art-words" x={minutes * 20 + 6} y="13">
            {words}
          </text>
          <path className="l" d="M0 27h262" opacity=".25" />
        </g>
      ))}
      <g transform="rotate(-28 300 150) translate(246 156)">
        <path className="f-rose" d="M0 4c0-2 2-4 4-4h8v16H4c-2 0-4-2-4-4z" />
        <path className="f-wood" d="M12 0h70v16H12z" />
        <path className="l" d="M12 8h70" />
        <path className="f-paper" d="m82 0 22 8-22 8z" />
        <path className="f-ink" d="m97 5.400 7 2.600-7 2.600z" />
      </g>
    </svg>
  )
}
