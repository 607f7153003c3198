/** The years and their schools: an accordion of the browser's own, so it needs no script. */
import { ChevronDown } from 'lucide-react'
import { splitCamelCase } from '#lib/split-camel-case.ts'
import { Icon } from '#ui/icon.tsx'
import { CrestDrawings, ListedCrest } from './crest.tsx'
import { schoolPath } from './prelim-id.ts'

/** `topics` is their number. */
export type ListedYear = Readonly<{ year: string; schools: readonly Readonly<{ key: string; topics: number }>[] }>

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

function Schools({ year, schools }: ListedYear) {
  return (
    <ul className="schools" role="list" id={`schools-${year}`}>
      {schools.map(({ key, topics }) => (
        <li key={key}>
          <a href={schoolPath(year, key)}>
            <ListedCrest school={key} />
            <span>
              {splitCamelCase(key)}
              <small>{counted(topics, 'topic')}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The first year is open; the browser closes it when another is opened, also by a link to `#schools-{year}`. */
export function YearList({ years }: Readonly<{ years: readonly ListedYear[] }>) {
  const keys = years.flatMap(({ schools }) => schools.map(({ key }) => key))
  return (
    <div className="paper years">
      <CrestDrawings schools={keys} />
      {years.map(({ year, schools }, i) => (
        <details key={year} name="year" open={i === 0}>
          <summary>
            <h2 className="year">{year}</h2>
            <span className="count">{counted(schools.length, 'school')} available</span>
            <Icon of={ChevronDown} />
          </summary>
          <Schools year={year} schools={schools} />
        </details>
      ))}
    </div>
  )
}
