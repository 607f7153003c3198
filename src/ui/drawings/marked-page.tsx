/** A marked page. Carries no meaning: hidden from screen readers. */
export function MarkedPage() {
  return (
    <svg className="art" viewBox="20 6 112 90" aria-hidden="true">
      <path className="f-paper" d="M22 14h66l10 10v68H22z" />
      <path className="l" d="M34 34h34M34 50h48M34 66h40M34 80h22" />
      <path className="f-wash" d="M88 14v10h10z" />
      <path className="s-right" d="M66 60c6 6 10 12 13 20 7-20 18-38 36-54" />
    </svg>
  )
}
