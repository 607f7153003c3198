/** The questions of a sitting at a glance: which have an answer, which is on. Each number leads there. */
import { memo } from 'react'
import { isSame, type Place, type Position, type Responses, responseKey } from '#listening/practice/position.ts'

type Props = Readonly<{
  places: readonly Place[]
  position: Position
  answers: Responses
  onGo(position: Position): void
}>

function Strip({ places, position, answers, onGo }: Props) {
  return (
    <ol className="strip" role="list">
      {places.map((place) => {
        const answered = answers[responseKey(place.position)] !== undefined
        return (
          <li key={place.number}>
            <button
              type="button"
              className={answered ? 'is-done' : ''}
              aria-label={`Question ${place.number}, ${answered ? 'answered' : 'not answered'}`}
              aria-current={isSame(place.position, position) ? 'step' : undefined}
              onClick={() => onGo(place.position)}
            >
              <i className="dot" />
              <span>{place.number}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** What a clip does changes nothing of it. */
export const QuestionStrip = memo(Strip)
