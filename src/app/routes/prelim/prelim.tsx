/** Years and schools of preliminary papers (docs/behaviour.md, 9.1 and 9.2). */
import { loadYears } from '#app/loaders/lists.server.ts'
import { ListEmpty, ListFailed } from '#app/parts/list-states.tsx'
import { pageMeta, unlistedMeta } from '#app/parts/site/seo.ts'
import { AfterThree } from '#prelim/after-three.tsx'
import { YearList } from '#prelim/year-list.tsx'
import { Books } from '#ui/drawings/books.tsx'
import { BACK_TO_HOME, PageHeader } from '#ui/page/page-header.tsx'
import type { Route } from './+types/prelim'

export const loader = loadYears

const TITLE = 'Prelim Practice'

export function meta({ loaderData: { listed }, matches }: Route.MetaArgs) {
  if (listed.status !== 'ok') return unlistedMeta(matches, TITLE)
  const description =
    'Preliminary papers by year and school, in English and Chinese: nine topics each, marked at once with a reason for every answer.'
  return pageMeta(matches, { path: '/prelim', title: TITLE, description }, 'CollectionPage')
}

function Years({ listed }: Pick<Route.ComponentProps['loaderData'], 'listed'>) {
  if (listed.status === 'failed')
    return <ListFailed title="Error loading practices" message={listed.message} here="/prelim" />
  if (listed.value.length > 0)
    return (
      <>
        <YearList years={listed.value} />
        <AfterThree />
      </>
    )
  return (
    <ListEmpty
      title="No prelim practices available yet"
      text="New ones are being written. Meanwhile, try the nine topics."
      art={<Books className="art" />}
      to="/practice"
      back="Practice (PSLE)"
    />
  )
}

export default function Prelim({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        back={BACK_TO_HOME}
        title="Prelim Practice"
        lead="Choose a year, then a school. The schools are invented; the papers are in the style of the real ones."
      />
      <Years listed={loaderData.listed} />
    </>
  )
}
