/** One topic: what it asks, a specimen line in print and pen, and its five sets. A set that is not there is no link. */
import type { ReactNode } from 'react'
import { SaveControl } from '#offline/save-control.tsx'
import { sets, type Topic } from '#quiz/library/topics.ts'
import type { TypeName } from '#quiz/quizzes.ts'

type Specimen = Readonly<{ hint: string; line: ReactNode }>

const Pen = ({ children }: Readonly<{ children: ReactNode }>) => <span className="pen">{children}</span>

const SPECIMENS: Readonly<Record<TypeName, Specimen>> = {
  'grammar-mcq': {
    hint: 'Choose the correct form',
    line: (
      <>
        If I <Pen>were</Pen> you, I would wait.
      </>
    ),
  },
  'vocab-mcq': {
    hint: 'Choose the best word',
    line: (
      <>
        The crowd was <Pen>enormous</Pen>.
      </>
    ),
  },
  'vocab-cloze': {
    hint: 'Find the closest meaning',
    line: (
      <>
        an <span className="target">ancient</span> temple = <Pen>very old</Pen>
      </>
    ),
  },
  'grammar-cloze': {
    hint: 'Choose from a list, A to Q',
    line: (
      <>
        She learnt <Pen>(J)</Pen> her mother. <b>(J)</b> from
      </>
    ),
  },
  editing: {
    hint: 'Correct the grammar and spelling',
    line: (
      <>
        What we had <s>saw</s> <Pen>seen</Pen>
      </>
    ),
  },
  'compre-cloze': {
    hint: 'Fill in each blank yourself',
    line: (
      <>
        The lift was out of <span className="pen target">order</span> again.
      </>
    ),
  },
  'chinese-mcq': {
    hint: '',
    line: (
      <>
        公园里十分
        <span className="bubble is-chosen">
          <span>1</span>
        </span>
        <Pen>热闹</Pen>。
      </>
    ),
  },
  'inline-context': {
    hint: '',
    line: (
      <>
        海风<span className="pen target">轻轻</span>地吹来。
      </>
    ),
  },
  'chinese-dialogue': {
    hint: '',
    line: (
      <>
        是啊，<span className="pen target">2 你说得对</span>！
      </>
    ),
  },
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
  const { hint, line } = SPECIMENS[topic.type]
  return (
    <article className="paper card">
      <h3 lang={topic.language}>{topic.title}</h3>
      <p className="gloss">{topic.gloss || hint}</p>
      <p className="specimen" lang={topic.language}>
        <span>{line}</span>
      </p>
      <SetLinks topic={topic} available={available} />
      {available.size === 0 ? null : (
        <SaveControl id={`topic/${topic.type}`} name={topic.gloss || topic.title} what="" />
      )}
    </article>
  )
}
