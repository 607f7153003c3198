/** One article, from a Markdown file of content/articles (docs/behaviour.md, 1.13). */
import { loadArticle } from '#app/loaders/article.server.ts'
import { articleMeta, unlistedMeta } from '#app/parts/site/seo.ts'
import { ArticlePage } from '#articles/article-page.tsx'
import { readingMinutes, wordCount } from '#articles/article-words.ts'
import { HomeCrumbs } from '#ui/page/page-header.tsx'
import { StatePage } from '#ui/page/state-page.tsx'
import type { Route } from './+types/article'

export function loader({ params }: Route.LoaderArgs) {
  return loadArticle(params.articleId)
}

export function meta({ loaderData: { article }, params, matches }: Route.MetaArgs) {
  if (article === null) return unlistedMeta(matches, 'Page not found')
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
