/** A score as a ring. The words beside it say the same. */

/** `earned` is marked here, `ticked` by the pupil: a stroke for each of these marks. */
type Props = Readonly<{ earned: number; ticked: number; total: number; big: string; small: string }>

/** Of a mark that the pupil ticked, so much is drawn and the rest is a gap. */
const STROKE = 0.7

export function Ring({ earned, ticked, total, big, small }: Props) {
  const each = total === 0 ? 0 : 100 / total
  const share = each * earned
  const circle = { cx: 60, cy: 60, r: 52, pathLength: 100, transform: 'rotate(-90 60 60)' }
  return (
    <svg className="ring" viewBox="0 0 120 120" role="img" aria-label={`${earned + ticked} of ${total} right`}>
      <circle className="ring-rest" {...circle} />
      <circle className="ring-arc" {...circle} strokeDasharray={`${share} ${100 - share}`} />
      <circle
        className="ring-arc ring-ticked"
        {...circle}
        strokeDasharray={`${`${each * STROKE} ${each * (1 - STROKE)} `.repeat(ticked)}0 100`}
        strokeDashoffset={-share}
      />
      <text className="ring-num" x="60" y="67">
        {big}
      </text>
      <text className="ring-sub" x="60" y="82">
        {small}
      </text>
    </svg>
  )
}
