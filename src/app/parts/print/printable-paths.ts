/** The pages that can be printed, by the pattern of their route. Below each is the PDF of it. */
export const PRINTABLE = [
  'quiz/:quizType/:setId',
  'prelim/:year/:school/:topic',
  'maths/paper/:number',
  'maths/:skill/:number',
  'maths/:skill/:letter/:number',
  'science/paper/:number',
  'science/:theme/:number',
  'science/:theme/:letter/:number',
  'skill/:tag/practice',
  'skill/:tag/:letter',
  'tasks/:kind/:number',
  'paper/:subject/:number',
  'paper/:subject/:number/:section',
  'print/:language',
  'sets',
  'listening/:practiceId',
] as const

export type PrintablePath = (typeof PRINTABLE)[number]

/** The pattern of the page on which the choices are made; a listening practice has none. */
export function choicesPattern(of: PrintablePath): readonly string[] {
  if (of === 'listening/:practiceId') return []
  return [of === 'print/:language' ? `${of}/paper` : `${of}/print`]
}

export const pdfPattern = (of: PrintablePath): string => `${of}/paper.pdf`
