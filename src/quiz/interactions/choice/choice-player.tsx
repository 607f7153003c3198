/** Draws one multiple-choice item: number in the margin, prompt, options with bubbles and, once marked, the reason. */

import { Check, Strikethrough, Undo2, X } from 'lucide-react'
import type { Language } from '#lib/language.ts'
import { leaveOption } from '#quiz/browser/option-focus.ts'
import { fieldName } from '#quiz/contract/fields.ts'
import type { Item, ItemResult, PlayerProps, Quiz } from '#quiz/contract/quiz-type.ts'
import { Reason } from '#quiz/interactions/reason.tsx'
import { MarkedText } from '#quiz/markup/marked-text.tsx'
import { MarginMark } from '#ui/tick.tsx'
import { asksForSound } from './asks-for-sound.ts'
import { choiceText } from './choice-rule.ts'

type OptionProps = Readonly<{ item: Item; value: string; text: string; chosen: boolean; language: Language }>

type OpenProps = OptionProps & Readonly<{ crossed: boolean; onChoose(): void; onCross(): void }>

/** Beside the option, not in its label: a control of its own. While crossed out it lies over the whole row. */
function CrossOut({ value, crossed, onCross }: Pick<OpenProps, 'value' | 'crossed' | 'onCross'>) {
  return (
    <button type="button" className="cross needs-script" onClick={onCross}>
      {crossed ? (
        <>
          <Undo2 className="icon" aria-hidden="true" />
          <span className="tool-text">
            Bring back<span className="sr"> option {Number(value) + 1}</span>
          </span>
        </>
      ) : (
        <>
          <Strikethrough className="icon" aria-hidden="true" />
          <span className="sr">Cross out option {Number(value) + 1}</span>
        </>
      )}
    </button>
  )
}

function OpenOption({ item, value, text, chosen, language, crossed, onChoose, onCross }: OpenProps) {
  return (
    <div className="option-row">
      <label className={crossed ? 'option is-crossed' : 'option'}>
        <input
          type="radio"
          name={fieldName(item.id)}
          value={value}
          checked={chosen}
          disabled={crossed}
          aria-keyshortcuts="X"
          onChange={onChoose}
          onKeyDown={(event) => {
            if (event.key.toLowerCase() !== 'x' || event.ctrlKey || event.metaKey || event.altKey) return
            leaveOption(event.currentTarget)
            onCross()
          }}
        />
        <span className="bubble">
          <span>{Number(value) + 1}</span>
        </span>
        <span className="option-text" lang={language}>
          <MarkedText text={text} />
        </span>
        {crossed ? <span className="sr">, crossed out</span> : null}
      </label>
      <CrossOut value={value} crossed={crossed} onCross={onCross} />
    </div>
  )
}

/** Says which options are crossed out whenever that changes. */
function CrossedWords({ crossed }: Readonly<{ crossed: readonly string[] }>) {
  const numbers = crossed.map((value) => Number(value) + 1).sort()
  return (
    <p className="sr" role="status">
      {numbers.length === 0 ? '' : `Crossed out: ${numbers.join(', ')}`}
    </p>
  )
}

function MarkedOption({ item, value, text, chosen, language }: OptionProps) {
  const right = value === item.key
  const state = right ? 'is-right' : chosen ? 'is-wrong' : ''
  const note = right ? (chosen ? 'Correct' : 'Correct answer') : chosen ? 'Your answer' : ''
  return (
    <li className={`option ${state} ${chosen ? 'is-chosen' : ''}`}>
      <span className="bubble">
        <span>{Number(value) + 1}</span>
      </span>
      <span className="option-text" lang={language}>
        <MarkedText text={text} />
      </span>
      {note === '' ? null : (
        <span className="option-note">
          {right ? <Check className="icon" aria-hidden="true" /> : <X className="icon" aria-hidden="true" />}
          {note}
        </span>
      )}
    </li>
  )
}

function verdict(item: Item, result: ItemResult): string {
  return result.earned === 1 ? 'Correct.' : `Not quite. The answer is ${choiceText(item, item.key)}.`
}

type ItemProps = Readonly<{
  item: Item
  response: string
  result: ItemResult | null
  language: Language
  crossed: readonly string[]
  onChoose(value: string): void
  onCross(value: string): void
}>

function Options({ item, response, result, language, crossed, onChoose, onCross }: ItemProps) {
  const options = item.options.map((text, i) => ({
    item,
    text,
    value: String(i),
    chosen: response === String(i),
    language,
  }))
  if (result === null)
    return (
      <div className="options">
        {options.map((option) => (
          <OpenOption
            key={option.value}
            {...option}
            crossed={crossed.includes(option.value)}
            onChoose={() => onChoose(option.value)}
            onCross={() => onCross(option.value)}
          />
        ))}
        <CrossedWords crossed={crossed} />
      </div>
    )
  return (
    <>
      {/* Kept in the form, so that a page without script remembers the choice. */}
      <input type="hidden" name={fieldName(item.id)} value={response} />
      <ul className="options is-marked" role="list">
        {options.map((option) => (
          <MarkedOption key={option.value} {...option} />
        ))}
      </ul>
    </>
  )
}

function ChoiceItem(props: ItemProps) {
  const { item, result, language } = props
  if (item.fault !== '') return <p role="alert">{item.fault}</p>
  return (
    <fieldset
      className="item"
      id={`item-${item.id}`}
      tabIndex={-1}
      data-stage
      data-unread={asksForSound(item) ? true : undefined}
    >
      <legend className="sr">Question {item.id}</legend>
      <div className="item-margin">
        <span className="item-no">{item.id}.</span>
        {result === null ? null : <MarginMark right={result.earned === 1} />}
      </div>
      <div className="item-body">
        <p className="prompt" lang={language}>
          <MarkedText text={item.prompt} />
        </p>
        <Options {...props} />
        {/* Here before there is anything to say, so that what it says is heard, once. */}
        <div className="verdict" role="status">
          {result === null ? null : (
            <Reason
              right={result.earned === 1}
              verdict={verdict(item, result)}
              why={item.explanation}
              language={language}
            />
          )}
        </div>
      </div>
    </fieldset>
  )
}

/** Draws the item on stage. `language` is that of the questions. */
export function ChoicePlayer(props: PlayerProps<Quiz> & Readonly<{ language: Language }>) {
  const { quiz, response, score, stage, language, crossed, onRespond, onCross } = props
  const item = quiz.items.find((candidate) => candidate.id === stage)
  if (item === undefined) return <p role="alert">Error: Invalid question index</p>
  return (
    <ChoiceItem
      // A new item is a new fieldset: nothing of the last one, not even its focus, stays behind.
      key={item.id}
      item={item}
      response={response[item.id] ?? ''}
      result={score?.results[item.id] ?? null}
      language={language}
      crossed={crossed[item.id] ?? []}
      onChoose={(value) => onRespond(item.id, value)}
      onCross={(value) => onCross(item.id, value)}
    />
  )
}
