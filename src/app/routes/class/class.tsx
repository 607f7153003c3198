/** The result codes of any sets, read in the browser (docs/behaviour.md, 20.9). */
import { loadClasses } from '#app/loaders/class/class.server.ts'
import { classPath } from '#app/parts/exercise-ref.ts'
import { ClassIsland } from '#app/parts/islands/class-island.tsx'
import { ListFailed } from '#app/parts/list-states.tsx'
import type { ChoiceGroup } from '#app/parts/sets/set-chooser.tsx'
import { pageMeta } from '#app/parts/site/seo.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import type { Route } from './+types/class'

export const loader = loadClasses

export function meta({ matches }: Route.MetaArgs) {
  const title = 'Results of a class'
  const description =
    'Paste the result codes of your pupils and see, question by question, what to teach again. In your browser alone: nothing is sent and nothing is stored.'
  return pageMeta(matches, { path: '/class', title, description }, 'WebPage')
}

function TopicRow({ title, language, note, spoken, choices }: ChoiceGroup) {
  return (
    <li className="choose-topic">
      <p>
        <span lang={language}>{title}</span>
        {note === '' ? null : <small>{note}</small>}
      </p>
      <div className="sets">
        {choices.map(({ ref, label }) => (
          <a key={ref} className="row-link" href={classPath(ref)}>
            <span className="sr">{spoken} </span>
            {label}
          </a>
        ))}
      </div>
    </li>
  )
}

export default function ClassPage({ loaderData: { listed } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        back={{ to: '/teachers', text: 'For teachers' }}
        title="Results of a class"
        lead="Paste the codes that your pupils sent, and see what to teach again. They are read in your browser: nothing is sent and nothing is stored."
      />
      {listed.status === 'failed' ? (
        <ListFailed title="Error loading sets" message={listed.message} here="/class" />
      ) : (
        <>
          <ClassIsland screen={listed.value.screen} />
          <section className="section paper block" aria-labelledby="which">
            <h2 id="which">The codes of one set alone</h2>
            <p>
              A code says which set it is of, so there is no need to choose one. On the page of a set, codes of others
              are named.
            </p>
            <ul role="list">
              {listed.value.offered.map((row) => (
                <TopicRow key={row.id} {...row} />
              ))}
            </ul>
          </section>
        </>
      )}
    </>
  )
}
