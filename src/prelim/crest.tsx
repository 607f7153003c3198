/**
 * The crest of each invented school: a shield with one motif; any other school has a book. A crest carries no meaning and
 * is hidden from screen readers.
 */
import { MOTIFS } from './crest-motifs.ts'

/** In a square of 24, drawn with the pen. */
const BOOK =
  'M12 6.5v14M3 18.5V5a1 1 0 0 1 1-1h4a4 4 0 0 1 4 3 4 4 0 0 1 4-3h4a1 1 0 0 1 1 1v13.5h-6a3 3 0 0 0-3 2 3 3 0 0 0-3-2z'

/** The school whose motif is drawn, '' for the book. */
const motifOf = (school: string): string => (Object.hasOwn(MOTIFS, school) ? school : '')

function Shield({ motif }: Readonly<{ motif: string }>) {
  return (
    <>
      <path className="f-wash" d="M4 5h48v30c0 13-11 21-24 26C15 56 4 48 4 35z" />
      <path className="crest-rim" d="M9.5 10h37v25c0 10-8 16.5-18.5 21C17.5 51.5 9.5 45 9.5 35z" />
      <path className="crest-motif" transform="translate(14 16) scale(1.17)" d={MOTIFS[motif] ?? BOOK} />
    </>
  )
}

/** The large one at the head of a school's page. `school` is the school's key; an unknown one gets the book. */
export function Crest({ school }: Readonly<{ school: string }>) {
  return (
    <svg className="crest crest-lg" viewBox="0 0 56 64" aria-hidden="true">
      <Shield motif={motifOf(school)} />
    </svg>
  )
}

/** Put once before the `ListedCrest`s of these schools: a long list then carries each drawing once. */
export function CrestDrawings({ schools }: Readonly<{ schools: readonly string[] }>) {
  return (
    <svg className="crest-drawings" aria-hidden="true">
      {[...new Set(schools.map(motifOf))].map((motif) => (
        <symbol key={motif} id={`crest-${motif}`} viewBox="0 0 56 64">
          <Shield motif={motif} />
        </symbol>
      ))}
    </svg>
  )
}

/** The small one of a list; it is empty without `CrestDrawings` on the page. */
export function ListedCrest({ school }: Readonly<{ school: string }>) {
  return (
    <svg className="crest" aria-hidden="true">
      <use href={`#crest-${motifOf(school)}`} />
    </svg>
  )
}
