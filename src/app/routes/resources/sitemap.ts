/** sitemap.xml: every page that can be listed, from the documents that exist. */
import { originOf } from '#app/loaders/site-url.server.ts'
import { type Stored, sitemapPaths, sitemapXml } from '#app/parts/crawlers.ts'
import { hosting } from '#server/http/request-context.ts'
import { services } from '#server/services.server.ts'
import type { Route } from './+types/sitemap'

async function stored(): Promise<Stored> {
  const { quizzes, practices, prelims, articles } = services()
  const [ids, listening, years, texts] = await Promise.all([
    quizzes.ids('quizzes'),
    practices.list(),
    prelims.years(),
    articles.list(),
  ])
  return {
    articles: texts.map(({ id }) => id),
    quizzes: new Set(ids),
    practices: listening.practices.map(({ id }) => id),
    years,
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const paths = sitemapPaths(await stored(), context.get(hosting) !== 'server')
  const body = sitemapXml(originOf(request), paths)
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
