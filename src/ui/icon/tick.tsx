/** The tick or cross a teacher writes in the margin; draws itself once. The words beside it say the same. */

const TICK = ['M12 30c5 4 9 9 12 15 6-14 12-24 22-33']
const CROSS = ['M13 14c9 7 20 18 29 29', 'M42 12C33 21 23 32 14 44']

export function MarginMark({ right }: Readonly<{ right: boolean }>) {
  return (
    <svg className={`tick-big ${right ? 'is-right' : 'is-wrong'}`} viewBox="0 0 56 56" aria-hidden="true">
      {(right ? TICK : CROSS).map((d) => (
        <path key={d} className="draw" pathLength="1" d={d} />
      ))}
    </svg>
  )
}
