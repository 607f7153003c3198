/** One topic: what it asks, a specimen line in print and pen, and its five sets. A set that is not there is no link. */
import type { ReactNode } from 'react'
import { SaveControl } from '#offline/save-control.tsx'
import type { SpecimenRun } from '#quiz/contract/quiz-document.ts'
import { sets, type Topic } from '#quiz/library/topics.ts'

/** One stretch of a specimen line. */
function Run({ style, text }: SpecimenRun): ReactNode {
  if (style === 'plain') return text
  if (style === 'bold') return <b>{text}</b>
  if (style === 'struck') return <s>{text}</s>
  if (style === 'bubble')
    return (
      <span className="bubble is-chosen">
        <span>{text}</span>
      </span>
    )
  return <span className={style}>{text}</span>
}

function SetLinks({ topic, available }: Readonly<{ topic: Topic; available: ReadonlySet<string> }>) {
  const name = topic.gloss || topic.title
  return (
    <div className="sets" role="group" aria-label={`Sets of ${name}`}>
      {sets.map(({ id, year }) =>
        available.has(id) ? (
          <a key={id} href={`/quiz/${topic.type}/${id}`}>
            <span className="sr">{name} </span>
            {year}
          </a>
        ) : (
          <span key={id} className="not-yet">
            {year}
            <span className="sr"> not yet there</span>
          </span>
        ),
      )}
    </div>
  )
}

export function TopicCard({ topic, available }: Readonly<{ topic: Topic; available: ReadonlySet<string> }>) {
  return (
    <article className="paper card">
      <h3 lang={topic.language}>{topic.title}</h3>
      <p className="gloss">{topic.gloss || topic.hint}</p>
      <p className="specimen" lang={topic.language}>
        <span>
          {topic.specimen.map((run) => (
            <Run key={run.text} {...run} />
          ))}
        </span>
      </p>
      <SetLinks topic={topic} available={available} />
      {available.size === 0 ? null : (
        <SaveControl id={`topic/${topic.type}`} name={topic.gloss || topic.title} what="" />
      )}
    </article>
  )
}
