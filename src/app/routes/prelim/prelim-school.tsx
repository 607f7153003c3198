/** The topics of one school's preliminary paper (docs/behaviour.md, 9.3 and 9.4). */
import { loadSchool } from '#app/loaders/lists.server.ts'
import { ListEmpty, ListFailed } from '#app/parts/list-states.tsx'
import { AddToList } from '#app/parts/sets/add-to-list.tsx'
import { pageMeta, unlistedMeta } from '#app/parts/site/seo.ts'
import { splitCamelCase } from '#lib/split-camel-case.ts'
import { SaveControl } from '#offline/save-control.tsx'
import { SchoolPapers } from '#papers/paper-columns.tsx'
import { AfterThree } from '#prelim/after-three.tsx'
import { Crest } from '#prelim/crest.tsx'
import { schoolPath } from '#prelim/prelim-id.ts'
import { TopicCards } from '#prelim/topic-cards.tsx'
import { labelTopics } from '#prelim/topics.ts'
import { prelimTopics } from '#quiz/library/topics.ts'
import { Books } from '#ui/drawings/books.tsx'
import { Crumbs } from '#ui/page/crumbs.tsx'
import type { Route } from './+types/prelim-school'

export function loader({ params: { year, school } }: Route.LoaderArgs) {
  return loadSchool(year, school)
}

export function meta({ loaderData: { listed }, params: { year, school }, matches }: Route.MetaArgs) {
  const name = splitCamelCase(school)
  const title = `${name} Prelim ${year}`
  if (listed.status !== 'ok' || listed.value.topics.length === 0) return unlistedMeta(matches, title)
  const description = `${name}, preliminary paper ${year}: ${listed.value.topics.length} topics, marked at once with a reason for every answer. An invented school, an original paper.`
  const facts = { path: schoolPath(year, school), title, description }
  return pageMeta(matches, facts, 'CollectionPage', { educationalLevel: 'Primary 6' })
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

function lead(topics: number): string {
  const count = `${NUMBERS[topics] ?? topics} topic${topics === 1 ? '' : 's'}.`
  return `${count} Each one is marked as soon as you submit.`
}

const NOTHING = { topics: [], levels: '', papers: [] }

export default function PrelimSchool({ loaderData: { listed }, params: { year, school } }: Route.ComponentProps) {
  const name = splitCamelCase(school)
  const above = [
    { to: '/', text: 'Home' },
    { to: '/prelim', text: 'Prelims' },
    { to: `/prelim#schools-${encodeURIComponent(year)}`, text: year },
  ]
  const { topics, levels, papers } = listed.status === 'ok' ? listed.value : NOTHING
  return (
    <>
      <Crumbs above={above} here={name} />
      <div className="title-row">
        <div className="crest-head">
          <Crest school={school} />
          <div>
            <p className="label">Prelim {year}</p>
            <h1>{name}</h1>
            {topics.length === 0 ? null : <p className="lead">{lead(topics.length)}</p>}
            {levels === '' ? null : <p className="school-levels">Questions: {levels}.</p>}
          </div>
        </div>
        {topics.length === 0 ? null : <SaveControl id={`school/${year}/${school}`} name={name} what="" />}
      </div>
      {listed.status === 'failed' ? (
        <ListFailed title="Error loading topics" message={listed.message} here={schoolPath(year, school)} />
      ) : null}
      {listed.status === 'ok' && topics.length === 0 ? (
        <ListEmpty
          title="No topics available"
          text="Topics for this school are being added."
          art={<Books className="art" />}
          to="/prelim"
          back="Back to Prelims"
        />
      ) : null}
      {topics.length === 0 ? null : (
        <>
          <TopicCards year={year} school={school} topics={labelTopics(prelimTopics, topics)} />
          <AddToList area="prelims" group={`${year}-${school}`} />
        </>
      )}
      {papers.length === 0 ? null : (
        <section className="section" aria-labelledby="papers">
          <div className="section-head">
            <h2 id="papers">Papers to print</h2>
          </div>
          <SchoolPapers papers={papers} />
        </section>
      )}
      {topics.length === 0 ? null : <AfterThree />}
    </>
  )
}
