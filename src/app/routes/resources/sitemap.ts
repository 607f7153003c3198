/** sitemap.xml: every page that can be listed, from the documents that exist. */
import { originOf } from '#app/loaders/site-url.server.ts'
import { worksheetPaths } from '#app/loaders/subjects/first-sets.server.ts'
import { type Stored, sitemapPaths, sitemapXml } from '#app/parts/site/crawlers.ts'
import { skillsIn } from '#quiz/library/skills-in.ts'
import { hosting } from '#server/http/request-context.ts'
import { services } from '#server/services.server.ts'
import type { Route } from './+types/sitemap'

async function stored(): Promise<Stored> {
  const { setLibrary, practices, prelims, articles } = services()
  const [shelves, listening, years, texts, worksheets] = await Promise.all([
    setLibrary.shelves(),
    practices.list(),
    prelims.years(),
    articles.list(),
    worksheetPaths(),
  ])
  return {
    articles: texts.map(({ id }) => id),
    shelves,
    skills: skillsIn(shelves).map(({ tag }) => tag),
    practices: listening.map(({ id }) => id),
    years,
    worksheets,
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const paths = sitemapPaths(await stored(), context.get(hosting) !== 'server')
  const body = sitemapXml(originOf(request), paths)
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
