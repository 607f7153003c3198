/** One typed blank. Its width never tells the length of the answer, and no keyboard helper may tell its spelling. */

import type { Language } from '#lib/language.ts'
import { fieldName } from '#quiz/contract/fields.ts'
import type { Item, PlayerProps, Quiz } from '#quiz/contract/quiz-type.ts'
import { blankName } from '#quiz/interactions/blank-name.ts'
import { BlankVerdict } from '#quiz/interactions/blank-verdict.tsx'
import { blankMark, explainedResult } from '#quiz/interactions/mark.ts'
import { firstExplained } from '#quiz/interactions/why-line.tsx'
import type { Place } from '#quiz/markup/passage.tsx'
import { ownReason } from '#quiz/scoring/own-reason.ts'

type Props = PlayerProps<Quiz> & Readonly<{ item: Item; place: Place; placeholder: string; language: Language }>

export function TextBlank(props: Props) {
  const { quiz, response, score, reasons, onRespond, item, place, placeholder, language } = props
  const given = response[item.id] ?? ''
  const result = score?.results[item.id] ?? null
  const marked = result !== null
  const explained = explainedResult(score, reasons, item.id)
  return (
    <span className={explained !== null ? 'keep keep-marked' : 'keep'}>
      <label className="blank">
        <span className="blank-no">({item.id})</span>
        <input
          id={`item-${item.id}`}
          name={fieldName(item.id)}
          data-blank={marked ? undefined : item.id}
          data-mark={blankMark(result)}
          readOnly={marked}
          tabIndex={marked ? -1 : undefined}
          aria-label={blankName(item.id, quiz, place, language)}
          placeholder={placeholder}
          value={given}
          onChange={(event) => onRespond(item.id, event.target.value)}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          data-gramm="false"
          data-gramm_editor="false"
          data-enable-grammarly="false"
        />
      </label>
      {explained === null ? (
        place.tail
      ) : (
        <BlankVerdict
          item={item}
          given={given}
          own={ownReason(item, given)}
          answer={item.key}
          result={explained}
          language={language}
          tail={place.tail}
          first={reasons !== null && firstExplained(quiz, reasons) === item.id}
        />
      )}
    </span>
  )
}
