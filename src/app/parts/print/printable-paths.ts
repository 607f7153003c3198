/** The pages that can be printed, by the pattern of their route. Below each is the PDF of it. */
import { PRINTED_EXERCISES, type PrintedExercise } from '#app/parts/exercise/exercise-paths.ts'

/** What is printed and is not one exercise. */
export const OTHER_PRINTABLE = ['print/:language', 'sets', 'listening/:practiceId'] as const

export type OtherPrintable = (typeof OTHER_PRINTABLE)[number]

export type PrintablePath = PrintedExercise | OtherPrintable

export const PRINTABLE: readonly PrintablePath[] = [...PRINTED_EXERCISES, ...OTHER_PRINTABLE]

/** The pattern of the page on which the choices are made; a listening practice has none. */
export function choicesPattern(of: PrintablePath): readonly string[] {
  if (of === 'listening/:practiceId') return []
  return [of === 'print/:language' ? `${of}/paper` : `${of}/print`]
}

export const pdfPattern = (of: PrintablePath): string => `${of}/paper.pdf`
