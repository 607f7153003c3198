/** A paper crane. Carries no meaning: hidden from screen readers. */
export function Crane({ className }: Readonly<{ className: string }>) {
  return (
    <svg className={className} viewBox="0 0 168 112" aria-hidden="true">
      <path className="f-wash" d="M74 66 30 8l62 42z" />
      <path className="f-paper" d="M74 66 92 50l62-38-46 56z" />
      <path className="f-wash" d="M74 66 40 44 12 60l27-4 24 22z" />
      <path className="f-paper" d="m63 78 11-12 34 2-19 30z" />
      <path className="f-wash" d="m108 68 48-4-67 34z" />
      <path className="l" d="M92 50 74 66l15 32" />
    </svg>
  )
}
