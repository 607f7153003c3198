/** A pencil on the desk of the home page. Carries no meaning: hidden from screen readers. */
export function Pencil() {
  return (
    <svg className="prop prop-pencil" viewBox="0 0 230 90" aria-hidden="true">
      <g transform="rotate(-14 115 45)">
        <path className="f-rose" d="M2 36c0-4 3-6 6-6h14v24H8c-3 0-6-2-6-6z" />
        <path className="f-wash" d="M22 30h18v24H22z" />
        <path className="l" d="M28 30v24M34 30v24" />
        <path className="f-wood" d="M40 30h140v24H40z" />
        <path className="l" d="M40 38h140M40 46h140" />
        <path className="f-paper" d="m180 30 40 12-40 12z" />
        <path className="f-ink" d="m208 38.4 12 3.6-12 3.600z" />
      </g>
    </svg>
  )
}
