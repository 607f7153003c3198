/** What a question says before one of its parts is answered. Pure. */
import { visibleText } from '#quiz/worksheet/reader/visible-text.ts'
import type { Part, Question } from '#quiz/worksheet/worksheet.ts'

/** All that is printed, as of visibleText: what an answer may name, and the form that it is asked for in. */
export const askedText = ({ stem, figures, table, asks }: Question, { ask }: Part): string =>
  visibleText([...stem, ...figures.map(({ alt }) => alt), ...table.flat(), ...asks, ask].join(' '))
