/**
 * The document around every page. The page is plain HTML; its one script hydrates the islands, so React Router's own
 * client is not sent (docs/decisions/0003).
 */
import { type ReactNode, useContext } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, useLocation } from 'react-router'
import { siteUrl } from '#app/loaders/site-url.server.ts'
import { DEFAULT_NAME } from '#lib/site.ts'
import { services } from '#server/services.server.ts'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { StatePage } from '#ui/page/state-page.tsx'
import favicon from '/favicon.svg?inline'
import type { Route } from './+types/root'
import firstPaint from './inline-scripts/first-paint.ts?script'
import { footGroups, mainLinks, menuLinks } from './pages.ts'
import { DisplayPanel } from './parts/display/display-panel.tsx'
import { useIsExport } from './parts/site/export-context.ts'
import { PageScriptContext } from './parts/site/page-script.ts'
import { PREFETCH_RULES } from './parts/site/prefetch-rules.ts'
import { useSite } from './parts/site/site-context.ts'
import './styles/app.css'
import lexend from './styles/fonts/lexend-latin-wght-normal.woff2?url'
import fontFaces from './styles/fonts.css?inline'

const noteOf = (name: string): string =>
  `Original practice material, written for ${name}. The schools named on this site are invented. Free, no sign-up, and we keep nothing you answer.`

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: lexend, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  // Within the page: a browser would fetch it before the first paint.
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export function loader() {
  return { site: siteUrl(), name: services().config.site.name }
}

/** At low priority: the words, their styles and their font come first. A module runs when the whole page has been read. */
function PageScripts() {
  const { module, development, ads } = useContext(PageScriptContext)
  const isExport = useIsExport()
  return (
    <>
      {development === '' ? null : <script type="module" src={development} />}
      {module === '' ? null : (
        <script
          type="module"
          src={module}
          fetchPriority="low"
          data-ads={ads === '' ? undefined : ads}
          data-export={isExport || undefined}
        />
      )}
    </>
  )
}

export function Layout({ children }: Readonly<{ children: ReactNode }>) {
  const { pathname } = useLocation()
  const site = useSite()
  const { name } = site
  return (
    <html lang="en-SG" data-site-name={name === DEFAULT_NAME ? undefined : name}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f4f1ea" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#13151b" />
        <script>{firstPaint}</script>
        <script type="speculationrules">{PREFETCH_RULES}</script>
        <Meta />
        <style>{fontFaces}</style>
        <Links />
        <PageScripts />
      </head>
      <body>
        <PageFrame
          site={site}
          main={mainLinks}
          menu={menuLinks}
          foot={footGroups(name)}
          note={noteOf(name)}
          here={pathname}
          tools={<DisplayPanel />}
        >
          {children}
        </PageFrame>
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <StatePage kind="missing" />
  return <StatePage kind="broken" />
}
