/**
 * The crest of each invented school: a shield with one motif; any other school has a book. A crest carries no meaning and
 * is hidden from screen readers.
 */

/** In a square of 24, drawn with the pen. */
const BOOK =
  'M12 6.5v14M3 18.5V5a1 1 0 0 1 1-1h4a4 4 0 0 1 4 3 4 4 0 0 1 4-3h4a1 1 0 0 1 1 1v13.5h-6a3 3 0 0 0-3 2 3 3 0 0 0-3-2z'

const MOTIFS: Readonly<Record<string, string>> = {
  Kingfisher:
    'M16.6 6l6.6.9-6 2.7M13.5 7.6h.01M2.5 19.5 9 6.8A4.5 4.5 0 0 1 17.2 8c.7 5-2.7 9-8.4 9H4M11.5 17v4.5M7.5 21.5h8',
  Hornbill:
    'M8.5 9.5a5.2 5.2 0 0 1 5-4.5c5.5 0 8.7 3 9.2 9-2-2.4-4.6-3.3-7.7-3M11 5.5c.8-2.7 5-3.6 8-1.5l-.3 2.6M12.6 8h.01M8.5 9.5C8 13.5 5 15 2.5 20.5M15 11c.3 4-1 7-4 10',
  OtterBay:
    'M12 8c2.4 0 4.4 2.6 4.4 4.7 0 2.4-2.4 1.7-4.4 1.7s-4.4.7-4.4-1.7C7.6 10.6 9.6 8 12 8zM5.6 7.8v.7M9.7 3.3V4M14.3 3.3V4M18.4 7.8v.7M1.5 19.8c2.1-2 3.5-2 5.3 0s3.5 2 5.2 0 3.5-2 5.2 0 3.3 2 5.3 0',
  RainTree:
    'M4.6 12.5A3.6 3.6 0 0 1 4 5.6a5 5 0 0 1 8-2.3 5 5 0 0 1 8 2.3 3.6 3.6 0 0 1-.6 6.9zM12 22v-9.5M12 17.5l4.5-5M12 15.5l-4-3M8 22h8',
  Tembusu:
    'M11 20a10 10 0 0 0 10-10 26 26 0 0 0-1-7.3 1 1 0 0 0-1.8-.3C15.8 5.5 13 5.5 9.8 6.1A7 7 0 0 0 11 20M2 21a5 5 0 0 1 2.9-4.5C7.6 15.2 8.4 15.2 11 13',
  LanternHill:
    'M12 1.5V4M8.5 4h7M8.5 4C5.5 5.8 4 8 4 10.5s1.5 4.7 4.5 6.5h7c3-1.8 4.5-4 4.5-6.5S18.5 5.8 15.5 4M9.6 4.2c-1.4 4.2-1.4 8.4 0 12.6M14.4 4.2c1.4 4.2 1.4 8.4 0 12.6M12 17v5.5',
  HeronPark:
    'M14.5 2.5 22 4.3l-7.2 1.6M14.5 2.5c-2.3 0-3.8 1.3-3.8 3.2 0 3 4.3 3.3 4.3 6.6 0 3-3.5 5-12.5 5 2-3.5 4.7-6 9.3-6.3M10 17v5M5 22h11',
  Sunbird:
    'M12 5a3 3 0 1 1 3 3m-3-3a3 3 0 1 0-3 3m3-3v1M9 8a3 3 0 1 0 3 3M9 8h1m5 0a3 3 0 1 1-3 3m3-3h-1m-2 3v-1M10 8a2 2 0 1 0 4 0 2 2 0 1 0-4 0M12 10v12M12 22c4.2 0 7-1.667 7-5-4.2 0-7 1.667-7 5ZM12 22c-4.2 0-7-1.667-7-5 4.2 0 7 1.667 7 5Z',
}

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
