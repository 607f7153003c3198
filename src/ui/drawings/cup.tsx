/** A kopitiam cup. Carries no meaning: hidden from screen readers. */
export function Cup({ className }: Readonly<{ className: string }>) {
  return (
    <svg className={className} viewBox="0 0 132 104" aria-hidden="true">
      <path className="l" d="M52 26c-6-7 5-10 0-18M68 26c-6-7 5-10 0-18" />
      <ellipse className="f-paper" cx="60" cy="88" rx="50" ry="9" />
      <path className="f-paper" d="M88 46c20-5 26 20 2 25" />
      <path className="f-paper" d="M26 36h66c2 26-8 48-22 50H48C34 84 24 62 26 36z" />
      <ellipse className="f-kopi" cx="59" cy="37" rx="33" ry="6.5" />
      <path
        className="s-pen"
        d="M38 62c3-5 6-5 8 0-3 4-6 4-8 0zM54 62c3-5 6-5 8 0-3 4-6 4-8 0zM70 62c3-5 6-5 8 0-3 4-6 4-8 0z"
      />
    </svg>
  )
}
