/** The text that questions are about: real headings, lists and tables, drawn as a notice, a page of the web or a story. */
import { use } from 'react'
import { languageOf } from '#lib/language.ts'
import type { Word } from '#quiz/contract/gloss.ts'
import type { Stimulus, StimulusBlock } from '#quiz/worksheet/worksheet.ts'
import { Button } from '#ui/button.tsx'
import { SCROLLED_BY_KEYS } from '#ui/scroll-frame.tsx'
import { CloseText } from './close-text.tsx'
import { ContentLanguage, useTranslate } from './content-language.tsx'
import { TableBox } from './figures.tsx'
import { MathText } from './math-text.tsx'

type BlockProps = Readonly<{ block: StimulusBlock; title: string; words: readonly Word[] }>

/** `title` is that of the whole text. */
export function Block({ block, title, words }: BlockProps) {
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
              <MathText text={item} words={words} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return <TableBox rows={block.rows} caption={title} />
    case 'small':
      return (
        <p className="stimulus-small">
          <MathText text={block.text} words={words} />
        </p>
      )
    default:
      return (
        <p className="stimulus-text">
          <MathText text={block.text} words={words} />
        </p>
      )
  }
}

/** A text of this kind and place; blocks never move. */
export const keyOf = (block: StimulusBlock, i: number): string => `${block.kind} ${i}`

/**
 * `heading` is what the page says already: a title that says no more is for screen readers only. `words` are those that can
 * be pressed.
 */
type Props = Readonly<{ stimulus: Stimulus; id: string; heading: string; words: readonly Word[] }>

/** A text stands beside its questions; on a phone, where one is shown at a time, it slides over the question and back. */
export function StimulusView({ stimulus: { look, title, blocks }, id, heading, words }: Props) {
  return (
    <>
      <Button variant="plain" small className="read-text needs-script" type="button" popoverTarget={id}>
        Read the text
      </Button>
      <article
        popover="auto"
        className={`stimulus stimulus-${look}`}
        id={id}
        lang={languageOf(title, use(ContentLanguage))}
        translate={useTranslate()}
        aria-label={title}
        {...SCROLLED_BY_KEYS}
      >
        <h2 className={title === heading ? 'sr' : ''}>{title}</h2>
        {blocks.map((block, i) => (
          <Block key={keyOf(block, i)} block={block} title={title} words={words} />
        ))}
        <CloseText id={id} />
      </article>
    </>
  )
}
