/** Pupils by sets: what each name has of all sets whose codes were pasted. */
import { useId } from 'react'
import { counted } from '#lib/counted.ts'
import { languageOf } from '#lib/language.ts'
import { ScrollFrame } from '#ui/scroll-frame.tsx'
import { byPupil, namelessCount, type PupilRow, sumOf } from './by-pupil.ts'
import type { ClassSet } from './class-set.ts'
import type { ClassResult } from './read-class.ts'
import { SheetButtons } from './sheet-buttons.tsx'
import { listRows } from './table-text.ts'

function Cell({ right, of }: Readonly<{ right: number | null; of: number }>) {
  if (right === null)
    return (
      <td className="n">
        <span aria-hidden="true">–</span>
        <span className="sr">no code</span>
      </td>
    )
  return <td className={right * 2 < of ? 'sum low' : 'sum'}>{right}</td>
}

type TableProps = Readonly<{ rows: readonly PupilRow[]; sets: readonly ClassSet[] }>

function Table({ rows, sets }: TableProps) {
  return (
    <ScrollFrame name="Table of the list" className="heat-room">
      <table className="heat">
        <caption className="sr">How many each pupil had right in each set</caption>
        <thead>
          <tr>
            <th scope="col">Pupil</th>
            {sets.map(({ id, name }, i) => (
              <th key={id} scope="col">
                {i + 1}
                <span className="sr">: {name}</span>
              </th>
            ))}
            <th scope="col">Right</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {sets.map(({ id, items }, i) => (
                <Cell key={id} right={row.right[i] ?? null} of={items.length} />
              ))}
              <td className="sum">{sumOf(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}

/** Nothing while the codes are of one set, whose own table says it all. */
export function PupilTable({ sets, result }: Readonly<{ sets: readonly ClassSet[]; result: ClassResult }>) {
  const heading = useId()
  const pasted = sets.filter(({ id }) => result.pupils.has(id))
  const rows = byPupil(pasted, result)
  if (pasted.length < 2 || rows.length === 0) return null
  const nameless = namelessCount(result)
  return (
    <section className="section paper block" aria-labelledby={heading}>
      <h2 id={heading}>
        {counted(pasted.length, 'set')}, {counted(rows.length, 'pupil')}
      </h2>
      <ol className="set-names">
        {pasted.map(({ id, name, items }) => (
          <li key={id}>
            <span lang={languageOf(name, null)}>{name}</span>, {counted(items.length, 'question')}
          </li>
        ))}
      </ol>
      <p>
        A figure is how many were right, framed where it is fewer than half. A dash: no code has come.
        {nameless === 0
          ? ''
          : ` ${nameless === 1 ? '1 code has' : `${nameless} codes have`} no name and stand in the tables below only.`}
      </p>
      <Table rows={rows} sets={pasted} />
      <SheetButtons rows={listRows(rows, pasted)} name="Results of a class" />
    </section>
  )
}
