/** The syllabus of Mathematics as a picture: a row a strand, what weighs most in the examination first, a square a skill of each year. */
import { ChevronDown } from 'lucide-react'
import { counted } from '#lib/counted.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { StrandOfSkills } from './subject.ts'
import { PracticeRows } from './subject-view.tsx'

/** `most` is the share of the heaviest strand, whose bar has the whole width. */
function Share({ share, most }: Readonly<{ share: number; most: number }>) {
  return (
    <span className="strand-share">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="8" />
        <rect className="strand-bar" width={(share / most) * 100} height="8" />
      </svg>
      {counted(share, 'mark')}
    </span>
  )
}

function Years({ years }: Pick<StrandOfSkills, 'years'>) {
  return (
    <span className="strand-years">
      {years.map(({ name, links }) => (
        <span key={name}>
          {name}
          <span className="squares" aria-hidden="true">
            {links.map(({ to }) => (
              <i key={to} className="square" />
            ))}
          </span>
          <span className="sr">: {counted(links.length, 'skill')}, </span>
        </span>
      ))}
    </span>
  )
}

/** The first strand is open; the browser closes it when another is opened. */
export function StrandMap({ strands }: Readonly<{ strands: readonly StrandOfSkills[] }>) {
  const most = Math.max(1, ...strands.map(({ share }) => share))
  return (
    <section id="practise" className="paper strand-map" tabIndex={-1} aria-labelledby="syllabus">
      <div className="group-head">
        <h2 id="syllabus">The syllabus</h2>
        <p className="small">A square is a skill. Marks are of 100, as in our whole papers.</p>
      </div>
      {strands.map(({ name, share, years }, i) => (
        <details key={name} name="strand" open={i === 0}>
          <summary>
            <h3>{name}</h3>
            <Share share={share} most={most} />
            <Years years={years} />
            <Icon of={ChevronDown} />
          </summary>
          <div className="strand-skills">
            {years.map((year) => (
              <section key={year.name} aria-label={`${name}, ${year.name}`}>
                <p className="label">{year.name}</p>
                <PracticeRows links={year.links} />
              </section>
            ))}
          </div>
        </details>
      ))}
    </section>
  )
}
