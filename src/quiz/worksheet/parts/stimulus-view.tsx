/** The text that questions are about: real headings, lists and tables, drawn as a notice, a page of the web or a story. */
import { use } from 'react'
import { languageOf } from '#lib/language.ts'
import type { Stimulus, StimulusBlock } from '#quiz/worksheet/worksheet.ts'
import { TableBox } from './figures.tsx'
import { MathText } from './math-text.tsx'
import { WordingContext } from './wording.tsx'

function Block({ block, title }: Readonly<{ block: StimulusBlock; title: string }>) {
  switch (block.kind) {
    case 'heading':
      return (
        <h3>
          <MathText text={block.text} />
        </h3>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <MathText text={item} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return <TableBox rows={block.rows} caption={title} />
    case 'small':
      return (
        <p className="stimulus-small">
          <MathText text={block.text} />
        </p>
      )
    default:
      return (
        <p className="stimulus-text">
          <MathText text={block.text} />
        </p>
      )
  }
}

/** A text of this kind and place; blocks never move. */
const keyOf = (block: StimulusBlock, i: number): string => `${block.kind} ${i}`

/** `heading` is what the page says already: a title that says no more is for screen readers only. */
type Props = Readonly<{ stimulus: Stimulus; id: string; heading: string }>

export function StimulusView({ stimulus: { look, title, blocks }, id, heading }: Props) {
  return (
    <article
      className={`stimulus stimulus-${look}`}
      id={id}
      lang={languageOf(title)}
      translate={use(WordingContext)}
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keys
      tabIndex={0}
    >
      <h2 className={title === heading ? 'sr' : ''}>{title}</h2>
      {blocks.map((block, i) => (
        <Block key={keyOf(block, i)} block={block} title={title} />
      ))}
    </article>
  )
}
