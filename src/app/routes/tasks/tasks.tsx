/** The parts of Paper 2 that are a text with questions, each with its texts (docs/behaviour.md, 22). */
import { tasksByKind } from '#app/loaders/subjects/tasks.server.ts'
import { AddToList } from '#app/parts/sets/add-to-list.tsx'
import { pageMeta } from '#app/parts/site/seo.ts'
import { TASKS, taskPath } from '#app/parts/subjects/task-paths.ts'
import { counted } from '#lib/counted.ts'
import { subjects } from '#lib/subjects.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import type { Route } from './+types/tasks'

export async function loader() {
  const kinds = await tasksByKind()
  return { kinds: kinds.filter(({ tasks }) => tasks.length > 0) }
}

const TITLE = 'Texts and sentences'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const description =
    'PSLE Paper 2 in the format of today: visual text, synthesis and transformation, open-ended comprehension, 阅读理解. Marked at once, with a reason for every answer.'
  const about = loaderData.kinds.map(({ name }) => name)
  return pageMeta(matches, { path: TASKS, title: TITLE, description }, 'CollectionPage', { about })
}

export default function Tasks({ loaderData: { kinds } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        back={{ to: '/practice', text: 'Practice (PSLE)' }}
        title={TITLE}
        lead="The parts of Paper 2 that the nine topics do not have: read a text and answer, or join two sentences. In the format of the examination today."
      />
      {kinds.map(({ kind, name, language, subject, tasks }) => (
        <section key={kind} id={kind} className="section">
          <div className="section-head">
            <h2 lang={language}>{name}</h2>
            <span className="label">{subjects[subject].name}</span>
          </div>
          <ul className="skill-cards" role="list">
            {tasks.map(({ number, title, language: spoken, count }) => (
              <li key={number}>
                <a className="skill-card" href={taskPath(kind, number)}>
                  <span className="skill-card-name" lang={spoken}>
                    {title}
                  </span>
                  <span className="skill-card-asks">{counted(count, 'question')}</span>
                  <span className="label">Text {number}</span>
                </a>
              </li>
            ))}
          </ul>
          <AddToList area={subject} group={kind} />
        </section>
      ))}
    </>
  )
}
