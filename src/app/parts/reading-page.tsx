/** A page to be read from top to bottom: the way back, a head, and text in one column. */
import type { ReactNode } from 'react'
import { Crumbs } from '#ui/crumbs.tsx'

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
      <Crumbs above={[{ to: '/', text: 'Home' }]} here={here} />
      <article>
        <header className="article-head">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </header>
        <div className="prose">{children}</div>
      </article>
    </div>
  )
}
