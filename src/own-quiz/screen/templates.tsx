/** The tables to copy, one a type. */
import { useState } from 'react'
import { languageOf } from '#lib/language.ts'
import { cellsText } from '#own-quiz/table-text.ts'
import { type Template, templates } from '#own-quiz/texts/templates.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { ScrollFrame } from '#ui/scroll-frame.tsx'

function Table({ name, rows }: Pick<Template, 'name' | 'rows'>) {
  const width = Math.max(...rows.map(({ length }) => length))
  return (
    <ScrollFrame name={`Template: ${name}`} className="made-template">
      <table>
        <tbody>
          {rows.map((cells, y) => (
            <tr key={String(y)}>
              {cells.map((cell, x) => (
                <td
                  key={String(x)}
                  lang={languageOf(cell, null)}
                  colSpan={x === cells.length - 1 ? width - cells.length + 1 : undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}

type Props = Readonly<{
  /** Whether the box has nothing that would be lost. */
  isEmpty: boolean
  onUse(text: string): void
}>

export function Templates({ isEmpty, onUse }: Props) {
  const [chosen, setChosen] = useState(0)
  const template = templates[chosen] ?? templates[0]
  if (template === undefined) return null
  const text = cellsText(template.rows)
  return (
    <div className="made-templates">
      <div className="field">
        <label htmlFor="made-type">Type</label>
        <select id="made-type" value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
          {templates.map(({ name }, i) => (
            <option key={name} value={i}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <p className="small">{template.hint}</p>
      <Table {...template} />
      <div className="btn-row">
        <CopyButton key={text} text={text} label="Copy the template" />
        <Button variant="plain" small type="button" onClick={() => onUse(text)}>
          {isEmpty ? 'Put it in the box' : 'Replace what is in the box'}
        </Button>
      </div>
    </div>
  )
}
