/** The way to the whole papers of each subject, for the pages where a visitor looks for one. */
import type { ReactNode } from 'react'
import { SUBJECTS, subjects } from '#lib/subjects.ts'
import { LinkButton } from '#ui/button.tsx'
import { PAPERS } from './paper-paths.ts'

/** `children` say what they are for. */
export function WholePaperLinks({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <nav className="paper-links" aria-label="Whole papers">
      <p>{children}</p>
      <SubjectLinks page={PAPERS} />
    </nav>
  )
}

/** `page` is '' on the list itself, where each subject has a section. */
export function SubjectLinks({ page }: Readonly<{ page: string }>) {
  return (
    <div className="subject-links">
      {SUBJECTS.map((subject) => (
        <LinkButton key={subject} variant="plain" small href={`${page}#${subject}`}>
          {subjects[subject].name}
          <span className="sr"> whole papers</span>
        </LinkButton>
      ))}
    </div>
  )
}
