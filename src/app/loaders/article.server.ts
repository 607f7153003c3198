/** What the page of an article loads. Server side only. */
import { data } from 'react-router'
import { log, services } from '#server/services.server.ts'

/** The article is null, with status 404, where there is none that can be shown; what only we can fix is logged. */
export async function loadArticle(id: string) {
  const parsed = await services().articles.get(id)
  if (parsed.status === 'invalid') log.error({ article: id, issues: parsed.issues }, 'Article not readable')
  const article = parsed.status === 'ok' ? parsed.article : null
  return data({ article }, { status: article === null ? 404 : 200 })
}
