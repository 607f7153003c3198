/** The head of a sitting: title, clip, which questions show, and how far that is. */
import { memo } from 'react'
import { PAGE_LANGUAGE } from '#lib/language.ts'
import type { Item } from '#listening/practice/position.ts'
import type { Practice } from '#listening/practice/practice.ts'
import { PaperHead } from '#ui/paper-head.tsx'

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
      <PaperHead
        height="tall"
        labels={{ paper: 'Listening', set: `Clip ${clip + 1} of ${practice.clips.length}`, size: '' }}
        heading={practice.title}
        title=""
        instruction=""
        language={PAGE_LANGUAGE}
      />
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
