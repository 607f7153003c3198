/** A wall calendar of forty-two days: a week of rest, four weeks with five working days, a quiet week. */

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'free', 'also free']
const WEEKS = ['rest', 'work 1', 'work 2', 'work 3', 'work 4', 'quiet']
const CELL = 27

function inkOf(week: string, day: number): string {
  if (week === 'rest') return 'f-wash'
  if (week === 'quiet') return 'f-paper'
  return day < 5 ? 'f-wood' : 'f-wash'
}

export function SixWeeks() {
  return (
    <svg className="art art-diagram" viewBox="0 0 360 244" aria-hidden="true">
      <path className="f-rose" d="M58 16h212v30H58z" />
      <path className="f-paper" d="M58 46h212v186H58z" />
      <path className="l" d="M98 8v16M228 8v16" />
      <text className="art-words" x="282" y="72">
        22 Nov
      </text>
      <text className="art-words" x="282" y="222">
        2 Jan
      </text>
      <path className="s-pen" d="M300 84v114M292 189l8 9 8-9" />
      {WEEKS.map((week, row) => (
        <g key={week} transform={`translate(72 ${56 + row * (CELL + 1)})`}>
          <text className="art-words art-words-end" x="-24" y="18">
            {row + 1}
          </text>
          {DAYS.map((day, column) => (
            <path key={day} className={inkOf(week, column)} d={`M${column * CELL} 0h21v21h-21z`} />
          ))}
        </g>
      ))}
    </svg>
  )
}
