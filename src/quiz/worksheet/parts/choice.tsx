/** The options of a part, with the bubbles of an answer sheet. */
import { Check, X } from 'lucide-react'
import type { Language } from '#lib/language.ts'
import { fieldName } from '#quiz/contract/fields.ts'
import { LockedResponse } from '#quiz/interactions/locked-response.tsx'
import { VERDICT_WORDS } from '#quiz/interactions/verdict-words.ts'
import type { Answer, Part } from '#quiz/worksheet/worksheet.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslate } from './content-language.tsx'
import { MathText } from './math-text.tsx'

type ChoiceAnswer = Extract<Answer, { kind: 'choice' }>

type Props = Readonly<{
  part: Part
  answer: ChoiceAnswer
  given: string
  marked: boolean
  language: Language
  onRespond(value: string): void
}>

/** The key is right, another that was chosen is wrong, the rest have no mark. */
function markOf(answer: ChoiceAnswer, value: number, given: string, marked: boolean): 'right' | 'wrong' | undefined {
  if (!marked) return undefined
  if (value === answer.key) return 'right'
  return given === String(value) ? 'wrong' : undefined
}

/** A row of a table of options: its cells under the heads. */
function Cells({ head, row }: Readonly<{ head: readonly string[]; row: readonly string[] }>) {
  return (
    <span className="option-cells">
      {row.map((cell, i) => (
        <span key={head[i] ?? String(i)}>
          <small>{head[i]}</small> <MathText text={cell} />
        </span>
      ))}
    </span>
  )
}

/** How many characters options have at most: up to 4 stand four in a row of a phone, up to 8 two, up to 14 two in a row of a tablet. */
const LENGTHS = [4, 8, 14, 36]

/** A row of a table is as long as a line, or as several where a cell or a head has more than 14 characters. */
function lengthOf({ options, table }: ChoiceAnswer): number | string {
  const fits = (texts: readonly string[]) => (most: number) => texts.every((text) => text.length <= most)
  return (table.length > 0 ? fits(table.flat())(14) && 36 : LENGTHS.find(fits(options))) || 'long'
}

export function Choice({ part, answer, given, marked, language, onRespond }: Props) {
  const { correct, correctAnswer, yourAnswer } = VERDICT_WORDS[language]
  const translate = useTranslate()
  const [head = [], ...rows] = answer.table
  return (
    <div className={`options options-${lengthOf(answer)}${marked ? ' is-marked' : ''}`}>
      {answer.options.map((text, i) => {
        const mark = markOf(answer, i, given, marked)
        const row = rows[i]
        return (
          <div className="option-row" key={text}>
            <label className="option" data-mark={mark}>
              <input
                type="radio"
                name={fieldName(part.id)}
                value={String(i)}
                checked={given === String(i)}
                disabled={marked}
                onChange={() => onRespond(String(i))}
              />
              <span className="bubble">
                <span>{i + 1}</span>
              </span>
              <span className="option-text" translate={translate}>
                {row === undefined ? <MathText text={text} /> : <Cells head={head} row={row} />}
              </span>
              {mark === undefined ? null : (
                <span className="option-note" lang={language}>
                  <Icon of={mark === 'right' ? Check : X} />
                  <span className="note-text">
                    {mark === 'wrong' ? yourAnswer : given === String(i) ? correct : correctAnswer}
                  </span>
                </span>
              )}
            </label>
          </div>
        )
      })}
      {marked ? <LockedResponse id={part.id} response={given} /> : null}
    </div>
  )
}
