/** The tables of a class as text for a sheet: to paste with tabs, or as a file of comma-separated values. Pure. */
import { type PupilRow, sumOf } from './by-pupil.ts'
import { type ClassItem, type ClassSet, signOf } from './class-set.ts'
import { type Pupil, rightOf } from './read-class.ts'
import type { ItemCount } from './teach-again.ts'

/** The head, a row a pupil, and what else the page shows. */
export type SheetRows = readonly (readonly (string | number)[])[]

/** A sheet takes such a name for a formula unless an apostrophe is before it, as in the export of messages. */
const FORMULA = /^[=+\-@＝＋－＠]/u

const safe = (name: string): string => (FORMULA.test(name) ? `'${name}` : name)

/** As the page shows it, with a tick where something is right: an empty cell of a sheet says nothing. */
export function setRows(
  pupils: readonly Pupil[],
  items: readonly ClassItem[],
  counts: readonly ItemCount[],
): SheetRows {
  const rows = pupils.map((pupil) => {
    const cells = items.map((item, i) => signOf(pupil.marks[i] ?? { kind: 'empty' }, item) || '✓')
    return [safe(pupil.isRepeat ? `${pupil.name} (again)` : pupil.name), ...cells, rightOf(pupil)]
  })
  const sums = counts.map(({ right }) => right)
  const head = ['Pupil', ...items.map(({ id }) => `Q${id}`), 'Right']
  return [head, ...rows, ['Right', ...sums, sums.reduce((sum, right) => sum + right, 0)]]
}

/** A column a set, with how many items it has. An empty cell: no code has come. */
export const listRows = (rows: readonly PupilRow[], sets: readonly Pick<ClassSet, 'name' | 'items'>[]): SheetRows => [
  ['Pupil', ...sets.map(({ name, items }) => `${name} (of ${items.length})`), 'Right'],
  ...rows.map((row) => [safe(row.name), ...row.right.map((right) => right ?? ''), sumOf(row)]),
]

export const asTabs = (rows: SheetRows): string => rows.map((row) => row.join('\t')).join('\n')

/** As RFC 4180 has it, every cell in quotes, with the sign by which a sheet knows that the letters are Unicode. */
export const asCsv = (rows: SheetRows): string =>
  `\ufeff${rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')).join('\r\n')}\r\n`
