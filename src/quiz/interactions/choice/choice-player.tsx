/** Draws one multiple-choice item: number in the margin, prompt, options with bubbles and, once marked, the reason. */
import { Check, X } from 'lucide-react'
import { fieldName } from '#quiz/flow/form.ts'
import { Reason } from '#quiz/interactions/reason.tsx'
import { MarkedText } from '#quiz/markup/marked-text.tsx'
import type { Item, ItemResult, PlayerProps, Quiz } from '#quiz/quiz-type.ts'
import { MarginMark } from '#ui/tick.tsx'
import { choiceText } from './choice-rule.ts'

type Language = 'en' | 'zh-Hans'
type OptionProps = Readonly<{ item: Item; value: string; text: string; chosen: boolean; language: Language }>

function OpenOption({ item, value, text, chosen, language, onChoose }: OptionProps & Readonly<{ onChoose(): void }>) {
  return (
    <label className="option">
      <input type="radio" name={fieldName(item.id)} value={value} checked={chosen} onChange={onChoose} />
      <span className="bubble">
        <span>{Number(value) + 1}</span>
      </span>
      <span className="option-text" lang={language}>
        <MarkedText text={text} />
      </span>
    </label>
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
  onChoose(value: string): void
}>

function Options({ item, response, result, language, onChoose }: ItemProps) {
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
          <OpenOption key={option.value} {...option} onChoose={() => onChoose(option.value)} />
        ))}
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
    <fieldset className="item" id={`item-${item.id}`} tabIndex={-1} data-stage>
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
        {result === null ? null : (
          <Reason
            right={result.earned === 1}
            verdict={verdict(item, result)}
            why={item.explanation}
            language={language}
          />
        )}
      </div>
    </fieldset>
  )
}

/** Draws the item on stage. `language` is that of the questions. */
export function ChoicePlayer(props: PlayerProps<Quiz> & Readonly<{ language: Language }>) {
  const { quiz, response, score, stage, language, onRespond } = props
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
      onChoose={(value) => onRespond(item.id, value)}
    />
  )
}
