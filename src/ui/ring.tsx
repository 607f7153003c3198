/** A score as a ring. The words beside it say the same. */

type Props = Readonly<{ earned: number; total: number; big: string; small: string }>

export function Ring({ earned, total, big, small }: Props) {
  const share = total === 0 ? 0 : (earned / total) * 100
  return (
    <svg className="ring" viewBox="0 0 120 120" role="img" aria-label={`${earned} of ${total} right`}>
      <circle className="ring-rest" cx="60" cy="60" r="52" />
      <circle
        className="ring-arc"
        cx="60"
        cy="60"
        r="52"
        pathLength="100"
        strokeDasharray={`${share} ${100 - share}`}
        transform="rotate(-90 60 60)"
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
