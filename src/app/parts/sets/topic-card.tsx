/** One topic: what it asks, a specimen line in print and pen, and its five sets by year and title. */
import type { ReactNode } from 'react'
import { SaveControl } from '#offline/save-control.tsx'
import type { SpecimenRun } from '#quiz/contract/quiz-document.ts'
import type { Topic } from '#quiz/library/topics.ts'
import { type SetRow, SetRows } from './set-rows.tsx'

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

/** `rows` are the five sets of the years; those that are not there are no links. */
export function TopicCard({ topic, rows }: Readonly<{ topic: Topic; rows: readonly SetRow[] }>) {
  const name = topic.gloss || topic.title
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
      <SetRows label={`Sets of ${name}`} rows={rows} />
      {rows.every(({ to }) => to === '') ? null : <SaveControl id={`topic/${topic.type}`} name={name} what="" />}
    </article>
  )
}
