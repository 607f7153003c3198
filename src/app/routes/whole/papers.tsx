/** The whole papers of English and Chinese, each in one go or section by section (docs/behaviour.md, 24). */
import { ChevronDown } from 'lucide-react'
import { listedPapers } from '#app/loaders/whole/find-paper.server.ts'
import { paperSize } from '#app/parts/paper-labels.ts'
import { pageMeta } from '#app/parts/seo.ts'
import { PAPERS } from '#app/parts/whole/paper-paths.ts'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import type { Route } from './+types/papers'

export const loader = () => ({ papers: listedPapers() })

const TITLE = 'Whole papers'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const description =
    'Whole PSLE papers of English and Chinese in the format of today, on screen or on paper: answered in one go or section by section, marked at once.'
  const about = loaderData.papers.map(({ title }) => title)
  return pageMeta(matches, { path: PAPERS, title: TITLE, description }, 'CollectionPage', { about })
}

const GROUPS = [
  { subject: 'english', name: 'English Language', language: 'en' },
  { subject: 'chinese', name: 'Chinese Language', language: 'en' },
] as const

type Listed = Route.ComponentProps['loaderData']['papers'][number]

function PaperCard({ paper }: Readonly<{ paper: Listed }>) {
  const { title, language, path, questions, marks, minutes, sections } = paper
  return (
    <article className="paper paper-pad whole-card" aria-label={title}>
      <h3 lang={language}>{title}</h3>
      <p className="label">{paperSize(questions, marks, minutes)}</p>
      <LinkButton variant="main" href={path}>
        Start<span className="sr" lang={language}>{` ${title}`}</span>
      </LinkButton>
      <details>
        <summary>
          One section at a time
          <Icon of={ChevronDown} />
        </summary>
        <ol role="list">
          {sections.map((section) => (
            <li key={section.path}>
              <a href={section.path} lang={section.language}>
                {section.name}
              </a>{' '}
              <small>
                {section.numbers} · {section.marks} marks
              </small>
            </li>
          ))}
        </ol>
      </details>
      <a className="whole-print" href={`${path}/print`}>
        Print it<span className="sr" lang={language}>{` (${title})`}</span>
      </a>
    </article>
  )
}

export default function Papers({ loaderData: { papers } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        back={{ to: '/practice', text: 'Practice (PSLE)' }}
        title={TITLE}
        lead="Paper 2 as it is examined today: every section, its numbers, its marks. Do it in one go, or one section at a time."
      />
      {GROUPS.map(({ subject, name, language }) => (
        <section key={subject} className="section">
          <div className="section-head">
            <h2 lang={language}>{name}</h2>
          </div>
          <div className="whole-cards">
            {papers
              .filter((paper) => paper.subject === subject)
              .map((paper) => (
                <PaperCard key={paper.path} paper={paper} />
              ))}
          </div>
        </section>
      ))}
      <section className="section">
        <h2>Mathematics and Science</h2>
        <p>
          Their whole papers of 2026 are with their own practice: <a href="/maths">Mathematics</a> and{' '}
          <a href="/science">Science</a>.
        </p>
        <h2>More time, larger letters</h2>
        <p>
          A pupil with access arrangements can try them out here: see <a href="/access">Access arrangements</a>.
        </p>
      </section>
    </>
  )
}
