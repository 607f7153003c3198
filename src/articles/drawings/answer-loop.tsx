/** Four slips of paper in a ring: try, find out, read why, try again. */
import type { ReactNode } from 'react'

function Slip({ x, y, words, children }: Readonly<{ x: number; y: number; words: string; children: ReactNode }>) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="f-paper" d="M0 0h108l10 10v60H0z" />
      <path className="f-wash" d="M108 0v10h10z" />
      {children}
      <text className="art-words art-words-middle" x="59" y="60">
        {words}
      </text>
    </g>
  )
}

export function AnswerLoop() {
  return (
    <svg className="art art-diagram" viewBox="0 0 360 224" aria-hidden="true">
      <Slip x={24} y={18} words="try">
        <ellipse className="f-paper" cx="38" cy="26" rx="12" ry="8" />
        <ellipse className="f-accent" cx="80" cy="26" rx="12" ry="8" />
      </Slip>
      <Slip x={218} y={18} words="find out">
        <path className="s-right" d="M46 26c5 4 8 9 11 14 5-14 12-23 22-30" />
      </Slip>
      <Slip x={218} y={136} words="read why">
        <path className="l" d="M24 18h70M24 28h70M24 38h44" />
      </Slip>
      <Slip x={24} y={136} words="try again">
        <path className="s-pen" d="M76 26a16 16 0 1 1-6-12" />
        <path className="s-pen" d="M71 5v10H61" />
      </Slip>
      <path className="s-pen" d="M154 50c16-9 34-9 50 0M195 40l9 10-12 6" />
      <path className="s-pen" d="M286 98c5 10 5 19 0 28M278 116l8 11 9-9" />
      <path className="s-pen" d="M204 174c-16 9-34 9-50 0M163 184l-9-10 12-6" />
      <path className="s-pen" d="M74 126c-5-10-5-19 0-28M82 108l-8-11-9 9" />
    </svg>
  )
}
