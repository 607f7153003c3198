/** Draws a prompt or an option: text with highlighted parts and gaps. Inputs in passages are `passage.tsx`' part. */
import { Fragment, type ReactNode } from 'react'
import { parseMarkup, type Segment } from './parse-markup.ts'

function Gap() {
  return (
    <span className="gap">
      <span className="sr">blank</span>
    </span>
  )
}

function draw(segment: Segment): ReactNode {
  switch (segment.kind) {
    case 'mark':
    case 'target':
      return <span className="marked-word">{segment.text}</span>
    case 'blank':
    case 'slot':
      return (
        <>
          <span className="blank-no">({segment.label}) </span>
          <Gap />
        </>
      )
    case 'gap':
      return <Gap />
    default:
      return segment.source
  }
}

export function MarkedText({ text }: Readonly<{ text: string }>) {
  return parseMarkup(text).segments.map((segment) => <Fragment key={segment.at}>{draw(segment)}</Fragment>)
}
