/** The years and their schools: an accordion of the browser's own, so it needs no script. */
import { ChevronDown } from 'lucide-react'
import { splitCamelCase } from '#lib/split-camel-case.ts'
import { SUBJECTS, type Subject, subjects } from '#lib/subjects.ts'
import { BySubject } from '#ui/by-subject.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { CrestDrawings, ListedCrest } from './crest.tsx'
import { schoolPath } from './prelim-id.ts'

/** `topics` is their number, `papers` that of the papers to download; `subjects` are those of both. */
type ListedSchool = Readonly<{ key: string; topics: number; papers: number; subjects: readonly Subject[] }>

export type ListedYear = Readonly<{ year: string; schools: readonly ListedSchool[] }>

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

function Schools({ year, schools }: ListedYear) {
  return (
    <ul className="schools" role="list" id={`schools-${year}`}>
      {schools.map(({ key, topics, papers, subjects: own }) => (
        <li key={key} data-subjects={own.map((subject) => subjects[subject].name).join(' ')}>
          <a href={schoolPath(year, key)}>
            <ListedCrest school={key} />
            <span>
              {splitCamelCase(key)}
              <small>
                {counted(topics, 'topic')}
                {papers === 0 ? '' : `, ${counted(papers, 'paper')} to print`}
              </small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** How many schools there are; where a subject is chosen, how many have it. */
function Counts({ schools }: Pick<ListedYear, 'schools'>) {
  return (
    <>
      <span className="count">{counted(schools.length, 'school')} available</span>
      {SUBJECTS.map((subject) => {
        const { name } = subjects[subject]
        return (
          <span key={subject} className="count" data-subjects={name}>
            {counted(schools.filter(({ subjects: own }) => own.includes(subject)).length, 'school')} with {name}
          </span>
        )
      })}
    </>
  )
}

/** The first year is open; the browser closes it when another is opened, also by a link to `#schools-{year}`. */
export function YearList({ years }: Readonly<{ years: readonly ListedYear[] }>) {
  const keys = years.flatMap(({ schools }) => schools.map(({ key }) => key))
  return (
    <>
      <BySubject />
      <div className="paper years">
        <CrestDrawings schools={keys} />
        {years.map(({ year, schools }, i) => (
          <details key={year} name="year" open={i === 0}>
            <summary>
              <h2 className="year">{year}</h2>
              <Counts schools={schools} />
              <Icon of={ChevronDown} />
            </summary>
            <Schools year={year} schools={schools} />
          </details>
        ))}
      </div>
    </>
  )
}
