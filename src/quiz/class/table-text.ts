/** The table of a class as text for the cells of a sheet: one line a pupil, with tabs between the cells. Pure. */
import { type ClassItem, signOf } from './class-set.ts'
import type { Pupil } from './read-class.ts'
import type { ItemCount } from './teach-again.ts'

/** A sheet takes such a name for a formula unless an apostrophe is before it, as in the export of messages. */
const FORMULA = /^[=+\-@＝＋－＠]/u

const safe = (name: string): string => (FORMULA.test(name) ? `'${name}` : name)

export const rightOf = ({ marks }: Pupil): number => marks.filter(({ kind }) => kind === 'right').length

/** As the page shows it, with a tick where something is right: an empty cell of a sheet says nothing. */
export function tableText(pupils: readonly Pupil[], items: readonly ClassItem[], counts: readonly ItemCount[]): string {
  const rows = pupils.map((pupil) => {
    const cells = items.map((item, i) => signOf(pupil.marks[i] ?? { kind: 'empty' }, item) || '✓')
    return [safe(pupil.isRepeat ? `${pupil.name} (again)` : pupil.name), ...cells, rightOf(pupil)]
  })
  const sums = counts.map(({ right }) => right)
  const head = ['Pupil', ...items.map(({ id }) => `Q${id}`), 'Right']
  return [head, ...rows, ['Right', ...sums, sums.reduce((sum, right) => sum + right, 0)]]
    .map((row) => row.join('\t'))
    .join('\n')
}
