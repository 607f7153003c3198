/** One article, from a Markdown file of content/articles (docs/behaviour.md, 1.13). */
import { data } from 'react-router'
import { pageMeta, SITE, unlistedMeta } from '#app/parts/seo.ts'
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
  return data({ article, site: services().config.siteUrl ?? '' }, { status: article === null ? 404 : 200 })
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  const { article, site } = loaderData ?? { article: null, site: '' }
  if (article === null) return unlistedMeta(`Page not found - ${SITE}`)
  const publisher = { '@type': 'Organization', name: SITE, ...(site === '' ? {} : { url: site }) }
  return pageMeta({
    title: `${article.title} - ${SITE}`,
    description: article.description,
    path: `/articles/${params.articleId}`,
    site,
    shared: article.title,
    data: {
      '@type': 'Article',
      headline: article.title,
      description: article.description,
      articleSection: article.label,
      wordCount: wordCount(article),
      timeRequired: `PT${readingMinutes(article)}M`,
      inLanguage: 'en-SG',
      isAccessibleForFree: true,
      license: 'https://creativecommons.org/licenses/by/4.0/',
      author: publisher,
      publisher,
    },
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
