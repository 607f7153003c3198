/**
 * An article's file to an article: front matter, then Markdown with five directives (parse-blocks.ts). Total: whatever
 * the text is, the answer is an article or a list of issues. Server only, for it carries the Markdown library.
 */

import type { Root } from 'mdast'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter'
import { directive } from 'micromark-extension-directive'
import { frontmatter } from 'micromark-extension-frontmatter'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import type { Issue } from '#lib/issue.ts'
import { plainWords, zodIssues } from '#lib/plain-words.ts'
import type { ParsedArticle } from './article.ts'
import { parseBlocks } from './parse-blocks.ts'

const line = z.string().trim().min(1, 'must not be empty')

const front = z.strictObject({
  title: line,
  short: line,
  label: line,
  lead: line,
  description: line,
  order: z.number(),
})

type Front = Readonly<{ ok: true; fields: z.infer<typeof front> }> | Readonly<{ ok: false; issues: Issue[] }>

/** `body` is the document's: the file's text, or null if there is no such document. */
export function parseArticle(body: unknown): ParsedArticle {
  if (body === null) return { status: 'missing' }
  if (typeof body !== 'string') return { status: 'invalid', issues: [{ path: '$', reason: 'must be a text' }] }
  const tree = fromMarkdown(body, {
    extensions: [frontmatter(), directive()],
    mdastExtensions: [frontmatterFromMarkdown(), directiveFromMarkdown()],
  })
  const head = parseFront(tree)
  const { blocks, issues } = parseBlocks(tree.children.filter(({ type }) => type !== 'yaml'))
  const all = [...(head.ok ? [] : head.issues), ...issues]
  if (!head.ok || all.length > 0) return { status: 'invalid', issues: all }
  return { status: 'ok', article: { ...head.fields, blocks } }
}

function parseFront(tree: Root): Front {
  const [first] = tree.children
  if (first?.type !== 'yaml') return refused('must begin with front matter between two lines of ---')
  const yaml = parseDocument(first.value)
  const [error] = yaml.errors
  if (error !== undefined) return refused(`front matter: ${error.message.split('\n')[0]}`)
  let stored: unknown
  try {
    stored = yaml.toJS()
  } catch {
    return refused('front matter: a name with * has no & before it')
  }
  const result = front.safeParse(stored, plainWords)
  if (result.success) return { ok: true, fields: result.data }
  return { ok: false, issues: zodIssues(result.error, stored) }
}

function refused(reason: string): Front {
  return { ok: false, issues: [{ path: '$', reason }] }
}
