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

type DrawText = (text: string) => ReactNode

const asItIs: DrawText = (text) => text

function draw(segment: Segment, drawText: DrawText): ReactNode {
  switch (segment.kind) {
    case 'mark':
    case 'target':
      return <span className="marked-word">{segment.text}</span>
    case 'blank':
    case 'slot':
      return (
        <span className="numbered-gap">
          <span className="blank-no">({segment.label}) </span>
          <Gap />
        </span>
      )
    case 'gap':
      return <Gap />
    default:
      return drawText(segment.source)
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
          draw(segment, asItIs)
        ) : (
          <b className="gap-filled">
            <MarkedText text={fill} />
          </b>
        )}
      </Fragment>
    )
  })
}

type MarkedTextProps = Readonly<{
  text: string
  /** How the text between the markers is drawn, where it has a notation of its own. */
  drawText?: DrawText
}>

export function MarkedText({ text, drawText = asItIs }: MarkedTextProps) {
  return parseMarkup(text).segments.map((segment) => <Fragment key={segment.at}>{draw(segment, drawText)}</Fragment>)
}
