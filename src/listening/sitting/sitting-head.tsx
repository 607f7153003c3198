/** The head of a sitting: title, clip, which questions show, and how far that is. */
import { memo } from 'react'
import type { Item } from '#listening/practice/position.ts'
import type { Practice } from '#listening/practice/practice.ts'

type Props = Readonly<{
  practice: Practice
  /** The index of the clip, from 0. */
  clip: number
  /** The numbers of the first and the last question that show. */
  from: Item['number']
  to: Item['number']
  total: number
}>

function Head({ practice, clip, from, to, total }: Props) {
  return (
    <>
      <header className="paper-head">
        <p className="row">
          <span className="label">Listening</span>
          <span className="label">
            Clip {clip + 1} of {practice.clips.length}
          </span>
        </p>
        <h1>{practice.title}</h1>
      </header>
      <div className="progress">
        <p className="progress-text">
          <strong>{from === to ? `Question ${to} of ${total}` : `Questions ${from} to ${to} of ${total}`}</strong>
        </p>
        <div className="bar" aria-hidden="true">
          {Array.from({ length: total }, (_, i) => i + 1).map((segment) => (
            <i key={segment} className={segment <= to ? 'is-now' : ''} />
          ))}
        </div>
      </div>
    </>
  )
}

/** What a clip does changes nothing of it. */
export const SittingHead = memo(Head)
