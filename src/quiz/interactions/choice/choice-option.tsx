/** One option of a multiple-choice item: its bubble, its text and, once marked, what it is. */

import { Check, Strikethrough, Undo2, X } from 'lucide-react'
import type { Language } from '#lib/language.ts'
import { crossOnKey } from '#quiz/browser/option-focus.ts'
import { fieldName } from '#quiz/contract/fields.ts'
import type { Item, ItemResult } from '#quiz/contract/quiz-type.ts'
import { GlossedOption } from '#quiz/interactions/glossed-option.tsx'
import { type Mark, optionMark } from '#quiz/interactions/mark.ts'
import { VERDICT_WORDS } from '#quiz/interactions/verdict-words.ts'
import { MarkedText } from '#quiz/markup/marked-text.tsx'
import { Icon } from '#ui/icon/icon.tsx'

type OptionProps = Readonly<{
  item: Item
  value: string
  text: string
  response: string
  result: ItemResult | null
  /** The same, one paint later: what is said beside the mark. */
  explained: ItemResult | null
  crossed: boolean
  language: Language
  onChoose(): void
  onCross(): void
}>

/** Over the whole row, while the switch below the options is on and while the option is crossed out. */
function CrossOut({ value, crossed, onCross }: Pick<OptionProps, 'value' | 'crossed' | 'onCross'>) {
  return (
    <button type="button" className="cross" onClick={onCross}>
      {crossed ? (
        <>
          <Icon of={Undo2} />
          <span className="tool-text">
            Bring back<span className="sr"> option {Number(value) + 1}</span>
          </span>
        </>
      ) : (
        <span className="sr">Cross out option {Number(value) + 1}</span>
      )}
    </button>
  )
}

/** Makes the next tap on an option cross it out. While it is on, the style sheet shows the cross buttons. */
export function CrossSwitch() {
  return (
    <label className="cross-switch needs-script">
      <input type="checkbox" />
      <Icon of={Strikethrough} />
      Cross out<span className="sr"> an option</span>
    </label>
  )
}

/** What stands at the end of a marked option. */
function OptionNote({ mark, chosen, language }: Readonly<{ mark: Mark; chosen: boolean; language: Language }>) {
  const right = mark === 'right'
  const { correct, correctAnswer, yourAnswer } = VERDICT_WORDS[language]
  return (
    <span className="option-note">
      <Icon of={right ? Check : X} />
      <span className="note-text" lang={language}>
        {right ? (chosen ? correct : correctAnswer) : yourAnswer}
      </span>
    </span>
  )
}

export function Option({
  item,
  value,
  text,
  response,
  result,
  explained,
  crossed,
  language,
  onChoose,
  onCross,
}: OptionProps) {
  const chosen = response === value
  const marked = result !== null
  const mark = optionMark(item, value, response, result)
  const struck = crossed && !marked
  return (
    <div className="option-row">
      <label className={struck ? 'option is-crossed' : 'option'} data-mark={mark}>
        <input
          type="radio"
          name={fieldName(item.id)}
          value={value}
          checked={chosen}
          disabled={crossed || marked}
          aria-keyshortcuts={marked ? undefined : 'X'}
          onChange={onChoose}
          onKeyDown={(event) => crossOnKey(event, onCross)}
        />
        <span className="bubble">
          <span>{Number(value) + 1}</span>
        </span>
        <span className="option-text" lang={language} translate="no">
          {explained === null ? <MarkedText text={text} /> : <GlossedOption item={item} text={text} />}
        </span>
        {struck ? <span className="sr">, crossed out</span> : null}
        {mark === undefined || explained === null ? null : (
          <OptionNote mark={mark} chosen={chosen} language={language} />
        )}
      </label>
      {explained !== null ? null : <CrossOut value={value} crossed={crossed} onCross={onCross} />}
    </div>
  )
}
