/** Options standing in the line of a passage: one choice a blank, all of them in view. */
import { Check, X } from 'lucide-react'
import { fieldName } from '#quiz/contract/fields.ts'
import type { Item, ItemResult, PlayerProps, Quiz } from '#quiz/contract/quiz-type.ts'
import { blankName } from '#quiz/interactions/blank-name.ts'
import { LockedResponse } from '#quiz/interactions/locked-response.tsx'
import { explainedResult, optionMark } from '#quiz/interactions/mark.ts'
import type { Place } from '#quiz/markup/passage.tsx'
import { Icon } from '#ui/icon.tsx'

type Props = PlayerProps<Quiz> & Readonly<{ item: Item; place: Place }>

type ChoiceProps = Readonly<{
  item: Item
  value: string
  text: string
  given: string
  result: ItemResult | null
  explained: ItemResult | null
  onChoose(): void
}>

function InlineChoice({ item, value, text, given, result, explained, onChoose }: ChoiceProps) {
  const mark = optionMark(item, value, given, result)
  return (
    <label className="choice" data-mark={mark}>
      <input
        type="radio"
        name={fieldName(item.id)}
        value={value}
        checked={given === value}
        disabled={result !== null}
        onChange={onChoose}
      />
      {mark === undefined || explained === null ? null : <Icon of={mark === 'right' ? Check : X} />}
      {text}
      {mark === undefined || explained === null ? null : (
        <span className="sr" lang="en">
          {given === value ? ' your answer, ' : ' the '}
          {given === value ? mark : 'right answer'}
        </span>
      )}
    </label>
  )
}

export function InlineChoices({ quiz, response, score, reasons, onRespond, item, place }: Props) {
  const given = response[item.id] ?? ''
  const result = score?.results[item.id] ?? null
  return (
    <span className="keep">
      <span
        className={result === null ? 'choices' : 'choices choices-marked'}
        id={`item-${item.id}`}
        role="radiogroup"
        tabIndex={-1}
        aria-label={blankName(item.id, quiz.items.length, place, 'zh-Hans')}
      >
        <span className="choices-no" aria-hidden="true">
          {item.id}
        </span>
        {item.options.map((text, i) => (
          <InlineChoice
            key={text}
            item={item}
            value={String(i)}
            text={text}
            given={given}
            result={result}
            explained={explainedResult(score, reasons, item.id)}
            onChoose={() => onRespond(item.id, String(i))}
          />
        ))}
      </span>
      {result === null ? null : <LockedResponse id={item.id} response={given} />}
      {place.tail}
    </span>
  )
}
