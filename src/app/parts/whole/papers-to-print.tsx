/** A whole paper of each subject, one tap from its page for printing. */
import type { NamedLink } from '#app/parts/subjects/subject.ts'
import { LinkButton } from '#ui/button.tsx'
import { PAPERS } from './paper-paths.ts'

export const PapersToPrint = ({ papers }: Readonly<{ papers: readonly NamedLink[] }>) => (
  <nav className="paper-links" aria-label="Whole papers">
    <p>Print a whole paper, with its key:</p>
    <div className="subject-links">
      {papers.map(({ to, text }) => (
        <LinkButton key={to} variant="plain" small href={to}>
          {text}
          <span className="sr"> whole paper</span>
        </LinkButton>
      ))}
    </div>
    <p>
      <a href={PAPERS}>All whole papers</a>
    </p>
  </nav>
)
