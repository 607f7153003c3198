/** One article, from a Markdown file of content/articles (docs/behaviour.md, 1.13). */
import { data } from 'react-router'
import { articleMeta, unlistedMeta } from '#app/parts/seo.ts'
import { ArticlePage } from '#articles/article-page.tsx'
import { readingMinutes, wordCount } from '#articles/article-words.ts'
import { log, services } from '#server/services.server.ts'
import { HomeCrumbs } from '#ui/page-header.tsx'
import { StatePage } from '#ui/state-page.tsx'
import type { Route } from './+types/article'

export async function loader({ params }: Route.LoaderArgs) {
  const parsed = await services().articles.get(params.articleId)
  if (parsed.status === 'invalid')
    log.error({ article: params.articleId, issues: parsed.issues }, 'Article not readable')
  const article = parsed.status === 'ok' ? parsed.article : null
  return data({ article }, { status: article === null ? 404 : 200 })
}

export function meta({ loaderData: { article }, params, matches }: Route.MetaArgs) {
  if (article === null) return unlistedMeta('Page not found')
  const { title, description, label } = article
  return articleMeta(matches, {
    path: `/articles/${params.articleId}`,
    title,
    description,
    section: label,
    words: wordCount(article),
    minutes: readingMinutes(article),
  })
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  const { article } = loaderData
  if (article === null) return <StatePage kind="missing" />
  return (
    <div className="reading">
      <HomeCrumbs here={article.short} />
      <ArticlePage article={article} />
    </div>
  )
}
