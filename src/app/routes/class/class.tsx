/** Where a teacher chooses the set whose result codes a class has sent (docs/behaviour.md, 20.9). */
import { loadOffered } from '#app/loaders/chosen-sets.server.ts'
import { pageMeta } from '#app/parts/seo.ts'
import { classPath } from '#app/parts/set-path.ts'
import type { OfferedTopic } from '#app/parts/sets/set-chooser.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import type { Route } from './+types/class'

export const loader = loadOffered

export function meta({ matches }: Route.MetaArgs) {
  const title = 'Results of a class'
  const description =
    'Paste the result codes of your pupils and see, question by question, what to teach again. In your browser alone: nothing is sent and nothing is stored.'
  return pageMeta(matches, { path: '/class', title, description }, 'WebPage')
}

function TopicRow({ topic, sets }: OfferedTopic) {
  const name = topic.gloss || topic.title
  return (
    <li className="choose-topic">
      <p>
        <span lang={topic.language}>{topic.title}</span>
        {topic.gloss === '' ? null : <small>{topic.gloss}</small>}
      </p>
      <div className="sets">
        {sets.map(({ setId, label }) => (
          <a key={setId} className="row-link" href={classPath({ quizType: topic.type, setId })}>
            <span className="sr">{name} </span>
            {label}
          </a>
        ))}
      </div>
    </li>
  )
}

export default function ClassPage({ loaderData: { offered } }: Route.ComponentProps) {
  return (
    <div className="reading">
      <PageHeader
        back={{ to: '/teachers', text: 'For teachers' }}
        title="Results of a class"
        lead="Pupils send you the code below their result. Choose the set, paste the codes, and see what to teach again."
      />
      <section className="paper block" aria-labelledby="which">
        <h2 id="which">Which set are the codes of?</h2>
        <ul role="list">
          {offered.map((row) => (
            <TopicRow key={row.topic.type} {...row} />
          ))}
        </ul>
      </section>
    </div>
  )
}
