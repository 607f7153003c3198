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

/** A text whose gaps are filled with these words, in order; without any it is drawn as `MarkedText`. */
export function CompletedText({ text, fills }: Readonly<{ text: string; fills: readonly string[] }>) {
  const { segments } = parseMarkup(text)
  const gaps = segments.filter(({ kind }) => kind === 'gap')
  return segments.map((segment) => {
    const fill = fills[gaps.indexOf(segment)]
    return (
      <Fragment key={segment.at}>
        {fill === undefined ? (
          draw(segment)
        ) : (
          <b className="gap-filled">
            <MarkedText text={fill} />
          </b>
        )}
      </Fragment>
    )
  })
}

export function MarkedText({ text }: Readonly<{ text: string }>) {
  return parseMarkup(text).segments.map((segment) => <Fragment key={segment.at}>{draw(segment)}</Fragment>)
}
