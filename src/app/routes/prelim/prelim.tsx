/** Years and schools of preliminary papers (docs/behaviour.md, 9.1 and 9.2). */
import { loadYears } from '#app/loaders/lists.server.ts'
import { ListedPage } from '#app/parts/listed-page.tsx'
import { pageMeta, unlistedMeta } from '#app/parts/site/seo.ts'
import { AfterThree } from '#prelim/after-three.tsx'
import { YearList } from '#prelim/year-list.tsx'
import type { Route } from './+types/prelim'

export const loader = loadYears

const TITLE = 'Prelim Practice'

export function meta({ loaderData: { listed }, matches }: Route.MetaArgs) {
  if (listed.status !== 'ok') return unlistedMeta(matches, TITLE)
  const description =
    'Preliminary papers by year and school, in English and Chinese: nine topics each, marked at once with a reason for every answer.'
  return pageMeta(matches, { path: '/prelim', title: TITLE, description }, 'CollectionPage')
}

export default function Prelim({ loaderData }: Route.ComponentProps) {
  return (
    <ListedPage
      title={TITLE}
      lead="Choose a year, then a school. The schools are invented; the papers are in the style of the real ones."
      here="/prelim"
      listed={loaderData.listed}
      draw={(years) => (
        <>
          <YearList years={years} />
          <AfterThree />
        </>
      )}
      empty={{
        title: 'No prelim practices available yet',
        text: 'New ones are being written. Meanwhile, try the nine topics.',
      }}
    />
  )
}
