/** What programs that read the web are told of the site, by the pattern of the URL. One module for all. */
import { data } from 'react-router'
import { originOf, siteUrl } from '#app/loaders/site-url.server.ts'
import { worksheetPaths } from '#app/loaders/subjects/first-sets.server.ts'
import {
  PROGRAM_PATHS,
  type ProgramPath,
  robotsText,
  type Stored,
  securityText,
  sitemapPaths,
  sitemapXml,
} from '#app/parts/site/crawlers.ts'
import { skillsIn } from '#quiz/library/skills-in.ts'
import { hosting } from '#server/http/request-context.ts'
import { services } from '#server/services.server.ts'
import type { Route } from './+types/for-programs'

/** Every page that can be listed, from the documents that exist. */
async function stored(): Promise<Stored> {
  const { setLibrary, practices, prelims, articles } = services()
  const [shelves, listening, years, articleList, worksheets] = await Promise.all([
    setLibrary.shelves(),
    practices.list(),
    prelims.years(),
    articles.list(),
    worksheetPaths(),
  ])
  return {
    articles: articleList.map(({ id }) => id),
    shelves,
    skills: skillsIn(shelves).map(({ tag }) => tag),
    practices: listening.map(({ id }) => id),
    years,
    worksheets,
  }
}

async function sitemap({ request, context }: Route.LoaderArgs): Promise<Response> {
  const paths = sitemapPaths(await stored(), context.get(hosting) !== 'server')
  const body = sitemapXml(originOf(request), paths)
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}

const plainText = (text: string, status = 200): Response =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })

/** 404 where there is nobody to name: a contact is an email address or a whole URL. */
function security(): Response {
  const text = securityText(siteUrl(), services().config.contactEmail, new Date())
  return text === null ? plainText('Not found\n', 404) : plainText(text)
}

const texts: Readonly<Record<ProgramPath, (args: Route.LoaderArgs) => Response | Promise<Response>>> = {
  'robots.txt': () => plainText(robotsText(siteUrl())),
  '.well-known/security.txt': security,
  'sitemap.xml': sitemap,
}

export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const path = PROGRAM_PATHS.find((one) => one === args.pattern)
  if (path === undefined) throw data(null, { status: 404 })
  return texts[path](args)
}
