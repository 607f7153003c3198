/** The result codes of an exercise, or of all exercises of a list, read in the browser (docs/behaviour.md, 20.9). One module. */
import { loadClassTable } from '#app/loaders/class/class.server.ts'
import { ClassIsland } from '#app/parts/islands/class-island.tsx'
import { canonicalMeta, unlistedMeta } from '#app/parts/site/seo.ts'
import { languageOf } from '#lib/language.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { StatePage } from '#ui/page/state-page.tsx'
import type { Route } from './+types/class-set'

export const loader = (args: Route.LoaderArgs) => loadClassTable(args)

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const head = loaderData?.table?.head ?? null
  if (head === null || head.description === null) return unlistedMeta(matches, 'Results of a class')
  return canonicalMeta(matches, {
    path: '/class',
    title: `Results of a class: ${head.name}`,
    description: head.description,
  })
}

export default function ClassSet({ loaderData: { table } }: Route.ComponentProps) {
  if (table === null) return <StatePage kind="missing" />
  const { name, title, back, of } = table.head
  return (
    <>
      <PageHeader
        back={back}
        title={`Results: ${name}`}
        lead={`Paste the codes that your pupils sent${of}. They are read in your browser: nothing is sent and nothing is stored.`}
      >
        {title === '' ? null : (
          <p className="class-title" lang={languageOf(title, null)}>
            {title}
          </p>
        )}
      </PageHeader>
      <ClassIsland screen={table.screen} />
    </>
  )
}
