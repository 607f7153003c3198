/** The frame of every page: skip link, header with the main links, footer. What the links are is the caller's part. */
import { ChevronDown, Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Language } from '#lib/language.ts'
import { DEFAULT_NAME, type Site } from '#lib/site.ts'
import { Skyline } from '#ui/drawings/skyline.tsx'
import { Wordmark } from '#ui/drawings/wordmark.tsx'
import { Icon } from '#ui/icon/icon.tsx'

type FrameLink = Readonly<{ to: string; text: string; language: Language }>
type FrameGroup = Readonly<{ title: string; links: readonly FrameLink[] }>

type Props = Readonly<{
  site: Site
  main: readonly FrameLink[]
  /** What the menu has after the main links. */
  menu: readonly FrameLink[]
  foot: readonly FrameGroup[]
  note: string
  /** The path of this page, to mark its link. */
  here: string
  /** What stands in the header beside the links. */
  tools: ReactNode
  children: ReactNode
}>

/** A link is marked on its own page and on the pages below it. */
function currency(to: string, here: string): 'page' | 'true' | undefined {
  if (to === here) return 'page'
  return here.startsWith(`${to}/`) ? 'true' : undefined
}

function Links({ links, here }: Readonly<{ links: readonly FrameLink[]; here: string }>) {
  return (
    <ul role="list">
      {links.map(({ to, text, language }) => (
        <li key={to}>
          <a href={to} lang={language} aria-current={currency(to, here)}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The default name has its second word in colour. */
function SiteName({ name }: Pick<Site, 'name'>) {
  if (name !== DEFAULT_NAME) return <span>{name}</span>
  return (
    <span>
      Ready<b>Six</b>
    </span>
  )
}

function Header({ site, main, menu, here, tools }: Pick<Props, 'site' | 'main' | 'menu' | 'here' | 'tools'>) {
  return (
    <header className="site-head">
      <div className="wrap">
        <a
          className={site.name === DEFAULT_NAME ? 'wordmark' : 'wordmark wordmark-renamed'}
          href="/"
          aria-label={`${site.name}, home`}
        >
          {site.mark === null ? (
            <Wordmark />
          ) : (
            <img className="wordmark-image" src={site.mark} alt="" width="36" height="36" />
          )}
          <SiteName name={site.name} />
        </a>
        <nav className="site-nav" aria-label="Main">
          <Links links={main} here={here} />
        </nav>
        {tools}
        <details className="menu" data-fold>
          <summary>
            <Icon of={Menu} />
            Menu
          </summary>
          <div className="menu-panel">
            <nav aria-label="Menu">
              <Links links={main} here={here} />
              <Links links={menu} here={here} />
            </nav>
          </div>
        </details>
      </div>
    </header>
  )
}

function Footer({ foot, note, here }: Pick<Props, 'foot' | 'note' | 'here'>) {
  return (
    <footer className="site-foot">
      <Skyline />
      <div className="site-foot-in">
        <div className="wrap">
          <details className="foot-fold">
            <summary>
              All pages
              <Icon of={ChevronDown} />
            </summary>
            <div className="foot-cols">
              {foot.map(({ title, links }) => (
                <nav key={title} aria-label={title}>
                  <p className="label">{title}</p>
                  <Links links={links} here={here} />
                </nav>
              ))}
            </div>
          </details>
          <div className="foot-note">
            <p>{note}</p>
          </div>
        </div>
      </div>
    </footer>
  )
}

export function PageFrame({ site, main, menu, foot, note, here, tools, children }: Props) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <Header site={site} main={main} menu={menu} here={here} tools={tools} />
      <main id="main" tabIndex={-1}>
        <div className="wrap">{children}</div>
      </main>
      <Footer foot={foot} note={note} here={here} />
    </>
  )
}
