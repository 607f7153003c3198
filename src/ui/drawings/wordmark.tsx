/** The six in its square. Carries no meaning: hidden from screen readers. */
export function Wordmark() {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <rect className="c-accent" width="36" height="36" rx="9" />
      <path
        d="M21.5 6.5C14.5 10 10.5 15.5 10.5 21.5a7.6 7.6 0 0 0 15.2 0 6.9 6.9 0 0 0-6.9-6.9c-3 0-5.6 1.6-7.2 4.2"
        fill="none"
        stroke="var(--accent-ink)"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
    </svg>
  )
}
