/** The themes of Science, each with a set to start (docs/behaviour.md, 21.2). */
import { ArrowRight } from 'lucide-react'
import { paperNumbers } from '#app/loaders/subjects/exam-papers.server.ts'
import { themeCounts } from '#app/loaders/subjects/science-set.server.ts'
import { pageMeta } from '#app/parts/seo.ts'
import { PaperLinks } from '#app/parts/subjects/paper-links.tsx'
import { SCIENCE, sciencePath } from '#app/parts/subjects/subject-paths.ts'
import { capital } from '#lib/capital.ts'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { BACK_TO_HOME, PageHeader } from '#ui/page-header.tsx'
import type { Route } from './+types/science'

export const loader = async () => ({ themes: await themeCounts(), papers: (await paperNumbers()).science })

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const description =
    'PSLE Science practice for the examination of 2026: five themes, multiple choice and open questions with their marking points.'
  const about = loaderData.themes.map(({ name }) => name)
  return pageMeta(matches, { path: SCIENCE, title: 'Science', description }, 'CollectionPage', { about })
}

const sentence = (topics: readonly string[]): string => `${capital(topics.join(', '))}.`

export default function Science({ loaderData: { themes, papers } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        back={BACK_TO_HOME}
        title="Science"
        lead="Ten questions a set: seven with four options, three to write. After Submit the marking points stand beside your own words. For the exam of 2026: no cells."
      />
      {themes.length === 0 ? (
        <p>No questions available</p>
      ) : (
        <p>
          <LinkButton variant="main" href={sciencePath('mixed', 1)}>
            Mixed practice
            <Icon of={ArrowRight} />
          </LinkButton>
        </p>
      )}
      <PaperLinks subject="science" numbers={papers} />
      <ul className="skill-cards section" role="list">
        {themes.map(({ theme, name, choice, open, topics }) => (
          <li key={theme}>
            <a className="skill-card" href={sciencePath(theme, 1)}>
              <span className="skill-card-name">{name}</span>
              <span className="skill-card-asks">{sentence(topics)}</span>
              <span className="label">
                {choice} with options, {open} to write
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
