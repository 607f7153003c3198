/** The lines of an open answer, before it is marked. */
import type { Language } from '#lib/language.ts'
import { fieldName } from '#quiz/contract/fields.ts'
import { KEY_WORDS } from '#quiz/worksheet/key-words.ts'
import { askId, type OpenAnswer, type Part } from '#quiz/worksheet/worksheet.ts'

/** `language` is that of the question, in which it is answered. */
type LinesProps = Readonly<{
  part: Part
  answer: OpenAnswer
  given: string
  language: Language
  onRespond(value: string): void
}>

const placeOf = ({ id, label }: Part): string => (label === '' ? id : `${id.slice(0, -1)}${label}`)

export function Lines({ part, answer, given, language, onRespond }: LinesProps) {
  const kept = `kept-${part.id}`
  return (
    <div className="working wide">
      <div className="label-row">
        <label htmlFor={`item-${part.id}`}>Answer {placeOf(part)}</label>{' '}
        <small id={kept}>
          <span lang={language}>{KEY_WORDS[language].rule(answer.points.length)}</span> · not kept by us
        </small>
      </div>
      <textarea
        className="lines"
        id={`item-${part.id}`}
        name={fieldName(part.id)}
        lang={language}
        aria-describedby={part.ask === '' ? kept : `${askId(part)} ${kept}`}
        data-blank={part.id}
        rows={Math.max(2, answer.lines)}
        value={given}
        onChange={(event) => onRespond(event.target.value)}
      />
    </div>
  )
}
