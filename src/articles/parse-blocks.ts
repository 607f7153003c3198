/**
 * Markdown to the blocks of an article. Beside paragraphs, `##` headings, lists, strong words and links it knows five
 * directives; everything else is a fault, never dropped in silence:
 *
 *     :::slip … :::                        an example on a slip of paper, a paragraph a line
 *     :wrong[were]  :fix[was]              inside a line, mostly of a slip
 *     ::drawing[Caption]{name=six-weeks}   a drawing by its name
 *     ::practise[Practise Editing]{to=/quiz/editing/Set_1}
 */

import type { PhrasingContent, RootContent } from 'mdast'
import type { Issue } from '#lib/issue.ts'
import type { Block, Inline } from './article.ts'
import { DRAWING_NAMES } from './drawing-names.ts'

type Parsed = Readonly<{ blocks: readonly Block[]; issues: readonly Issue[] }>

const OWN_PAGE = /^\/(?!\/)[\w/#.-]*$/

export function parseBlocks(nodes: readonly RootContent[]): Parsed {
  const issues: Issue[] = []
  const issue = (node: RootContent, reason: string) => {
    issues.push({ path: '$', reason: `line ${node.position?.start.line ?? 0}: ${reason}` })
  }

  function line(children: readonly PhrasingContent[]): Inline[] {
    return children.flatMap((child) => inline(child))
  }

  function inline(node: PhrasingContent): Inline[] {
    switch (node.type) {
      case 'text':
        return [{ kind: 'text', text: node.value.replaceAll('\n', ' ') }]
      case 'strong':
        return [{ kind: 'strong', children: line(node.children) }]
      case 'link':
        return [{ kind: 'link', to: ownPage(node, node.url), children: line(node.children) }]
      case 'textDirective':
        if (node.name === 'wrong' || node.name === 'fix') return [{ kind: node.name, children: line(node.children) }]
        issue(node, `':${node.name}' is not known; write ':wrong[…]' or ':fix[…]'`)
        return []
      default:
        issue(node, `'${node.type}' is not used in articles`)
        return []
    }
  }

  /** Links lead to our own pages only. */
  function ownPage(node: RootContent, to: string): string {
    if (!OWN_PAGE.test(to)) issue(node, `'${to}' is not a path of this site`)
    return to
  }

  /** Paragraphs only, as the lines of a slip or of one list item. */
  function lines(children: readonly RootContent[]): Inline[][] {
    return children.flatMap((child) => {
      if (child.type === 'paragraph') return [line(child.children)]
      issue(child, 'only text may stand here')
      return []
    })
  }

  function block(node: RootContent): Block[] {
    switch (node.type) {
      case 'heading':
        if (node.depth !== 2) issue(node, 'headings have two #: the title is in the front matter')
        return [{ kind: 'heading', line: line(node.children) }]
      case 'paragraph':
        return [{ kind: 'paragraph', line: line(node.children) }]
      case 'list':
        return [
          {
            kind: 'list',
            ordered: node.ordered === true,
            items: node.children.map((item) => lines(item.children).flat()),
          },
        ]
      case 'containerDirective':
        if (node.name !== 'slip') issue(node, `':::${node.name}' is not known; write ':::slip'`)
        return [{ kind: 'slip', lines: lines(node.children) }]
      case 'leafDirective':
        return leaf(node)
      default:
        issue(node, `'${node.type}' is not used in articles`)
        return []
    }
  }

  function leaf(node: Extract<RootContent, { type: 'leafDirective' }>): Block[] {
    const { name = '', to = '' } = node.attributes ?? {}
    if (node.name === 'practise') return [{ kind: 'practise', to: ownPage(node, to ?? ''), line: line(node.children) }]
    if (node.name !== 'drawing') {
      issue(node, `'::${node.name}' is not known; write '::drawing' or '::practise'`)
      return []
    }
    const drawing = DRAWING_NAMES.find((known) => known === name)
    if (drawing !== undefined) return [{ kind: 'drawing', name: drawing, caption: line(node.children) }]
    issue(node, `there is no drawing '${name}' (${DRAWING_NAMES.join(', ')})`)
    return []
  }

  return { blocks: nodes.flatMap(block), issues }
}
