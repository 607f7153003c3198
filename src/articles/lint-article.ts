/** What a good article is, for the check before an import: issues of its file, then the rules of the house. */
import type { Issue } from '#lib/issue.ts'
import { MAX_TEXT, type TextKind } from '#lib/text-limits.ts'
import type { Article } from './article.ts'
import { wordCount } from './article-words.ts'
import { parseArticle } from './parse-article.ts'

const MIN_WORDS = 600
const MAX_WORDS = 1000
const MAX_DESCRIPTION = 170
const HEAD: readonly (readonly ['title' | 'short' | 'label' | 'lead', TextKind])[] = [
  ['title', 'title'],
  ['short', 'title'],
  ['label', 'title'],
  ['lead', 'prompt'],
]

/** The document's id is the last part of its URL. */
const URL_PART = /^[a-z][a-z0-9-]*$/

/** Empty when there is nothing wrong. */
export function lintArticle(id: string, body: unknown): readonly Issue[] {
  const parsed = parseArticle(body)
  const name = URL_PART.test(id) ? [] : [issue(`the id '${id}' must be small letters, digits and hyphens`)]
  if (parsed.status === 'missing') return [...name, issue('must be a text')]
  return [...name, ...(parsed.status === 'invalid' ? parsed.issues : houseRules(parsed.article))]
}

function houseRules(article: Article): readonly Issue[] {
  const words = wordCount(article)
  const has = (kind: string) => article.blocks.some((block) => block.kind === kind)
  const issues: Issue[] = []
  if (words < MIN_WORDS || words > MAX_WORDS) {
    issues.push(issue(`has ${words} words; an article has ${MIN_WORDS} to ${MAX_WORDS}`))
  }
  if (!has('heading')) issues.push(issue('has no heading'))
  if (!has('drawing')) issues.push(issue('has no drawing'))
  if (article.blocks.at(-1)?.kind !== 'practise') issues.push(issue('must end with a way into practice (::practise)'))
  if (article.description.length > MAX_DESCRIPTION) {
    issues.push({ path: '$.description', reason: `is longer than ${MAX_DESCRIPTION} characters` })
  }
  for (const [field, kind] of HEAD) {
    const most = MAX_TEXT[kind]
    if (article[field].length > most) issues.push({ path: `$.${field}`, reason: `is longer than ${most} characters` })
  }
  return issues
}

function issue(reason: string): Issue {
  return { path: '$', reason }
}
