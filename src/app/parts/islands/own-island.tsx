/** What a browser does with a quiz of somebody else, on the page that makes one and on the page of its link. */
import { CircleAlert } from 'lucide-react'
import { Island } from '#app/parts/islands/island.tsx'
import { useSite } from '#app/parts/site/site-context.ts'
import { Maker } from '#own-quiz/screen/maker.tsx'
import { Opener } from '#own-quiz/screen/opener.tsx'
import { Icon } from '#ui/icon/icon.tsx'

export type OwnIslandProps = Readonly<{ page: 'make' | 'open'; site: string }>

export function OwnIsland({ page }: Pick<OwnIslandProps, 'page'>) {
  const { name } = useSite()
  return (
    <>
      <div className="alert alert-note without-script">
        <Icon of={CircleAlert} />
        <p>
          A quiz of your own is read by JavaScript in this page, so that no server sees it. JavaScript is switched off
          in this browser.
        </p>
      </div>
      <Island name="own" data={{ page, site: name } satisfies OwnIslandProps}>
        {page === 'make' ? <Maker site={name} /> : <Opener site={name} />}
      </Island>
    </>
  )
}
