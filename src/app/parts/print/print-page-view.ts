/** What a page for printing shows, as its loader gives it. */
import type { Language } from '#lib/language.ts'

/** What leads on from it, or back. */
type PageLink = Readonly<{ to: string; text: string }>

export type PrintPageView =
  | Readonly<{
      status: 'ok'
      heading: string
      language: Language
      /** What it is, and how much. */
      facts: readonly [string, string]
      path: string
      back: PageLink
      /** The parameters that name what is printed, beside the choices. */
      query: readonly (readonly [string, string])[]
      /** What was asked for and is not on the paper, in words; '' for nothing. */
      leftOut: string
      choosesSheet: boolean
      /** `ready` is a file with paper and key; `none` where no PDF can be made. */
      pdf: Readonly<{ kind: 'chosen' | 'ready'; to: string }> | Readonly<{ kind: 'none' }>
    }>
  | Readonly<{ status: 'missing' }>
  /** `words` say why there is nothing to print. */
  | Readonly<{ status: 'refused'; words: string; back: PageLink }>
