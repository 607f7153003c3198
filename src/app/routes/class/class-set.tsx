/** The result codes of one exercise, read in the browser (docs/behaviour.md, 20.9). */
import { loadClass } from '#app/loaders/class/class.server.ts'
import { ClassIsland } from '#app/parts/islands/class-island.tsx'
import { canonicalMeta, unlistedMeta } from '#app/parts/site/seo.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { StatePage } from '#ui/page/state-page.tsx'
import type { Route } from './+types/class-set'

export const loader = ({ params }: Route.LoaderArgs) => loadClass(params)

export function meta({ loaderData: { screen, name }, matches }: Route.MetaArgs) {
  if (screen === null) return unlistedMeta(matches, 'Results of a class')
  const description = `The results of a class in ${name}, from the codes of its pupils, in your browser alone.`
  return canonicalMeta(matches, { path: '/class', title: `Results of a class: ${name}`, description })
}

export default function ClassSet({ loaderData: { screen, name, title, language } }: Route.ComponentProps) {
  if (screen === null) return <StatePage kind="missing" />
  return (
    <>
      <PageHeader
        back={{ to: '/class', text: 'Codes of any set' }}
        title={`Results: ${name}`}
        lead="Paste the codes that your pupils sent. They are read in your browser: nothing is sent and nothing is stored."
      >
        <p className="class-title" lang={language}>
          {title}
        </p>
      </PageHeader>
      <ClassIsland screen={screen} />
    </>
  )
}
