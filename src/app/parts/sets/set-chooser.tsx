/** Where a teacher ticks sets of all topics: a plain form, whose address is the link for the class. */
import { Link2 } from 'lucide-react'
import { sets, type Topic } from '#quiz/library/topics.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SET_FIELD, setName } from './chosen-sets.ts'

/** `available` are the ids of the topic's sets that exist. */
export type OfferedTopic = Readonly<{ topic: Topic; available: readonly string[] }>

function TopicRow({ topic, available }: OfferedTopic) {
  const name = topic.gloss || topic.title
  return (
    <fieldset className="choose-topic">
      <legend>
        <span lang={topic.language}>{topic.title}</span>
        {topic.gloss === '' ? null : <small>{topic.gloss}</small>}
      </legend>
      <div>
        {sets.map(({ id, year }) =>
          available.includes(id) ? (
            <label key={id}>
              <input type="checkbox" name={SET_FIELD} value={setName({ quizType: topic.type, setId: id })} />
              <span>
                <span className="sr">{name} </span>
                {year}
              </span>
            </label>
          ) : null,
        )}
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
