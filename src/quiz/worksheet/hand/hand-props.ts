/** What draws work of the hand takes. */
import type { Language } from '#lib/language.ts'
import type { HandAnswer, Part } from '#quiz/worksheet/worksheet.ts'

export type HandProps = Readonly<{
  part: Part
  answer: HandAnswer
  given: string
  marked: boolean
  /** Whether what is right may be told. */
  explained: boolean
  language: Language
  onRespond(value: string): void
}>
