/** Options standing in the line of a passage: one choice a blank, all of them in view. */
import { Check, X } from 'lucide-react'
import { fieldName } from '#quiz/contract/fields.ts'
import type { Item, PlayerProps, Quiz } from '#quiz/contract/quiz-type.ts'
import { blankName, blankNumber } from '#quiz/interactions/blank-name.ts'
import type { Place } from '#quiz/markup/passage.tsx'

type Props = PlayerProps<Quiz> & Readonly<{ item: Item; place: Place }>

function MarkedChoices({ item, given }: Readonly<{ item: Item; given: string }>) {
  return (
    <span
      className="choices choices-marked"
      id={`item-${item.id}`}
      role="list"
      aria-label={blankNumber(item.id, 'zh-Hans')}
    >
      <span className="choices-no" role="presentation">
        {item.id}
      </span>
      {item.options.map((text, i) => {
        const right = String(i) === item.key
        const wrong = !right && String(i) === given
        const said = right
          ? given === item.key
            ? ' your answer, right'
            : ' the right answer'
          : wrong
            ? ' your answer, wrong'
            : ''
        return (
          <span key={text} className={`choice ${right ? 'is-right' : wrong ? 'is-wrong' : ''}`} role="listitem">
            {right ? <Check className="icon" aria-hidden="true" /> : null}
            {wrong ? <X className="icon" aria-hidden="true" /> : null}
            {text}
            {said === '' ? null : (
              <span className="sr" lang="en">
                {said}
              </span>
            )}
          </span>
        )
      })}
    </span>
  )
}

export function InlineChoices({ quiz, response, score, onRespond, item, place }: Props) {
  const given = response[item.id] ?? ''
  return (
    <span className="keep">
      {score?.results[item.id] === undefined ? (
        <span
          className="choices"
          id={`item-${item.id}`}
          role="radiogroup"
          tabIndex={-1}
          aria-label={blankName(item.id, quiz.items.length, place, 'zh-Hans')}
        >
          <span className="choices-no" aria-hidden="true">
            {item.id}
          </span>
          {item.options.map((text, i) => (
            <label className="choice" key={text}>
              <input
                type="radio"
                name={fieldName(item.id)}
                value={String(i)}
                checked={given === String(i)}
                onChange={() => onRespond(item.id, String(i))}
              />
              {text}
            </label>
          ))}
        </span>
      ) : (
        <MarkedChoices item={item} given={given} />
      )}
      {place.tail}
    </span>
  )
}
