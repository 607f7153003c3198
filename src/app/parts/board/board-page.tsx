/**
 * A set on the board of a classroom: one question a screen, its answer and reason under a cover. It works without script,
 * one question below the other; with it the keys 1 to 4, Space and the arrows do all.
 */
import { ArrowLeft, ArrowRight, Lightbulb, Maximize } from 'lucide-react'
import type { Language } from '#lib/language.ts'
import { MarkedText } from '#quiz/markup/marked-text.tsx'
import { ReasonText } from '#quiz/markup/reason-text.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** `context` is the sentence of a passage that the question asks about, '' for none; `key` is the index of an option. */
export type BoardItem = Readonly<{
  id: string
  context: string
  prompt: string
  options: readonly string[]
  key: number
  why: string
}>

type Props = Readonly<{ title: string; language: Language; items: readonly BoardItem[]; back: string }>

function Options({
  id,
  options,
  right,
  language,
}: Pick<BoardItem, 'id' | 'options'> & Pick<Props, 'language'> & Readonly<{ right: number }>) {
  return (
    <ol className="board-options" role="list">
      {options.map((text, i) => (
        <li key={`${String(i)} ${text}`} data-key={i === right ? '' : undefined}>
          <label>
            <input type="radio" name={`board-${id}`} value={i} />
            <b>{i + 1}</b>
            <span lang={language} translate="no">
              <MarkedText text={text} />
            </span>
          </label>
        </li>
      ))}
    </ol>
  )
}

function Question({ item, of, language }: Readonly<{ item: BoardItem; of: number } & Pick<Props, 'language'>>) {
  const { id, context, prompt, options, key: right, why } = item
  return (
    <section className="board-item" id={`q-${id}`} aria-label={`Question ${id} of ${of}`} tabIndex={-1}>
      {context === '' ? null : (
        <p className="board-context" lang={language} translate="no">
          <MarkedText text={context} />
        </p>
      )}
      <p className="board-prompt" lang={language} translate="no">
        <b>{id}.</b> <MarkedText text={prompt} />
      </p>
      <Options id={id} options={options} right={right} language={language} />
      <details className="board-why">
        <summary>
          <Icon of={Lightbulb} />
          Answer and why
        </summary>
        <p className="board-answer" lang={language}>
          ({right + 1}) <MarkedText text={options[right] ?? ''} />
        </p>
        <p lang={language}>
          <ReasonText text={why} language={language} />
        </p>
      </details>
    </section>
  )
}

export function BoardPage({ title, language, items, back }: Props) {
  return (
    <div className="board-page" data-board>
      <div className="board-head">
        <LinkButton variant="quiet" small href={back}>
          <Icon of={ArrowLeft} />
          Back to the set
        </LinkButton>
        <h1 lang={language}>{title}</h1>
        <p data-board-place aria-live="polite" />
        <Button variant="plain" small type="button" data-board-do="full" hidden>
          <Icon of={Maximize} />
          Full screen
        </Button>
      </div>
      {items.map((item) => (
        <Question key={item.id} item={item} of={items.length} language={language} />
      ))}
      <div className="board-foot" data-board-foot hidden>
        <p>
          <span>
            <kbd>1</kbd> to <kbd>4</kbd> choose
          </span>
          <span>
            <kbd>Space</kbd> shows the answer and why
          </span>
          <span>
            <kbd>←</kbd> <kbd>→</kbd> turn the page
          </span>
        </p>
        <div className="btn-row">
          <Button variant="plain" type="button" data-board-do="back">
            <Icon of={ArrowLeft} />
            Previous
          </Button>
          <Button variant="plain" type="button" data-board-do="why">
            <Icon of={Lightbulb} />
            Answer
          </Button>
          <Button variant="main" type="button" data-board-do="on">
            Next
            <Icon of={ArrowRight} />
          </Button>
        </div>
      </div>
    </div>
  )
}
