/** A table to complete: a list of choices in each cell. */
import { fieldName } from '#quiz/contract/fields.ts'
import type { FillAnswer } from '#quiz/worksheet/worksheet.ts'
import { cellsOf, valuesOf, withValue } from './cells.ts'
import { FillHead } from './fill-head.tsx'
import type { HandProps } from './hand-props.ts'
import { HAND_WORDS } from './hand-words.ts'

type Props = HandProps & Readonly<{ answer: FillAnswer }>

function Rows({ part, answer, given, language, onRespond }: Props) {
  const [cells, values] = [cellsOf(answer), valuesOf(answer, given)]
  const { columns, rows } = answer
  return rows.map(({ name }, row) => (
    <div className="fill-row" key={name}>
      <p className="fill-name">{name}</p>
      {columns.map(({ head, choices }, column) => {
        const at = row * columns.length + column
        return (
          <span className="fill-cell" key={head}>
            {columns.length === 1 ? null : <small aria-hidden="true">{head}</small>}
            <select
              className="num"
              name={fieldName(part.id)}
              aria-label={columns.length === 1 ? `${name}, ${head}` : cells[at]?.name}
              value={values[at] ?? ''}
              onChange={(event) => onRespond(withValue(answer, given, at, event.target.value))}
            >
              <option value="">{HAND_WORDS[language].choose}</option>
              {choices.map((text, i) => (
                <option key={text} value={String(i)}>
                  {text}
                </option>
              ))}
            </select>
          </span>
        )
      })}
    </div>
  ))
}

export function Fill(props: Props) {
  return (
    <>
      <FillHead {...props.answer} />
      <Rows {...props} />
    </>
  )
}
