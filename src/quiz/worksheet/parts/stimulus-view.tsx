/** The text that questions are about: real headings, lists and tables, drawn as a notice, a page of the web or a story. */
import { BookOpen } from 'lucide-react'
import { use } from 'react'
import { languageOf } from '#lib/language.ts'
import type { Stimulus, StimulusBlock } from '#quiz/worksheet/worksheet.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ContentLanguage, useTranslate } from './content-language.tsx'
import { TableBox } from './figures.tsx'
import { MathText } from './math-text.tsx'

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

/** A text stands beside its questions; on a phone, where one is shown at a time, it slides over the question and back. */
export function StimulusView({ stimulus: { look, title, blocks }, id, heading }: Props) {
  return (
    <>
      <Button variant="plain" small className="read-text needs-script" type="button" popoverTarget={id}>
        <Icon of={BookOpen} />
        Read the text
      </Button>
      <article
        popover="auto"
        className={`stimulus stimulus-${look}`}
        id={id}
        lang={languageOf(title, use(ContentLanguage))}
        translate={useTranslate()}
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keys
        tabIndex={0}
      >
        <h2 className={title === heading ? 'sr' : ''}>{title}</h2>
        {blocks.map((block, i) => (
          <Block key={keyOf(block, i)} block={block} title={title} />
        ))}
        <Button variant="main" className="close-text" type="button" popoverTarget={id} popoverTargetAction="hide">
          Back to the question
        </Button>
      </article>
    </>
  )
}
