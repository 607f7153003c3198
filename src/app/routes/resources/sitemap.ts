/** sitemap.xml: every page that can be listed, from the documents that exist. */
import { originOf } from '#app/loaders/site-url.server.ts'
import { pages } from '#app/pages.ts'
import type { Hosting } from '#lib/hosting.ts'
import { practicePath } from '#listening/practice/paths.ts'
import { schoolPath, topicPath } from '#prelim/prelim-id.ts'
import { documentId, sets, topics } from '#quiz/library/topics.ts'
import { hosting } from '#server/http/request-context.ts'
import { services } from '#server/services.server.ts'
import type { Route } from './+types/sitemap'

/** What one map may hold. */
const MAX_URLS = 50_000

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

async function prelimPaths(): Promise<string[]> {
  const papers = (await services().prelims.years()).flatMap(({ year, schools }) =>
    schools.map(({ key, topics }) => ({ year, school: key, topics })),
  )
  const schools = papers.map(({ year, school }) => schoolPath(year, school))
  const quizzes = papers.flatMap(({ topics, ...paper }) => topics.map((topic) => topicPath({ ...paper, topic })))
  return [...schools, ...quizzes]
}

async function listeningPaths(): Promise<string[]> {
  const { practices } = await services().practices.list()
  return practices.map(({ id }) => practicePath(id))
}

async function paths(host: Hosting): Promise<string[]> {
  const known = new Set(await services().quizzes.ids('quizzes'))
  const quizzes = topics.flatMap((topic) =>
    sets.filter((set) => known.has(documentId(topic, set.id))).map((set) => `/quiz/${topic.type}/${set.id}`),
  )
  const articles = (await services().articles.list()).map(({ id }) => `/articles/${id}`)
  // A static export reads no query.
  const fixed = pages.filter(({ sitemap }) => sitemap === 'always' || (sitemap === 'server' && host === 'server'))
  return [
    ...fixed.map(({ path }) => path),
    ...articles,
    ...quizzes,
    ...(await listeningPaths()),
    ...(await prelimPaths()),
  ].slice(0, MAX_URLS)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = originOf(request)
  const urls = (await paths(context.get(hosting))).map((path) => `  <url><loc>${escaped(site + path)}</loc></url>`)
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
