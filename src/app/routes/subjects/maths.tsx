/** The skills of Mathematics by strand, each with a set to start (docs/behaviour.md, 21.1). */
import { ArrowRight } from 'lucide-react'
import { paperNumbers } from '#app/loaders/subjects/exam-papers.server.ts'
import { skillsByStrand } from '#app/loaders/subjects/maths-set.server.ts'
import { pageMeta } from '#app/parts/seo.ts'
import { PaperLinks } from '#app/parts/subjects/paper-links.tsx'
import { MATHS, mathsPath } from '#app/parts/subjects/subject-paths.ts'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { BACK_TO_HOME, PageHeader } from '#ui/page-header.tsx'
import type { Route } from './+types/maths'

export const loader = async () => ({ strands: skillsByStrand(), papers: (await paperNumbers()).maths })

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const description =
    'PSLE Mathematics practice for the examination of 2026: every skill of P5 and P6, marked at once, with a reason for the slip that was made.'
  const about = loaderData.strands.map(({ name }) => name)
  return pageMeta(matches, { path: MATHS, title: 'Mathematics', description }, 'CollectionPage', { about })
}

export default function Maths({ loaderData: { strands, papers } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        back={BACK_TO_HOME}
        title="Mathematics"
        lead="Eight problems a set, marked at once. A wrong answer is told what went wrong, and the working comes step by step. For the exam of 2026: no speed."
      />
      <p>
        <LinkButton variant="main" href={mathsPath('mixed', 1)}>
          Mixed practice
          <Icon of={ArrowRight} />
        </LinkButton>
      </p>
      <PaperLinks subject="maths" numbers={papers} />
      {strands.map(({ name, skills }) =>
        skills.length === 0 ? null : (
          <section key={name} className="section">
            <div className="section-head">
              <h2>{name}</h2>
            </div>
            <ul className="skill-cards" role="list">
              {skills.map((skill) => (
                <li key={skill.id}>
                  <a className="skill-card" href={mathsPath(skill.id, 1)}>
                    <span className="skill-card-name">{skill.name}</span>
                    <span className="skill-card-asks">{skill.asks}</span>
                    <span className="label">{skill.level}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </>
  )
}
