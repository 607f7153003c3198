/** What the rows of a table are, and its column where there is only one: several have their names in the cells. */
import type { FillAnswer } from '#quiz/worksheet/worksheet.ts'

export function FillHead({ head, columns }: Pick<FillAnswer, 'head' | 'columns'>) {
  const [only, ...others] = columns
  return (
    <p className="label fill-head">
      <span>{head}</span>
      {only === undefined || others.length > 0 ? null : <span>{only.head}</span>}
    </p>
  )
}
