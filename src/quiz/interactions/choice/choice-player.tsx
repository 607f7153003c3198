/** Draws one multiple-choice item: number in the margin, prompt, options with bubbles and, once marked, the reason. */

import { lazy, Suspense } from 'react'
import { noun } from '#lib/counted.ts'
import type { Language } from '#lib/language.ts'
import type { Item, ItemResult, PlayerProps, Quiz } from '#quiz/contract/quiz-type.ts'
import { isRight } from '#quiz/contract/result.ts'
import { GlossedOption } from '#quiz/interactions/glossed-option.tsx'
import { LockedResponse } from '#quiz/interactions/locked-response.tsx'
import { explainedResult, whyId } from '#quiz/interactions/mark.ts'
import { Reason } from '#quiz/interactions/reason.tsx'
import { ReportLink } from '#quiz/interactions/report-link.tsx'
import { VERDICT_WORDS } from '#quiz/interactions/verdict-words.ts'
import { gapFills } from '#quiz/markup/gap-fills.ts'
import { CompletedText, MarkedText } from '#quiz/markup/marked-text.tsx'
import { ownReason } from '#quiz/scoring/own-reason.ts'
import { MarginMark } from '#ui/icon/tick.tsx'
import { asksForSound } from './asks-for-sound.ts'
import { CrossSwitch, Option } from './choice-option.tsx'
import { choiceText } from './choice-rule.ts'

/** Loaded when the first item that asks how a word sounds is marked. */
const HeardWord = lazy(async () => ({ default: (await import('./heard-word.tsx')).HeardWord }))

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
              <GlossedOption item={item} text={text} />
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
            {asksForSound(item) ? (
              <Suspense>
                <HeardWord prompt={item.prompt} language={language} />
              </Suspense>
            ) : null}
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
