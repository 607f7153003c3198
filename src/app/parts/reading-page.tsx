/** A page to be read from top to bottom: the way back, a head, and text in one column. */
import type { ReactNode } from 'react'
import { HomeCrumbs, ReadingHeader } from '#ui/page/page-header.tsx'

export type ReadingPageProps = Readonly<{
  /** Its name in the breadcrumb. */
  here: string
  title: string
  lead: string
  children: ReactNode
}>

export function ReadingPage({ here, title, lead, children }: ReadingPageProps) {
  return (
    <div className="reading">
      <HomeCrumbs here={here} />
      <article>
        <ReadingHeader label="" title={title} lead={lead} />
        <div className="prose">{children}</div>
      </article>
    </div>
  )
}
