/** What the page of a subject shows: a good next thing, the five rows, and what to practise on its own. */
import { ArrowRight, FileText, Headphones, LayoutGrid, type LucideIcon, Printer, School } from 'lucide-react'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { GoodNext, PracticeGroup, PracticeLink, SubjectRow } from './subject.ts'

const ICONS: Readonly<Record<SubjectRow['id'], LucideIcon>> = {
  practise: LayoutGrid,
  whole: FileText,
  listening: Headphones,
  prelims: School,
  print: Printer,
}

export function GoodNextCard({ start: { to, text, language, about } }: Readonly<{ start: GoodNext }>) {
  return (
    <section className="paper good-next" aria-labelledby="next">
      <p className="label">A good one for today</p>
      <h2 id="next" lang={language}>
        {text}
      </h2>
      <p className="small">{about}</p>
      <LinkButton variant="main" href={to}>
        Start
        <Icon of={ArrowRight} />
      </LinkButton>
    </section>
  )
}

function Row({ row: { id, name, about, to, next } }: Readonly<{ row: SubjectRow }>) {
  const words = (
    <>
      <span className="glyph">
        <Icon of={ICONS[id]} />
      </span>
      <span>
        {name}
        <small>{about}</small>
      </span>
    </>
  )
  return (
    <li>
      {to === '' ? (
        <span className="row-main is-none">{words}</span>
      ) : (
        <a className="row-main" href={to}>
          {words}
          <Icon of={ArrowRight} />
        </a>
      )}
      {next === null ? null : (
        <a className="row-next" href={next.to}>
          {id === 'practise' ? null : <span className="label">Today</span>}
          <span lang={next.language}>{next.text}</span>
        </a>
      )}
    </li>
  )
}

export function SubjectRows({ rows }: Readonly<{ rows: readonly SubjectRow[] }>) {
  return (
    <nav className="paper subject-rows" aria-label="What there is">
      <ul role="list">
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </nav>
  )
}

function PracticeRow({ link: { to, text, language, asks, label } }: Readonly<{ link: PracticeLink }>) {
  return (
    <li>
      <a href={to}>
        <span>
          <span lang={language}>{text}</span>
          {asks === '' ? null : <small>{asks}</small>}
        </span>
        {label === '' ? null : <span className="label">{label}</span>}
      </a>
    </li>
  )
}

export const PracticeRows = ({ links }: Pick<PracticeGroup, 'links'>) => (
  <ul className="practice-rows" role="list">
    {links.map((link) => (
      <PracticeRow key={link.to} link={link} />
    ))}
  </ul>
)

export function PracticeGroups({ groups }: Readonly<{ groups: readonly PracticeGroup[] }>) {
  return (
    <div id="practise" className="practice-groups" tabIndex={-1}>
      {groups.map(({ name, links }) => (
        <section key={name} className="paper practice-group">
          <div className="group-head">
            <h2>{name}</h2>
          </div>
          <PracticeRows links={links} />
        </section>
      ))}
    </div>
  )
}
