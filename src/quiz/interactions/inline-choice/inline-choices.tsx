/** Options standing in the line of a passage: one choice a blank, all of them in view. */

import { Check, Strikethrough, X } from 'lucide-react'
import type { Language } from '#lib/language.ts'
import { crossOnKey } from '#quiz/browser/option-focus.ts'
import { fieldName } from '#quiz/contract/fields.ts'
import type { Item, ItemResult, PlayerProps, Quiz } from '#quiz/contract/quiz-type.ts'
import { blankName } from '#quiz/interactions/blank-name.ts'
import { LockedResponse } from '#quiz/interactions/locked-response.tsx'
import { explainedResult, type Mark, markId, optionMark, whyId } from '#quiz/interactions/mark.ts'
import { VERDICT_WORDS } from '#quiz/interactions/verdict-words.ts'
import { firstExplained, WhyLine } from '#quiz/interactions/why-line.tsx'
import type { Place } from '#quiz/markup/passage.tsx'
import { ownReason } from '#quiz/scoring/own-reason.ts'
import { Icon } from '#ui/icon/icon.tsx'

type Props = PlayerProps<Quiz> & Readonly<{ item: Item; place: Place; language: Language }>

type ChoiceProps = Readonly<{
  item: Item
  value: string
  text: string
  given: string
  result: ItemResult | null
  explained: ItemResult | null
  crossed: boolean
  language: Language
  onChoose(): void
  onCross(): void
}>

/** What is said after a marked option: whether it is the own one, and what it is. */
function said(mark: Mark, own: boolean, language: Language): string {
  const { correctAnswer, yourAnswer, isRight, isWrong, comma } = VERDICT_WORDS[language]
  return comma + (own ? yourAnswer + comma + (mark === 'right' ? isRight : isWrong) : correctAnswer)
}

function InlineChoice(props: ChoiceProps) {
  const { item, value, text, given, result, explained, language, onChoose, onCross } = props
  const marked = result !== null
  const mark = optionMark(item, value, given, result)
  const struck = props.crossed && !marked
  return (
    <span className="choice-cell">
      <label className={struck ? 'choice is-crossed' : 'choice'} data-mark={mark}>
        <input
          type="radio"
          name={fieldName(item.id)}
          value={value}
          checked={given === value}
          disabled={struck || marked}
          aria-keyshortcuts={marked ? undefined : 'X'}
          onChange={onChoose}
          onKeyDown={(event) => crossOnKey(event, onCross)}
        />
        {mark === undefined || explained === null ? null : <Icon of={mark === 'right' ? Check : X} />}
        {text}
        {mark === undefined || explained === null ? null : (
          <span className="sr">{said(mark, given === value, language)}</span>
        )}
      </label>
      {marked ? null : (
        <button type="button" className="choice-cross" onClick={onCross}>
          <span className="sr" lang="en">
            {struck ? 'Bring back' : 'Cross out'} option {Number(value) + 1} of blank {item.id}
          </span>
        </button>
      )}
    </span>
  )
}

/**
 * Makes the next tap on an option cross it out: an option is too small for a control of its own beside it. While it is on,
 * the style sheet shows the cross buttons.
 */
function CrossSwitch({ id }: Readonly<{ id: string }>) {
  return (
    <label className="choices-cross needs-script">
      <input type="checkbox" />
      <Icon of={Strikethrough} />
      <span className="sr" lang="en">
        Cross out an option of blank {id}
      </span>
    </label>
  )
}

/** The number of a marked blank leads to its reason. */
function WhyLink({ id }: Readonly<{ id: string }>) {
  return (
    <a className="choices-no" id={markId(id)} href={`#${whyId(id)}`}>
      {id}
      <span className="sr" lang="en">
        {' '}
        Why?
      </span>
    </a>
  )
}

export function InlineChoices(props: Props) {
  const { quiz, response, score, reasons, crossed, onRespond, onCross, item, place, language } = props
  const struck = crossed[item.id] ?? []
  const given = response[item.id] ?? ''
  const result = score?.results[item.id] ?? null
  const explained = explainedResult(score, reasons, item.id)
  const words = (value: string) => item.options[Number(value)] ?? ''
  return (
    <span className="keep">
      <span
        className={result === null ? 'choices' : 'choices choices-marked'}
        id={`item-${item.id}`}
        role="radiogroup"
        tabIndex={-1}
        aria-label={blankName(item.id, quiz, place, language)}
      >
        {explained === null ? (
          <span className="choices-no" aria-hidden="true">
            {item.id}
          </span>
        ) : (
          <WhyLink id={item.id} />
        )}
        {item.options.map((text, i) => (
          <InlineChoice
            key={text}
            item={item}
            value={String(i)}
            text={text}
            given={given}
            result={result}
            explained={explained}
            crossed={struck.includes(String(i))}
            language={language}
            onChoose={() => onRespond(item.id, String(i))}
            onCross={() => onCross(item.id, String(i))}
          />
        ))}
        {/* Off again whenever an option was crossed out or brought back. */}
        {result === null ? <CrossSwitch key={struck.join(' ')} id={item.id} /> : null}
      </span>
      {result === null ? null : <LockedResponse id={item.id} response={given} />}
      {place.tail}
      {explained === null || reasons === null ? null : (
        <WhyLine
          item={item}
          result={explained}
          given={given === '' ? '' : words(given)}
          own={ownReason(item, given)}
          answer={words(item.key)}
          language={language}
          first={firstExplained(quiz, reasons) === item.id}
        />
      )}
    </span>
  )
}
