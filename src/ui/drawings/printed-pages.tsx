/** Printed pages. Carries no meaning: hidden from screen readers. */
export function PrintedPages() {
  return (
    <svg className="art" viewBox="20 6 112 90" aria-hidden="true">
      <path className="f-wash" d="M48 10h62v76H48z" />
      <path className="f-paper" d="M22 18h62v76H22z" />
      <path className="l" d="M34 34h38M34 36h38M34 52h26M34 66h30M34 80h20" />
      <path className="s-pen" d="M92 30h8M92 42h8M92 54h8M92 66h8" />
    </svg>
  )
}
