/** Where the exercises of a list are ticked, an area of the site at a time (docs/behaviour.md, 20.6). */
import { loadArea } from '#app/loaders/class/areas.server.ts'
import { setsPath } from '#app/parts/sets/chosen-sets.ts'
import { AreaForm } from '#app/parts/sets/set-chooser.tsx'
import { unlistedMeta } from '#app/parts/site/seo.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { StatePage } from '#ui/page/state-page.tsx'
import type { Route } from './+types/add-sets'

export const loader = (args: Route.LoaderArgs) => loadArea(args)

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, 'Add to my list')

export default function AddSets({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <StatePage kind="missing" />
  const { names } = loaderData
  return (
    <>
      <PageHeader
        back={names.length === 0 ? { to: '/teachers', text: 'For teachers' } : { to: setsPath(names), text: 'My list' }}
        title="Add to my list"
        lead="Tick what your class should do. The list is in the address of this page: nothing is stored."
      />
      <AreaForm {...loaderData} />
    </>
  )
}
