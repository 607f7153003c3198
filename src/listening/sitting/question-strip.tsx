/** The questions of a sitting at a glance: which have an answer, which is on. Each number leads there. */
import { memo } from 'react'
import { type Item, isSame, type Position, type Responses, responseKey } from '#listening/practice/position.ts'

type Props = Readonly<{
  items: readonly Item[]
  position: Position
  responses: Responses
  onGo(position: Position): void
}>

function Strip({ items, position, responses, onGo }: Props) {
  return (
    <ol className="strip" role="list">
      {items.map((item) => {
        const answered = responses[responseKey(item.position)] !== undefined
        return (
          <li key={item.number}>
            <button
              type="button"
              className={answered ? 'is-done' : ''}
              aria-label={`Question ${item.number}, ${answered ? 'answered' : 'not answered'}`}
              aria-current={isSame(item.position, position) ? 'step' : undefined}
              onClick={() => onGo(item.position)}
            >
              <i className="dot" />
              <span>{item.number}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** What a clip does changes nothing of it. */
export const QuestionStrip = memo(Strip)
