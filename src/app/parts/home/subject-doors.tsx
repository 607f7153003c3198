/** The four subjects, each with how much it has. */
import { languageOf } from '#lib/language.ts'

/** `size` is '' while it is not known. */
type Door = Readonly<{ to: string; name: string; size: string }>

export function SubjectDoors({ subjects }: Readonly<{ subjects: readonly Door[] }>) {
  return (
    <nav className="subject-doors" aria-label="Subjects">
      {subjects.map(({ to, name, size }) => (
        <a key={to} className="door" href={to}>
          <span>
            <span lang={languageOf(name)}>{name}</span>
            <small>{size}</small>
          </span>
        </a>
      ))}
    </nav>
  )
}
