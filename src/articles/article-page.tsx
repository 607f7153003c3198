/** An article on the page: head with its reading time, then its blocks. Drawn on the server only. */
import { ArrowRight } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { ReadingHeader } from '#ui/page/page-header.tsx'
import type { Article, Block, Inline } from './article.ts'
import { articleNote } from './article-words.ts'
import { drawings } from './drawings.tsx'

/** A blank in an example: three underscores or more. */
const BLANK = /_{3,}/

export function ArticlePage({ article }: Readonly<{ article: Article }>) {
  return (
    <article>
      <ReadingHeader label={articleNote(article)} title={article.title} lead={article.lead} />
      <div className="prose">{article.blocks.map((block, i) => keyed(i, drawBlock(block)))}</div>
    </article>
  )
}

/** Blocks and words of a text have no name of their own, and their order never changes. */
function keyed(position: number, node: ReactNode): ReactNode {
  return <Fragment key={position}>{node}</Fragment>
}

function drawBlock(block: Block): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <h2>{drawLine(block.line)}</h2>
    case 'paragraph':
      return <p>{drawLine(block.line)}</p>
    case 'list': {
      const items = block.items.map((item, i) => keyed(i, <li>{drawLine(item)}</li>))
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'slip':
      return <div className="slip">{block.lines.map((line, i) => keyed(i, <p>{drawLine(line)}</p>))}</div>
    case 'drawing': {
      const Drawing = drawings[block.name]
      return (
        <figure className="diagram">
          <Drawing />
          <figcaption>{drawLine(block.caption)}</figcaption>
        </figure>
      )
    }
    case 'practise':
      return (
        <p>
          <LinkButton variant="main" href={block.to}>
            {drawLine(block.line)}
            <Icon of={ArrowRight} />
          </LinkButton>
        </p>
      )
  }
}

function drawLine(line: readonly Inline[]): ReactNode {
  return line.map((part, i) => keyed(i, drawInline(part)))
}

function drawInline(part: Inline): ReactNode {
  switch (part.kind) {
    case 'text':
      return drawText(part.text)
    case 'strong':
      return <b>{drawLine(part.children)}</b>
    case 'link':
      return <a href={part.to}>{drawLine(part.children)}</a>
    case 'wrong':
      return (
        <s>
          <span className="sr">wrong: </span>
          {drawLine(part.children)}
        </s>
      )
    case 'fix':
      return (
        <span className="fix">
          <span className="sr">right: </span>
          {drawLine(part.children)}
        </span>
      )
  }
}

function drawText(text: string): ReactNode {
  const [before = '', ...rest] = text.split(BLANK)
  if (rest.length === 0) return text
  return (
    <>
      {before}
      {rest.map((after, i) =>
        keyed(
          i,
          <>
            <span className="gap">
              <span className="sr">blank</span>
            </span>
            {after}
          </>,
        ),
      )}
    </>
  )
}
