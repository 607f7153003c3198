/** The listening practices (docs/behaviour.md, 8.1). */
import { loadPractices } from '#app/loaders/lists.server.ts'
import { ListEmpty, ListFailed } from '#app/parts/list-states.tsx'
import { pageMeta, unlistedMeta } from '#app/parts/site/seo.ts'
import { PracticeList } from '#listening/pages/practice-list.tsx'
import { Books } from '#ui/drawings/books.tsx'
import { BACK_TO_HOME, PageHeader } from '#ui/page/page-header.tsx'
import type { Route } from './+types/listening'

export const loader = loadPractices

const TITLE = 'Listening Comprehension'

export function meta({ loaderData: { listed }, matches }: Route.MetaArgs) {
  if (listed.status !== 'ok') return unlistedMeta(matches, TITLE)
  const description =
    'PSLE English and Chinese listening comprehension with audio: full practices, marked at once, with transcripts, the sentence of each answer and a reason for it.'
  return pageMeta(matches, { path: '/listening', title: TITLE, description }, 'CollectionPage')
}

function Practices({ listed }: Pick<Route.ComponentProps['loaderData'], 'listed'>) {
  if (listed.status === 'failed')
    return <ListFailed title="Error loading practices" message={listed.message} here="/listening" />
  if (listed.value.length > 0) return <PracticeList practices={listed.value} />
  return (
    <ListEmpty
      title="No listening practices found..."
      text="New ones are being recorded. Meanwhile, try the nine topics."
      art={<Books className="art" />}
      to="/practice"
      back="Practice (PSLE)"
    />
  )
}

export default function Listening({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        back={BACK_TO_HOME}
        title="Listening Comprehension"
        lead="Full practices in the style of the examination. An English one has twenty questions, a Chinese one ten."
      />
      <Practices listed={loaderData.listed} />
    </>
  )
}
