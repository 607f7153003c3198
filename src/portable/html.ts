/** Lines and blocks as HTML that is well-formed XML as well. */
import { type Markup, markup, NOTHING } from './markup.ts'
import type { Block, Line, PortableItem, Span } from './portable.ts'

/** How each platform marks a stretch of a line, and draws a picture. `place` is that of the picture in its item, from 1. */
export type Style = Readonly<{
  underlined(text: string): Markup
  picture(picture: Extract<Block, { kind: 'picture' }>, item: Pick<PortableItem, 'id'>, place: number): Markup
}>

function spanHtml({ kind, text }: Span, style: Style): Markup {
  if (kind === 'plain') return markup`${text}`
  return kind === 'strong' ? markup`<strong>${text}</strong>` : style.underlined(text)
}

export const lineHtml = (line: Line, style: Style): Markup => markup`${line.map((span) => spanHtml(span, style))}`

export const underline = (text: string): Markup => markup`<u>${text}</u>`

const rowHtml = (cells: readonly string[], cell: (text: string) => Markup): Markup =>
  markup`<tr>${cells.map(cell)}</tr>`

function tableHtml([head = [], ...rows]: readonly (readonly string[])[]): Markup {
  const body = rows.map((row) => rowHtml(row, (text) => markup`<td>${text}</td>`))
  return markup`<table><thead>${rowHtml(head, (text) => markup`<th scope="col">${text}</th>`)}</thead>${
    body.length === 0 ? NOTHING : markup`<tbody>${body}</tbody>`
  }</table>`
}

/** The pictures of an item in their order. */
export const picturesOf = ({ about }: Pick<PortableItem, 'about'>) => about.filter((block) => block.kind === 'picture')

function blockHtml(block: Block, item: PortableItem, style: Style): Markup {
  switch (block.kind) {
    case 'line':
      return markup`<p>${lineHtml(block.line, style)}</p>`
    case 'table':
      return tableHtml(block.rows)
    case 'picture':
      return style.picture(block, item, picturesOf(item).indexOf(block) + 1)
  }
}

/** What is read before the question. */
export const blocksHtml = (item: PortableItem, style: Style): Markup =>
  markup`${item.about.map((block) => blockHtml(block, item, style))}`

export const reasonHtml = (reason: readonly string[]): Markup => markup`${reason.map((text) => markup`<p>${text}</p>`)}`

/** The name of the file of a picture: 'q12a-1.svg'. */
export const pictureName = ({ id }: Pick<PortableItem, 'id'>, place: number): string => `q${id}-${place}.svg`

const listHtml = (points: readonly string[]): Markup =>
  markup`<ul>${points.map((point) => markup`<li>${point}</li>`)}</ul>`

/** What a marker looks for. */
export const pointsHtml = (points: readonly string[]): Markup => (points.length === 0 ? NOTHING : listHtml(points))
