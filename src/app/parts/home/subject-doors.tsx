/** The four subjects, each with how much it has. */
import type { Language } from '#lib/language.ts'

/** `size` is '' while it is not known. */
type Door = Readonly<{ to: string; name: string; language: Language; size: string }>

export function SubjectDoors({ subjects }: Readonly<{ subjects: readonly Door[] }>) {
  return (
    <nav className="subject-doors" aria-label="Subjects">
      {subjects.map(({ to, name, language, size }) => (
        <a key={to} className="door" href={to}>
          <span>
            <span lang={language}>{name}</span>
            <small>{size}</small>
          </span>
        </a>
      ))}
    </nav>
  )
}
