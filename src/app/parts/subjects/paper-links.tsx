/** The whole papers of a subject, by their numbers. */
import { type DrawnSubject, subjects } from '#lib/subjects.ts'
import { LinkButton } from '#ui/button.tsx'
import { paperPath } from './subject-paths.ts'

/** Nothing where there is no paper yet. */
export function PaperLinks({ subject, numbers }: Readonly<{ subject: DrawnSubject; numbers: readonly number[] }>) {
  if (numbers.length === 0) return null
  return (
    <nav className="paper-links" aria-label={`Whole papers of ${subjects[subject].paperName}`}>
      <p>Whole papers in the format of 2026, with their keys to print:</p>
      <div className="btn-row">
        {numbers.map((number) => (
          <LinkButton key={number} variant="plain" href={paperPath(subject, number)}>
            Paper {number}
          </LinkButton>
        ))}
      </div>
    </nav>
  )
}
