/** Books and pencils. Carries no meaning: hidden from screen readers. */
export function Books({ className }: Readonly<{ className: string }>) {
  return (
    <svg className={className} viewBox="0 0 200 130" aria-hidden="true">
      <path className="l" d="M10 112h180" />
      <path className="f-wash" d="M36 96h84v16H36z" />
      <path className="f-accent" d="M44 82h72v14H44z" />
      <path className="f-paper" d="M116 84v10H52" />
      <path className="f-rose" d="M40 68h70v14H40z" />
      <path className="f-paper" d="M138 70h34l-4 42h-26z" />
      <path className="f-wood" d="m146 70-6-44 8-2 6 46zM158 70l6-36 7 2-5 34z" />
      <path className="l" d="M138 70h34" />
    </svg>
  )
}
