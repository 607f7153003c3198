/** The whole papers of all subjects; those of English and Chinese in one go or section by section (docs/behaviour.md, 24). */
import { ChevronDown } from 'lucide-react'
import { paperNumbers } from '#app/loaders/subjects/exam-papers.server.ts'
import { listedPapers } from '#app/loaders/whole/find-paper.server.ts'
import { paperSize } from '#app/parts/paper-labels.ts'
import { AddToList } from '#app/parts/sets/add-to-list.tsx'
import { pageMeta } from '#app/parts/site/seo.ts'
import { PaperLinks } from '#app/parts/subjects/paper-links.tsx'
import { PAPERS } from '#app/parts/whole/paper-paths.ts'
import { SubjectLinks } from '#app/parts/whole/whole-paper-links.tsx'
import { DRAWN_SUBJECTS, LANGUAGE_SUBJECTS, subjects } from '#lib/subjects.ts'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import type { Route } from './+types/papers'

export const loader = async () => ({ papers: await listedPapers(), numbers: await paperNumbers() })

const TITLE = 'Whole papers'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const description =
    'Whole PSLE papers of English, Chinese, Mathematics and Science in the format of today, on screen or on paper: answered in one go or section by section, marked at once.'
  const about = loaderData.papers.map(({ title }) => title)
  return pageMeta(matches, { path: PAPERS, title: TITLE, description }, 'CollectionPage', { about })
}

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

export default function Papers({ loaderData: { papers, numbers } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        back={{ to: '/practice', text: 'Practice (PSLE)' }}
        title={TITLE}
        lead="As they are examined today: every section, its numbers, its marks. Do a paper in one go, or print it. Paper 2 of English and Chinese can also be done one section at a time."
      />
      <nav aria-label="Subjects">
        <SubjectLinks page="" />
      </nav>
      <AddToList area="papers" group="" />
      {LANGUAGE_SUBJECTS.map((subject) => (
        <section key={subject} id={subject} className="section">
          <div className="section-head">
            <h2>{subjects[subject].paperName}</h2>
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
      {DRAWN_SUBJECTS.map((subject) => (
        <section key={subject} id={subject} className="section">
          <div className="section-head">
            <h2>{subjects[subject].paperName}</h2>
          </div>
          <PaperLinks subject={subject} numbers={numbers[subject]} />
        </section>
      ))}
      <section className="section">
        <h2>More time, larger letters</h2>
        <p>
          A pupil with access arrangements can try them out here: see <a href="/access">Access arrangements</a>.
        </p>
      </section>
    </>
  )
}
