/** The text beside the questions of a board. The script marks the place that is asked, and writes the answer into it once it is shown. */
import type { Language } from '#lib/language.ts'
import { Passage, type Place } from '#quiz/markup/passage.tsx'
import { Block, keyOf } from '#quiz/worksheet/parts/stimulus-view.tsx'
import { ScrollFrame } from '#ui/scroll-frame.tsx'
import type { BoardText as Text } from './board-view.ts'

type PlaceProps = Readonly<{ place: Place; prefix: string; fill: string }>

/** A place without a number is no question. */
function BoardPlace({ place: { marker, tail }, prefix, fill }: PlaceProps) {
  if (marker.kind === 'gap') return marker.source + tail
  const isWord = marker.kind === 'mark' || marker.kind === 'target'
  return (
    <span className="keep">
      <span className="board-place" data-place-of={`q-${prefix}${marker.label}`}>
        <b>{marker.label}</b> {isWord ? <span className="target">{marker.text}</span> : <span className="gap" />}
        <span className="board-fill" hidden>
          {' '}
          {fill}
        </span>
      </span>
      {tail}
    </span>
  )
}

type Props = Readonly<{ text: Text; prefix: string; language: Language }>

function Content({ text, prefix, language }: Props) {
  if (text.kind === 'stimulus') {
    const { look, title, blocks } = text.stimulus
    return (
      <div className={`stimulus stimulus-${look}`}>
        {blocks.map((block, i) => (
          <Block key={keyOf(block, i)} block={block} title={title} words={[]} />
        ))}
      </div>
    )
  }
  return (
    <Passage
      text={text.text}
      language={language}
      split={text.split}
      roomy={false}
      draw={(place) => (
        <BoardPlace
          place={place}
          prefix={prefix}
          fill={place.marker.kind === 'gap' ? '' : (text.fills[place.marker.label] ?? '')}
        />
      )}
    />
  )
}

export function BoardText(props: Props) {
  const { text, language } = props
  const title = text.kind === 'stimulus' ? text.stimulus.title : text.title
  return (
    <ScrollFrame name={title === '' ? 'The text' : `The text: ${title}`} className="board-text">
      <div lang={language} translate="no">
        {title === '' ? null : <p className="board-text-title">{title}</p>}
        <Content {...props} />
      </div>
    </ScrollFrame>
  )
}
