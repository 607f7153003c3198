/** What a good article is, for the check before an import: faults of its file, then the rules of the house. */
import type { Article, ArticleFault } from './article.ts'
import { wordCount } from './article-words.ts'
import { parseArticle } from './parse-article.ts'

const FEWEST_WORDS = 600
const MOST_WORDS = 1000
const LONGEST_DESCRIPTION = 170

/** The document's id is its address. */
const ADDRESS = /^[a-z][a-z0-9-]*$/

/** Empty when there is nothing wrong. */
export function lintArticle(id: string, body: unknown): readonly ArticleFault[] {
  const parsed = parseArticle(body)
  const name = ADDRESS.test(id) ? [] : [fault(`the id '${id}' must be small letters, digits and hyphens`)]
  if (parsed.status === 'missing') return [...name, fault('must be a text')]
  return [...name, ...(parsed.status === 'invalid' ? parsed.faults : houseRules(parsed.article))]
}

function houseRules(article: Article): readonly ArticleFault[] {
  const words = wordCount(article)
  const has = (kind: string) => article.blocks.some((block) => block.kind === kind)
  const faults: ArticleFault[] = []
  if (words < FEWEST_WORDS || words > MOST_WORDS) {
    faults.push(fault(`has ${words} words; an article has ${FEWEST_WORDS} to ${MOST_WORDS}`))
  }
  if (!has('heading')) faults.push(fault('has no heading'))
  if (!has('drawing')) faults.push(fault('has no drawing'))
  if (article.blocks.at(-1)?.kind !== 'practise') faults.push(fault('must end with a way into practice (::practise)'))
  if (article.description.length > LONGEST_DESCRIPTION) {
    faults.push({ path: '$.description', reason: `is longer than ${LONGEST_DESCRIPTION} characters` })
  }
  return faults
}

function fault(reason: string): ArticleFault {
  return { path: '$', reason }
}
