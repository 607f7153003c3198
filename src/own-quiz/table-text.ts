/** Questions as the table that a teacher pastes and changes: tabs between the cells, a header above. */
import type { Draft } from './draft.ts'

/** A cell that holds a quotation mark at its beginning would be taken for one in quotation marks. */
const cellText = (text: string): string => {
  const line = text.replaceAll(/[\t\r\n]+/g, ' ').trim()
  return line.startsWith('"') ? `"${line.replaceAll('"', '""')}"` : line
}

/** Rows of cells, as a sheet takes them when they are pasted. */
export const cellsText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(cellText).join('\t')).join('\n')

/** The texts of drafts are words alone. */
export function tableText(drafts: readonly Draft[]): string {
  const options = Math.max(4, ...drafts.map((draft) => draft.options.length))
  const reasons = drafts.some((draft) => draft.reasons.some((reason) => reason !== ''))
  const places = Array.from({ length: options }, (_, i) => i)
  const header = [
    'Question',
    ...places.map((i) => `Option ${i + 1}`),
    'Number of the right answer',
    'Reason',
    ...(reasons ? places.map((i) => `Why not ${i + 1}`) : []),
  ]
  const rows = drafts.map((draft) => [
    draft.prompt,
    ...places.map((i) => draft.options[i] ?? ''),
    draft.keys.length > 0 ? draft.keys.map((key) => key + 1).join(', ') : draft.unknownKey,
    draft.reason,
    ...(reasons ? places.map((i) => draft.reasons[i] ?? '') : []),
  ])
  return cellsText([header, ...rows])
}
