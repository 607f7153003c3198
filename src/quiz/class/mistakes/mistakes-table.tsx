/** How many of their own mistakes pupils had right when they tried them again. */
import { useId } from 'react'
import { counted } from '#lib/counted.ts'
import type { ClassResult } from '#quiz/class/read-class.ts'
import { ScrollFrame } from '#ui/scroll-frame.tsx'
import { mistakesIn } from './own-mistakes.ts'

/** Nothing without such a code. */
export function MistakesTable({ result }: Readonly<{ result: ClassResult }>) {
  const heading = useId()
  const rows = mistakesIn(result)
  if (rows.length === 0) return null
  return (
    <section className="section paper block" aria-labelledby={heading}>
      <h2 id={heading}>My mistakes: {counted(rows.length, 'code')}</h2>
      <p>Each pupil tried questions of their own again, so these codes have no questions in common.</p>
      <ScrollFrame name="Table of mistakes tried again" className="heat-room">
        <table className="heat">
          <caption className="sr">How many of their mistakes each pupil had right this time</caption>
          <thead>
            <tr>
              <th scope="col">Pupil</th>
              <th scope="col">Right</th>
              <th scope="col">Of</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ number, name, right, of }) => (
              <tr key={number}>
                <th scope="row">{name || 'No name'}</th>
                <td className="sum">{right}</td>
                <td className="sum">{of}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </section>
  )
}
