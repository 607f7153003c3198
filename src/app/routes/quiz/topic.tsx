/** All sets of a topic, also those beyond the five of the practice page, and its skills (docs/behaviour.md, 19.8). */
import { data } from 'react-router'
import { loadTopic } from '#app/loaders/lists.server.ts'
import { skillPath, topicPagePath } from '#app/parts/set-path.ts'
import { AddToList } from '#app/parts/sets/add-to-list.tsx'
import { SetRows } from '#app/parts/sets/set-rows.tsx'
import { pageMeta, unlistedMeta } from '#app/parts/site/seo.ts'
import { languageOf } from '#lib/language.ts'
import { subjectOf } from '#lib/subject-of.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import type { Route } from './+types/topic'

export async function loader({ params }: Route.LoaderArgs) {
  const found = await loadTopic(params.quizType)
  if (found === null) throw data(null, { status: 404 })
  return found
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  if (loaderData === undefined) return unlistedMeta(matches, 'Topic')
  const { topic, rows, skills } = loaderData
  const name = topic.gloss || topic.title
  const description = `All ${rows.length} PSLE practice sets of ${name}, and its ${skills.length} skills, marked at once with a reason for every answer.`
  const facts = { path: topicPagePath(params.quizType), title: `${topic.title}: all sets`, description }
  return pageMeta(matches, facts, 'CollectionPage', { educationalLevel: 'Primary 6' })
}

const BACK = { to: '/practice', text: 'All topics' }

export default function TopicPage({ loaderData: { topic, rows, skills } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader back={BACK} title={topic.title} lead={topic.gloss || topic.hint} />
      <div className="topic-page">
        <section className="paper paper-pad" aria-labelledby="all-sets">
          <h2 id="all-sets">All sets</h2>
          <SetRows label={`Sets of ${topic.gloss || topic.title}`} rows={rows} />
          <AddToList area={subjectOf[topic.language]} group={topic.type} />
        </section>
        <section className="paper paper-pad" aria-labelledby="skills">
          <h2 id="skills">Skills</h2>
          <ul className="skill-list" role="list">
            {skills.map(({ tag, name, count }) => (
              <li key={tag}>
                <a href={skillPath(tag)} lang={languageOf(name, null)}>
                  {name}
                </a>
                <small>{count}</small>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
