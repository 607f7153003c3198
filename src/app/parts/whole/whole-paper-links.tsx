/** The way to the whole papers of each subject, for the pages where a visitor looks for one. */
import type { ReactNode } from 'react'
import { LinkButton } from '#ui/button.tsx'
import { PAPERS } from './paper-paths.ts'

/** The sections of the list, by their ids. */
const SECTIONS = { english: 'English', chinese: 'Chinese', maths: 'Maths', science: 'Science' } as const

/** `children` say what they are for. */
export function WholePaperLinks({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <nav className="paper-links" aria-label="Whole papers">
      <p>{children}</p>
      <SubjectLinks page={PAPERS} />
    </nav>
  )
}

/** `page` is '' on the list itself. */
export function SubjectLinks({ page }: Readonly<{ page: string }>) {
  return (
    <div className="subject-links">
      {Object.entries(SECTIONS).map(([id, name]) => (
        <LinkButton key={id} variant="plain" small href={`${page}#${id}`}>
          {name}
          <span className="sr"> whole papers</span>
        </LinkButton>
      ))}
    </div>
  )
}
