/**
 * Articles as values: document -> article. `ParsedArticle` says what is wrong with a document; errors of the store are
 * thrown.
 */
import type { ParsedArticle } from '#articles/article.ts'
import { articleNote } from '#articles/article-words.ts'
import { parseArticle } from '#articles/parse-article.ts'
import type { DocumentStore } from '#server/ports/document-store.ts'
import { oncePerVersion } from './parsed.ts'

/** What lists say of an article; `id` is the last part of its URL. */
type ListedArticle = Readonly<{ id: string; title: string; note: string }>

/** `id` is the last part of the URL of an article. An invalid article is left out of `list`. */
export type ArticleRepository = Readonly<{
  get(id: string): Promise<ParsedArticle>
  /** Every valid article, by its `order`. */
  list(): Promise<readonly ListedArticle[]>
}>

/** Reads and parses an article at each call, and the list once for each version of the content. */
export function createArticleRepository(documents: DocumentStore): ArticleRepository {
  async function list(): Promise<readonly ListedArticle[]> {
    const articles = (await documents.list('articles')).flatMap(({ id, body }) => {
      const parsed = parseArticle(body)
      return parsed.status === 'ok' ? [{ id, article: parsed.article }] : []
    })
    return articles
      .sort((a, b) => a.article.order - b.article.order)
      .map(({ id, article }) => ({ id, title: article.title, note: articleNote(article) }))
  }
  return {
    get: async (id) => parseArticle(await documents.get('articles', id)),
    list: oncePerVersion(documents, list),
  }
}
