/** A passage with underlined words, gone down twice: once on the left, once on the right. */

const LINES = [48, 74, 100, 126, 152, 178]
/** Where an underlined word begins in each line, and whether the first way down corrects it. */
const WORDS = [
  { x: 150, y: 48, first: true },
  { x: 196, y: 74, first: false },
  { x: 128, y: 100, first: true },
  { x: 206, y: 126, first: true },
  { x: 142, y: 152, first: false },
  { x: 186, y: 178, first: false },
]

function WayDown({ x, words }: Readonly<{ x: number; words: string }>) {
  return (
    <g>
      <path className="s-pen" d={`M${x} 42v134`} />
      <path className="s-pen" d={`m${x - 8} 167 8 9 8-9`} />
      <text className="art-words art-words-middle" x={x} y="202">
        {words}
      </text>
    </g>
  )
}

export function SecondLook() {
  return (
    <svg className="art art-diagram" viewBox="0 0 360 224" aria-hidden="true">
      <path className="f-wash" d="M100 24h172v188H100z" />
      <path className="f-paper" d="M92 16h156l16 16v172H92z" />
      <path className="f-wash" d="M248 16v16h16z" />
      {LINES.map((y) => (
        <path key={y} className="l" d={`M108 ${y}h140`} opacity=".28" />
      ))}
      {WORDS.map(({ x, y, first }) => (
        <g key={y}>
          <path className={first ? 'f-wood' : 'f-rose'} d={`M${x} ${y - 11}h34v14h-34z`} />
          <path className="l" d={`M${x} ${y + 6}h34`} />
        </g>
      ))}
      <WayDown x={48} words="spelling" />
      <WayDown x={312} words="grammar" />
    </svg>
  )
}
