/** XML as a tree, read strictly. A DOCTYPE is refused: it can make a small file grow without end. */
import { SaxesParser } from 'saxes'
import { FileRefused } from '#own-quiz/draft.ts'

/** `name` is without its prefix. `line` is where it begins, from 1. */
export type Element = Readonly<{
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly (Element | string)[]
  line: number
}>

/** No file that somebody wrote is so deep, or has so many elements. */
const MAX_DEPTH = 100
const MAX_ELEMENTS = 300_000

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

type Open = { name: string; attributes: Record<string, string>; children: (Element | string)[]; line: number }

/** Throws FileRefused with the line of what is wrong. */
export function readXml(text: string): Element {
  const parser = new SaxesParser<{ position: true; xmlns: false }>({ position: true, xmlns: false })
  const root: Open = { name: '', attributes: {}, children: [], line: 1 }
  const open: Open[] = [root]
  const above = (): Open => open.at(-1) ?? root
  parser.on('error', ({ message }) => {
    throw new FileRefused(`This is not well-formed XML: line ${parser.line}, ${message.replace(/^[\d:]+\s*/, '')}`)
  })
  parser.on('doctype', () => {
    throw new FileRefused(`Line ${parser.line} has a DOCTYPE, which is not read here. Take it out, or export again.`)
  })
  let count = 0
  parser.on('opentag', ({ name, attributes }) => {
    count += 1
    if (count > MAX_ELEMENTS)
      throw new FileRefused(`Line ${parser.line}: this file is too large. Make several files of it.`)
    if (open.length > MAX_DEPTH) throw new FileRefused(`Line ${parser.line} is nested too deep.`)
    open.push({ name: localName(name), attributes, children: [], line: parser.line })
  })
  parser.on('closetag', () => {
    const closed = open.pop()
    if (closed !== undefined) above().children.push(closed)
  })
  parser.on('text', (piece) => void above().children.push(piece))
  parser.on('cdata', (piece) => void above().children.push(piece))
  parser.write(text).close()
  const [first] = elementsIn(root)
  if (first === undefined) throw new FileRefused('This file is empty.')
  return first
}

export const elementsIn = ({ children }: Pick<Element, 'children'>): readonly Element[] =>
  children.filter((child) => typeof child !== 'string')

export const childrenOf = (element: Pick<Element, 'children'>, name: string): readonly Element[] =>
  elementsIn(element).filter((child) => child.name === name)

/** All elements below with one of these names, in their order; none within another one. */
export const within = (element: Pick<Element, 'children'>, names: readonly string[]): readonly Element[] =>
  elementsIn(element).flatMap((child) => (names.includes(child.name) ? [child] : within(child, names)))

export const textIn = ({ children }: Pick<Element, 'children'>): string =>
  children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('')

/** The text of the first child with this name; '' without one. */
export const textOf = (element: Element, name: string): string => {
  const [child] = childrenOf(element, name)
  return child === undefined ? '' : textIn(child)
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)

/** What is inside as HTML. `instead` gives the HTML of an element that is drawn in another way, null for all others. */
export const htmlIn = ({ children }: Pick<Element, 'children'>, instead: (element: Element) => string | null): string =>
  children
    .map((child) => {
      if (typeof child === 'string') return escaped(child)
      return instead(child) ?? `<${child.name}>${htmlIn(child, instead)}</${child.name}>`
    })
    .join('')
