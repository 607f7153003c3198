/** Sets as rows: the year, the title and the number of questions. The whole row is the target of its link. */

import { Check } from 'lucide-react'
import { counted } from '#lib/counted.ts'
import type { Language } from '#lib/language.ts'
import { Icon } from '#ui/icon/icon.tsx'

/** `name` is the topic as the link's name begins; `label` its visible text. `to` is '' for a set that is not there. */
export type SetRow = Readonly<{
  to: string
  name: string
  label: string
  title: string
  language: Language
  count: number
  /** How hard its questions are: '2 warm-up, 8 PSLE'; '' where the list does not say. */
  levels: string
}>

function Row({ to, name, label, title, language, count, levels }: SetRow) {
  if (to === '')
    return (
      <li>
        <span className="not-yet">
          {label}
          <span className="sr"> not yet there</span>
        </span>
      </li>
    )
  return (
    <li>
      <a href={to}>
        <span className="sr">{name} </span>
        {label}
        {/* Always drawn in the colour of the paper; only a visited link gives it ink, so nothing is stored. */}
        <Icon of={Check} />
      </a>
      <span className="set-title">
        <span lang={language}>{title}</span>
        {count === 0 ? null : (
          <small>{[counted(count, 'question'), levels].filter((text) => text !== '').join(': ')}</small>
        )}
      </span>
    </li>
  )
}

/** `label` names the list. */
export function SetRows({ label, rows }: Readonly<{ label: string; rows: readonly SetRow[] }>) {
  return (
    <ul className="set-rows" role="list" aria-label={label}>
      {rows.map((row) => (
        <Row key={row.label} {...row} />
      ))}
    </ul>
  )
}
