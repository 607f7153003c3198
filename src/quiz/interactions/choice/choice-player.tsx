/** Draws one multiple-choice item: number in the margin, prompt, options with bubbles and, once marked, the reason. */

import { Check, Strikethrough, Undo2, X } from 'lucide-react'
import { noun } from '#lib/counted.ts'
import type { Language } from '#lib/language.ts'
import { crossOnKey } from '#quiz/browser/option-focus.ts'
import { fieldName } from '#quiz/contract/fields.ts'
import type { Item, ItemResult, PlayerProps, Quiz } from '#quiz/contract/quiz-type.ts'
import { isRight } from '#quiz/contract/result.ts'
import { LockedResponse } from '#quiz/interactions/locked-response.tsx'
import { explainedResult, type Mark, optionMark, whyId } from '#quiz/interactions/mark.ts'
import { Reason } from '#quiz/interactions/reason.tsx'
import { ReportLink } from '#quiz/interactions/report-link.tsx'
import { VERDICT_WORDS } from '#quiz/interactions/verdict-words.ts'
import { gapFills } from '#quiz/markup/gap-fills.ts'
import { CompletedText, MarkedText } from '#quiz/markup/marked-text.tsx'
import { ownReason } from '#quiz/scoring/own-reason.ts'
import { Icon } from '#ui/icon.tsx'
import { MarginMark } from '#ui/tick.tsx'
import { asksForSound } from './asks-for-sound.ts'
import { choiceText } from './choice-rule.ts'

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
function CrossSwitch() {
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

function Option({ item, value, text, response, result, explained, crossed, language, onChoose, onCross }: OptionProps) {
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
          <MarkedText text={text} />
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

/** Says which options are crossed out whenever that changes. */
function CrossedWords({ crossed }: Readonly<{ crossed: readonly string[] }>) {
  const numbers = crossed.map((value) => Number(value) + 1).sort()
  return (
    <p className="sr" role="status">
      {numbers.length === 0 ? '' : `Crossed out: ${numbers.join(', ')}`}
    </p>
  )
}

/** In the language of the item: one sentence does not mix two. An option may have its own full stop. */
function verdict(item: Item, result: ItemResult, language: Language): string {
  const { right, wrong, keyIs, stop } = VERDICT_WORDS[language]
  const answer = choiceText(item, item.key)
  return isRight(result) ? right : wrong + keyIs + answer + (/[.。!！?？]$/.test(answer) ? '' : stop)
}

type ItemProps = Readonly<{
  item: Item
  response: string
  result: ItemResult | null
  /** The same, one paint later: what is said beside the mark. */
  explained: ItemResult | null
  language: Language
  /** The sentence that the question asks about, with its word marked; '' where the question says all. */
  sentence: string
  /** Whether it has the stage for itself. */
  alone: boolean
  crossed: readonly string[]
  onChoose(value: string): void
  onCross(value: string): void
}>

function Options({ item, response, result, explained, language, crossed, onChoose, onCross }: ItemProps) {
  return (
    <div className={explained === null ? 'options' : 'options is-marked'}>
      {item.options.map((text, i) => (
        <Option
          key={String(i)}
          item={item}
          value={String(i)}
          text={text}
          response={response}
          result={result}
          explained={explained}
          crossed={crossed.includes(String(i))}
          language={language}
          onChoose={() => onChoose(String(i))}
          onCross={() => onCross(String(i))}
        />
      ))}
      {explained === null ? <CrossedWords crossed={crossed} /> : <LockedResponse id={item.id} response={response} />}
      {/* Off again whenever an option was crossed out or brought back. */}
      {explained === null ? <CrossSwitch key={crossed.join(' ')} /> : null}
    </div>
  )
}

/** On a narrow screen: the marked options that are neither the key nor the answer, folded. */
function OtherOptions({ item, response, language }: Pick<ItemProps, 'item' | 'response' | 'language'>) {
  const others = item.options
    .map((text, i) => ({ value: String(i), text }))
    .filter(({ value }) => value !== item.key && value !== response)
  if (others.length === 0) return null
  return (
    <details className="others">
      <summary>
        {others.length} other {noun(others.length, 'option')}
      </summary>
      <ul role="list">
        {others.map(({ value, text }) => (
          <li key={value}>
            ({Number(value) + 1}){' '}
            <span lang={language} translate="no">
              <MarkedText text={text} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function ChoiceItem(props: ItemProps) {
  const { item, response, explained, language, sentence, alone } = props
  const key = item.options[Number(item.key)] ?? ''
  if (item.fault !== '') return <p role="alert">{item.fault}</p>
  return (
    <fieldset
      className="item"
      id={`item-${item.id}`}
      tabIndex={-1}
      aria-describedby={sentence === '' ? `prompt-${item.id}` : `sentence-${item.id} prompt-${item.id}`}
      data-stage={alone ? true : undefined}
      data-unread={asksForSound(item) ? true : undefined}
    >
      <legend className="sr">Question {item.id}</legend>
      <div className="item-margin">
        <span className="item-no" aria-hidden="true">
          {item.id}.
        </span>
        {explained === null ? null : <MarginMark right={isRight(explained)} />}
      </div>
      <div className="item-body">
        {sentence === '' ? null : (
          <p className="prompt" id={`sentence-${item.id}`} lang={language} translate="no">
            <MarkedText text={sentence} />
          </p>
        )}
        <p className="prompt" id={`prompt-${item.id}`} lang={language} translate="no">
          <CompletedText text={item.prompt} fills={explained === null ? [] : gapFills(item.prompt, key)} />
        </p>
        <Options {...props} />
        {/* Here before there is anything to say, so that what it says is heard, once. */}
        <div className="verdict" role="status" id={whyId(item.id)} tabIndex={-1}>
          {explained === null ? null : (
            <Reason
              right={isRight(explained)}
              verdict={verdict(item, explained, language)}
              own={ownReason(item, response)}
              why={item.explanation}
              language={language}
            />
          )}
        </div>
        {explained === null ? null : (
          <>
            <OtherOptions item={item} response={response} language={language} />
            <ReportLink id={item.id} given={choiceText(item, response)} />
          </>
        )}
      </div>
    </fieldset>
  )
}

type Props = PlayerProps<Quiz> & Pick<ItemProps, 'language' | 'sentence'>

/** Draws the item on stage, or all of them one below the other. `language` is that of the questions. */
export function ChoicePlayer(props: Props) {
  const { quiz, stage } = props
  if (stage === 'all')
    return (
      <div className="item-list">
        {quiz.items.map((item) => (
          <StagedItem key={item.id} {...props} item={item} />
        ))}
      </div>
    )
  const item = quiz.items.find((candidate) => candidate.id === stage)
  return item === undefined ? (
    <p role="alert">Error: Invalid question index</p>
  ) : (
    // A new item is a new fieldset: nothing of the last one, not even its focus, stays behind.
    <StagedItem key={item.id} {...props} item={item} />
  )
}

function StagedItem({
  item,
  response,
  score,
  reasons,
  stage,
  language,
  sentence,
  crossed,
  onRespond,
  onCross,
}: Props & Readonly<{ item: Item }>) {
  return (
    <ChoiceItem
      item={item}
      response={response[item.id] ?? ''}
      result={score?.results[item.id] ?? null}
      explained={explainedResult(score, reasons, item.id)}
      language={language}
      sentence={sentence}
      alone={stage === item.id}
      crossed={crossed[item.id] ?? []}
      onChoose={(value) => onRespond(item.id, value)}
      onCross={(value) => onCross(item.id, value)}
    />
  )
}
