/** The line a waiting pencil draws, with the words that say what is awaited. */

export function Scribble({ words }: Readonly<{ words: string }>) {
  return (
    <p className="loading-line" role="status">
      <svg className="pencil-line" viewBox="0 0 56 24" aria-hidden="true">
        <path pathLength="1" d="M3 14c6-12 10-12 10 0s5 12 9 0 6-12 10 0 5 12 9 0 6-8 12-4" />
      </svg>
      {words}
    </p>
  )
}
