/** The round stamp on a finished paper. A drawing: the result's words stand beside it. */

export function Stamp({ words }: Readonly<{ words: string }>) {
  return (
    <svg className="stamp" viewBox="0 0 110 110" aria-hidden="true">
      <circle className="stamp-face" cx="55" cy="55" r="52" />
      <circle cx="55" cy="55" r="51" strokeWidth="3" />
      <circle cx="55" cy="55" r="33" strokeWidth="1.5" />
      <path id="stamp-path" d="M55 55m-38.5 0a38.5 38.5 0 1 1 77 0a38.5 38.5 0 1 1-77 0" fill="none" />
      <text>
        <textPath href="#stamp-path" startOffset="0" textLength="236">
          {words}
        </textPath>
      </text>
      <path
        d="M41 56c4 4 7 8 9 13 5-12 11-21 21-29"
        fill="none"
        stroke="currentcolor"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
