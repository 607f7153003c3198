/** The result codes of one set, read in the browser (docs/behaviour.md, 20.9). */
import { CircleAlert } from 'lucide-react'
import { loadClass } from '#app/loaders/class.server.ts'
import { Island } from '#app/parts/island.tsx'
import { canonicalMeta, unlistedMeta } from '#app/parts/seo.ts'
import { ClassScreen } from '#quiz/class/class-screen.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { StatePage } from '#ui/state-page.tsx'
import type { Route } from './+types/class-set'

export const loader = ({ params }: Route.LoaderArgs) => loadClass(params)

export function meta({ loaderData: { screen, name }, matches }: Route.MetaArgs) {
  if (screen === null) return unlistedMeta(matches, 'Results of a class')
  const description = `The results of a class in ${name}, from the codes of its pupils, in your browser alone.`
  return canonicalMeta(matches, { path: '/class', title: `Results of a class: ${name}`, description })
}

export default function ClassSet({ loaderData: { screen, name, title } }: Route.ComponentProps) {
  if (screen === null) return <StatePage kind="missing" />
  return (
    <>
      <PageHeader
        back={{ to: '/class', text: 'Another set' }}
        title={`Results: ${name}`}
        lead="Paste the codes that your pupils sent. They are read in your browser: nothing is sent and nothing is stored."
      >
        <p className="class-title" lang={screen.language}>
          {title}
        </p>
      </PageHeader>
      <div className="alert alert-note without-script">
        <Icon of={CircleAlert} />
        <p>The codes are read by JavaScript in this page, and it is switched off.</p>
      </div>
      <Island name="class" data={screen}>
        <ClassScreen {...screen} />
      </Island>
    </>
  )
}
