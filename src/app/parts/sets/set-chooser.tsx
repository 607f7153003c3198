/** Where a teacher ticks sets of all topics: a plain form, whose address is the link for the class. */
import { Link2 } from 'lucide-react'
import { exerciseRef } from '#app/parts/exercise-ref.ts'
import { setPath } from '#app/parts/set-path.ts'
import type { Topic } from '#quiz/library/topics.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SET_FIELD } from './chosen-sets.ts'

/** A topic with its sets that exist; `label` is '2024', or 'Set 6'. */
export type OfferedTopic = Readonly<{ topic: Topic; sets: readonly Readonly<{ setId: string; label: string }>[] }>

function TopicRow({ topic, sets }: OfferedTopic) {
  const name = topic.gloss || topic.title
  return (
    <fieldset className="choose-topic">
      <legend>
        <span lang={topic.language}>{topic.title}</span>
        {topic.gloss === '' ? null : <small>{topic.gloss}</small>}
      </legend>
      <div>
        {sets.map(({ setId, label }) => (
          <label key={setId}>
            <input type="checkbox" name={SET_FIELD} value={exerciseRef(setPath({ quizType: topic.type, setId }))} />
            <span>
              <span className="sr">{name} </span>
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function SetChooser({ offered }: Readonly<{ offered: readonly OfferedTopic[] }>) {
  return (
    <form className="paper choose-sets" method="get" action="/sets">
      {offered.map((row) => (
        <TopicRow key={row.topic.type} {...row} />
      ))}
      <div className="btn-row">
        <Button variant="main" type="submit">
          <Icon of={Link2} />
          Make one link
        </Button>
      </div>
    </form>
  )
}
