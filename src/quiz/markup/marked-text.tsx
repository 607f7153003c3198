/** Draws a prompt or an option: text with highlighted parts and gaps. Inputs in passages are `passage.tsx`' part. */
import { Fragment, type ReactNode } from 'react'
import { parseMarkup, type Segment } from './parse-markup.ts'

function draw(segment: Segment): ReactNode {
  switch (segment.kind) {
    case 'mark':
    case 'target':
      return <span className="marked-word">{segment.text}</span>
    case 'gap':
    case 'blank':
      return (
        <span className="gap">
          <span className="sr">blank</span>
        </span>
      )
    default:
      return segment.source
  }
}

export function MarkedText({ text }: Readonly<{ text: string }>) {
  return parseMarkup(text).segments.map((segment) => <Fragment key={segment.at}>{draw(segment)}</Fragment>)
}
