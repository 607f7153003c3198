/** The table of a class: pupils by items, and how many had each item right. */
import type { ItemMark } from '#quiz/result-code/result-code.ts'
import { MARK_WORDS } from '#ui/icon/mark.tsx'
import { ScrollFrame } from '#ui/scroll-frame.tsx'
import { type ClassItem, signOf } from './class-set.ts'
import { type Pupil, rightOf } from './read-class.ts'
import { type ItemCount, isLow } from './teach-again.ts'

const CELLS = {
  empty: { className: 'n', words: 'no answer' },
  partly: { className: 'h', words: MARK_WORDS.partly },
  wrong: { className: 'w', words: 'wrong' },
} as const

function Cell({ mark, item }: Readonly<{ mark: ItemMark; item: ClassItem }>) {
  if (mark.kind === 'right')
    return (
      <td className="r">
        <span className="sr">right</span>
      </td>
    )
  const choice = mark.kind !== 'wrong' || mark.choice === null ? undefined : item.choices[mark.choice]
  const { className, words } = CELLS[mark.kind]
  return (
    <td className={className}>
      <span aria-hidden="true">{signOf(mark, item)}</span>
      <span className="sr">
        {words}
        {choice === undefined ? '' : `: ${choice}`}
      </span>
    </td>
  )
}

/** `counts` are those of `counted` pupils. */
type Props = Readonly<{
  name: string
  pupils: readonly Pupil[]
  items: readonly ClassItem[]
  counts: readonly ItemCount[]
  counted: number
}>

export function ClassTable({ name, pupils, items, counts, counted }: Props) {
  return (
    <ScrollFrame name={`Table of the class, ${name}`} className="heat-room">
      <table className="heat">
        <caption className="sr">What each pupil had right and wrong, by question</caption>
        <thead>
          <tr>
            <th scope="col">Pupil</th>
            {items.map(({ id, isTicked }) => (
              <th key={id} scope="col">
                <span className="sr">Question </span>
                {id}
                {isTicked ? '*' : ''}
              </th>
            ))}
            <th scope="col">Right</th>
          </tr>
        </thead>
        <tbody>
          {pupils.map((pupil) => (
            <tr key={pupil.number}>
              <th scope="row">
                {pupil.name}
                {pupil.isRepeat ? ' (again)' : ''}
              </th>
              {items.map((item, place) => (
                <Cell key={item.id} item={item} mark={pupil.marks[place] ?? { kind: 'empty' }} />
              ))}
              <td className="sum">{rightOf(pupil)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Right</th>
            {counts.map((count) => (
              <td key={count.item} className={isLow(count, counted) ? 'sum low' : 'sum'}>
                {count.right}
              </td>
            ))}
            <td className="sum">{counts.reduce((sum, { right }) => sum + right, 0)}</td>
          </tr>
        </tfoot>
      </table>
    </ScrollFrame>
  )
}
