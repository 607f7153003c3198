/** A slip of paper with a reason and a pencil. Carries no meaning: hidden from screen readers. */
export function ReasonSlip() {
  return (
    <svg className="art" viewBox="12 6 120 90" aria-hidden="true">
      <path className="f-paper" d="M14 16h76v52H50L34 84V68H14z" />
      <path className="l" d="M28 34h46M28 50h30" />
      <path className="f-wood" d="m84 78 30-44 10 7-30 44-12 5z" />
      <path className="l" d="m84 78 10 7M110 40l10 7" />
    </svg>
  )
}
