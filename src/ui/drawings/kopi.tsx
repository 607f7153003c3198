/** A cup of kopi from above. Carries no meaning: hidden from screen readers. */
export function Kopi() {
  return (
    <svg className="prop prop-cup" viewBox="0 0 140 140" aria-hidden="true">
      <circle className="f-paper" cx="66" cy="72" r="60" />
      <circle className="s-pen" cx="66" cy="72" r="51" strokeDasharray="1 10.6" />
      <path className="f-paper" d="m94 36 17-19a7 7 0 0 1 11 10L105 46z" />
      <circle className="f-paper" cx="66" cy="72" r="39" />
      <circle className="f-kopi" cx="66" cy="72" r="32" />
      <path className="l" d="M44 66c3-10 10-16 20-17" opacity=".45" />
    </svg>
  )
}
