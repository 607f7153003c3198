/**
 * Articles as values: document -> article. `ParsedArticle` says what is wrong with a document; errors of the store are
 * thrown.
 */
import type { Article, ParsedArticle } from '#articles/article.ts'
import { parseArticle } from '#articles/parse-article.ts'
import type { DocumentStore } from '#server/ports/document-store.ts'

/** An article with its id, the last part of its URL. */
type ListedArticle = Readonly<{ id: string; article: Article }>

/** `id` is the last part of the URL of an article. An invalid article is left out of `list`. */
export type ArticleRepository = Readonly<{
  get(id: string): Promise<ParsedArticle>
  /** Every valid article, by its `order`. */
  list(): Promise<readonly ListedArticle[]>
}>

/** Reads and parses at each call; the page cache saves the work. */
export function createArticleRepository(documents: DocumentStore): ArticleRepository {
  return {
    get: async (id) => parseArticle(await documents.get('articles', id)),
    async list() {
      const articles = (await documents.list('articles')).flatMap(({ id, body }) => {
        const parsed = parseArticle(body)
        return parsed.status === 'ok' ? [{ id, article: parsed.article }] : []
      })
      return articles.sort((a, b) => a.article.order - b.article.order)
    },
  }
}
