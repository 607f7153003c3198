/** The result codes of all exercises of a list, read in the browser (docs/behaviour.md, 20.9). */
import { loadListClass } from '#app/loaders/class/class.server.ts'
import { ClassIsland } from '#app/parts/islands/class-island.tsx'
import { unlistedMeta } from '#app/parts/site/seo.ts'
import { counted } from '#lib/counted.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { StatePage } from '#ui/page/state-page.tsx'
import type { Route } from './+types/list-class'

export const loader = (args: Route.LoaderArgs) => loadListClass(args)

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, 'Results of a class')

export default function ListClass({ loaderData: { screen, list } }: Route.ComponentProps) {
  if (screen === null) return <StatePage kind="missing" />
  return (
    <>
      <PageHeader
        back={{ to: list, text: 'Back to the list' }}
        title={`Results: ${counted(screen.sets.length, 'set')} of a list`}
        lead="Paste the codes that your pupils sent, of any of these sets. They are read in your browser: nothing is sent and nothing is stored."
      />
      <ClassIsland screen={screen} />
    </>
  )
}
