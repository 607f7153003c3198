/** The listening practices (docs/behaviour.md, 8.1). */
import { loadPractices } from '#app/loaders/lists.server.ts'
import { ListedPage } from '#app/parts/listed-page.tsx'
import { pageMeta, unlistedMeta } from '#app/parts/site/seo.ts'
import { PracticeList } from '#listening/pages/practice-list.tsx'
import type { Route } from './+types/listening'

export const loader = loadPractices

const TITLE = 'Listening Comprehension'

export function meta({ loaderData: { listed }, matches }: Route.MetaArgs) {
  if (listed.status !== 'ok') return unlistedMeta(matches, TITLE)
  const description =
    'PSLE English and Chinese listening comprehension with audio: full practices, marked at once, with transcripts, the sentence of each answer and a reason for it.'
  return pageMeta(matches, { path: '/listening', title: TITLE, description }, 'CollectionPage')
}

export default function Listening({ loaderData }: Route.ComponentProps) {
  return (
    <ListedPage
      title={TITLE}
      lead="Full practices in the style of the examination. An English one has twenty questions, a Chinese one ten."
      here="/listening"
      listed={loaderData.listed}
      draw={(practices) => <PracticeList practices={practices} />}
      empty={{
        title: 'No listening practices found...',
        text: 'New ones are being recorded. Meanwhile, try the nine topics.',
      }}
    />
  )
}
