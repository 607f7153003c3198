/** The themes of Science, each with a set to start (docs/behaviour.md, 21.2). */
import { ArrowRight } from 'lucide-react'
import { themeCounts } from '#app/loaders/subjects/science-set.server.ts'
import { pageMeta } from '#app/parts/seo.ts'
import { SCIENCE, sciencePath } from '#app/parts/subjects/subject-paths.ts'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { BACK_TO_HOME, PageHeader } from '#ui/page-header.tsx'
import type { Route } from './+types/science'

export const loader = () => ({ themes: themeCounts() })

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const description =
    'PSLE Science practice for the examination of 2026: five themes, multiple choice and open questions with their marking points.'
  const about = loaderData.themes.map(({ name }) => name)
  return pageMeta(matches, { path: SCIENCE, title: 'Science', description }, 'CollectionPage', { about })
}

const sentence = (topics: readonly string[]): string => {
  const text = topics.join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

export default function Science({ loaderData: { themes } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        back={BACK_TO_HOME}
        title="Science"
        lead="Ten questions a set: seven with four options, three to write. After Submit the marking points stand beside your own words. For the exam of 2026: no cells."
      />
      <p>
        <LinkButton variant="main" href={sciencePath('mixed', 1)}>
          Mixed practice
          <Icon of={ArrowRight} />
        </LinkButton>
      </p>
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
