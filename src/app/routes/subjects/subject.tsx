/** The page of a subject: all that it has, in the same five rows for each of the four (docs/behaviour.md, 25). */
import { data } from 'react-router'
import { DATED_HEADERS } from '#app/loaders/exam-facts.server.ts'
import { loadSubject } from '#app/loaders/subject-page/subject.server.ts'
import { AddToList } from '#app/parts/sets/add-to-list.tsx'
import { pageMeta } from '#app/parts/site/seo.ts'
import { StrandMap } from '#app/parts/subjects/strand-map.tsx'
import { subjectPages } from '#app/parts/subjects/subject.ts'
import { GoodNextCard, PracticeGroups, SubjectRows } from '#app/parts/subjects/subject-view.tsx'
import { languageOf } from '#lib/language.ts'
import { subjects } from '#lib/subjects.ts'
import { BACK_TO_HOME, PageTools } from '#ui/page/page-header.tsx'
import type { Route } from './+types/subject'

export async function loader({ pattern, request }: Route.LoaderArgs) {
  const page = subjectPages.find(({ path }) => path === `/${pattern}` || path === pattern)
  if (page === undefined) throw data(null, { status: 404 })
  return data({ page, ...(await loadSubject(page, { request })) }, { headers: DATED_HEADERS })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { path, name, description } = loaderData.page
  const { listed } = loaderData
  const about = (listed.by === 'group' ? listed.groups : listed.strands).map(({ name }) => name)
  return pageMeta(matches, { path, title: name, description }, 'CollectionPage', { about })
}

export default function Subject({ loaderData: { page, start, rows, listed } }: Route.ComponentProps) {
  return (
    <>
      <PageTools back={BACK_TO_HOME}>
        <AddToList area={page.subject} group="" />
      </PageTools>
      <h1 lang={languageOf(page.ownName, subjects[page.subject].language)}>{page.ownName}</h1>
      <div className="subject-page">
        <div className="subject-first">
          {start === null ? null : <GoodNextCard start={start} />}
          <SubjectRows rows={rows} />
        </div>
        {listed.by === 'group' ? <PracticeGroups groups={listed.groups} /> : <StrandMap strands={listed.strands} />}
      </div>
    </>
  )
}
