/** A one-character box. While an input method composes, the box shows the composition; the rule sees only its end. */

import { type ChangeEvent, type ReactNode, useState } from 'react'
import type { Language } from '#lib/language.ts'
import { useLive } from '#quiz/browser/use-live.tsx'
import { fieldName } from '#quiz/contract/fields.ts'
import type { Item, PlayerProps, Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { blankName } from '#quiz/interactions/blank-name.ts'
import { BlankVerdict } from '#quiz/interactions/blank-verdict.tsx'
import { blankMark, explainedResult } from '#quiz/interactions/mark.ts'
import { firstExplained } from '#quiz/interactions/why-line.tsx'
import type { Place } from '#quiz/markup/passage.tsx'
import { ownReason } from '#quiz/scoring/own-reason.ts'

type Box = Readonly<{
  placeholder: string
  /** The keyboard of a phone until the script runs and the pad stands in for it. */
  inputMode: 'text' | 'numeric'
  language: Language
}>

type Props = PlayerProps<Quiz> &
  Box &
  Readonly<{
    item: Item
    place: Place
    /** Both as a pupil reads them; '' for no response. */
    given: string
    answer: string
  }>

const composing = (event: ChangeEvent<HTMLInputElement>): boolean =>
  event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing

function SymbolBox({ quiz, response, score, onRespond, item, place, placeholder, inputMode, language }: Props) {
  const result = score?.results[item.id] ?? null
  const marked = result !== null
  const live = useLive()
  const [composition, setComposition] = useState<string | null>(null)
  const respond = (raw: string) => {
    setComposition(null)
    onRespond(item.id, raw)
  }
  return (
    <input
      id={`item-${item.id}`}
      name={fieldName(item.id)}
      data-blank={marked ? undefined : item.id}
      data-mark={blankMark(result)}
      readOnly={marked}
      tabIndex={marked ? -1 : undefined}
      aria-label={blankName(item.id, quiz, place, language)}
      placeholder={placeholder}
      maxLength={1}
      inputMode={live ? 'none' : inputMode}
      value={composition ?? response[item.id] ?? ''}
      onFocus={(event) => event.target.select()}
      onChange={(event) => (composing(event) ? setComposition(event.target.value) : respond(event.target.value))}
      onKeyDown={(event) => {
        // Wherever the caret stands, either key clears the box.
        if (event.key === 'Delete' || event.key === 'Backspace') respond('')
      }}
      onCompositionEnd={(event) => respond(event.currentTarget.value)}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      data-gramm="false"
    />
  )
}

function SymbolBlank(props: Props) {
  const { quiz, item, place, score, reasons, given, answer, language } = props
  const explained = explainedResult(score, reasons, item.id)
  return (
    <span className={explained !== null ? 'keep keep-marked' : 'keep'}>
      <label className="blank blank-one">
        <span className="blank-no">({item.id})</span>
        <SymbolBox {...props} />
      </label>
      {explained === null ? (
        place.tail
      ) : (
        <BlankVerdict
          item={item}
          given={given}
          own={ownReason(item, props.response[item.id] ?? '')}
          answer={answer}
          result={explained}
          language={language}
          tail={place.tail}
          first={reasons !== null && firstExplained(quiz, reasons) === item.id}
        />
      )}
    </span>
  )
}

/** Draws the blanks of a passage as boxes; other markers stay as their source. */
export const symbolBlanks =
  <Q extends Quiz>(props: PlayerProps<Q>, { responseText }: Pick<QuizType<Q>, 'responseText'>, box: Box) =>
  (place: Place): ReactNode => {
    const { quiz, response } = props
    const { marker, tail } = place
    const item = marker.kind === 'blank' ? quiz.items.find(({ id }) => id === marker.label) : undefined
    if (item === undefined) return marker.source + tail
    const given = responseText(quiz, item, response[item.id] ?? '')
    const answer = responseText(quiz, item, item.key)
    return <SymbolBlank {...props} {...box} item={item} place={place} given={given} answer={answer} />
  }
