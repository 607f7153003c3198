/** An article as the site shows it. How it is written in a file is known to parse-article.ts alone. */
import type { Issue } from '#lib/issue.ts'
import type { DrawingName } from './drawing-names.ts'

/** A stretch of a line. `wrong` and `fix` are what a teacher strikes out and writes above it. */
export type Inline =
  | Readonly<{ kind: 'text'; text: string }>
  | Readonly<{ kind: 'strong' | 'wrong' | 'fix'; children: readonly Inline[] }>
  | Readonly<{ kind: 'link'; to: string; children: readonly Inline[] }>

type Line = readonly Inline[]

/** No block holds another one. `to` of `practise` is a path of this site. */
export type Block =
  | Readonly<{ kind: 'heading' | 'paragraph'; line: Line }>
  | Readonly<{ kind: 'list'; ordered: boolean; items: readonly Line[] }>
  /** A slip of paper with an example. */
  | Readonly<{ kind: 'slip'; lines: readonly Line[] }>
  | Readonly<{ kind: 'drawing'; name: DrawingName; caption: Line }>
  /** The way into a fitting set. */
  | Readonly<{ kind: 'practise'; to: string; line: Line }>

/** `blocks` are the Markdown of the file, all other fields its front matter (parse-article.ts). */
export type Article = Readonly<{
  title: string
  /** The name in the breadcrumb and in the footer. */
  short: string
  /** What it belongs to, above the title. */
  label: string
  lead: string
  /** For search engines. */
  description: string
  /** Articles are listed by this number. */
  order: number
  blocks: readonly Block[]
}>

/** 'missing' is a document that the store does not have. A reason names the line of the file where it is known. */
export type ParsedArticle =
  | Readonly<{ status: 'ok'; article: Article }>
  | Readonly<{ status: 'missing' }>
  | Readonly<{ status: 'invalid'; issues: readonly Issue[] }>
