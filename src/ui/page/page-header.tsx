/** The head of a page: the way back to the page above it, then its title and lead. */
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Crumbs } from './crumbs.tsx'

type PageLink = Readonly<{ to: string; text: string }>

const HOME: PageLink = { to: '/', text: 'Home' }
/** The way back of the pages right below the home page. */
export const BACK_TO_HOME: PageLink = { to: '/', text: 'Back to Home' }

/** The row above a page's title: the way back, and `children` at its other end. */
export function PageTools({ back, children }: Readonly<{ back: PageLink; children?: ReactNode }>) {
  return (
    <div className="page-tools">
      <LinkButton variant="quiet" small className="btn-back" href={back.to}>
        <Icon of={ArrowLeft} />
        {back.text}
      </LinkButton>
      {children}
    </div>
  )
}

type TitleProps = Readonly<{ title: string; lead: string; children?: ReactNode }>

/** `children` stand beside title and lead. */
export function PageTitle({ title, lead, children }: TitleProps) {
  return (
    <div className="title-row">
      <div>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      {children}
    </div>
  )
}

/** The head of a page that leads on: a link back, title and lead. `children` stand beside the title. */
export function PageHeader({ back, ...title }: TitleProps & Readonly<{ back: PageLink }>) {
  return (
    <>
      <PageTools back={back} />
      <PageTitle {...title} />
    </>
  )
}

type ReadingProps = Readonly<{ label: string; title: string; lead: string }>

/** The head of a text: title and lead, and above them `label`, '' for none. */
export function ReadingHeader({ label, title, lead }: ReadingProps) {
  return (
    <header className="article-head">
      {label === '' ? null : <p className="label">{label}</p>}
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </header>
  )
}

/** The names of the pages above this one, and its own. */
export function HomeCrumbs({ here }: Readonly<{ here: string }>) {
  return <Crumbs above={[HOME]} here={here} />
}
