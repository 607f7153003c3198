/**
 * A set on the board of a classroom: one question a screen, its answer and reason under a cover. It works without script,
 * one question below the other; with it the keys 1 to 4, Space and the arrows do all.
 */
import { ArrowLeft, ArrowRight, Lightbulb, Maximize } from 'lucide-react'
import { Fragment } from 'react'
import type { Language } from '#lib/language.ts'
import { MarkedText } from '#quiz/markup/marked-text.tsx'
import { ReasonText } from '#quiz/markup/reason-text.tsx'
import { ContentLanguage } from '#quiz/worksheet/parts/content-language.tsx'
import { FigureBox, TableBox } from '#quiz/worksheet/parts/figures.tsx'
import { MathText } from '#quiz/worksheet/parts/math-text.tsx'
import type { Figure, Part, Table } from '#quiz/worksheet/worksheet.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/**
 * `context` is the sentence of a passage that the question asks about, '' for none. `key` is the index of an option, null for what
 * is written; `answers` are the key in words, or the points of an open answer. `isSmall`: of lines and figures, which would not fit
 * on the screen in the size of one sentence.
 */
export type BoardItem = Readonly<{
  id: string
  isSmall: boolean
  context: string
  lines: readonly string[]
  /** The words to choose from, each with its letter. */
  bank: readonly string[]
  figures: readonly Figure[]
  table: Table
  options: readonly string[]
  key: number | null
  answers: readonly string[]
  why: string
  steps: Part['steps']
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
              <MathText text={text} />
            </span>
          </label>
        </li>
      ))}
    </ol>
  )
}

function Why({ item: { answers, why, steps }, language }: Readonly<{ item: BoardItem } & Pick<Props, 'language'>>) {
  return (
    <details className="board-why">
      <summary>
        <Icon of={Lightbulb} />
        Answer and why
      </summary>
      {answers.map((answer) => (
        <p key={answer} className="board-answer" lang={language}>
          <MathText text={answer} />
        </p>
      ))}
      {why === '' ? null : (
        <p lang={language}>
          <ReasonText text={why} language={language} />
        </p>
      )}
      {steps.map(({ text, figure }) => (
        <Fragment key={text}>
          {figure === null ? null : <FigureBox figure={figure} />}
          <p>
            <MathText text={text} />
          </p>
        </Fragment>
      ))}
    </details>
  )
}

function Question({ item, of, language }: Readonly<{ item: BoardItem; of: number } & Pick<Props, 'language'>>) {
  const { id, isSmall, context, lines, bank, figures, table, options, key: right } = item
  return (
    <section
      className={isSmall ? 'board-item board-small' : 'board-item'}
      id={`q-${id}`}
      aria-label={`Question ${id} of ${of}`}
      tabIndex={-1}
    >
      {context === '' ? null : (
        <p className="board-context" lang={language} translate="no">
          {lines.length === 0 ? <b>{id}. </b> : null}
          <MarkedText text={context} />
        </p>
      )}
      {lines.map((line, i) => (
        <p key={line} className="board-prompt" lang={language} translate="no">
          {i === 0 ? <b>{id}. </b> : null}
          <MathText text={line} />
        </p>
      ))}
      {bank.length === 0 ? null : (
        <p className="board-bank" lang={language} translate="no">
          {bank.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </p>
      )}
      {figures.map((figure) => (
        <FigureBox key={figure.alt} figure={figure} />
      ))}
      <TableBox rows={table} caption={`Table of question ${id}`} />
      {right === null ? null : <Options id={id} options={options} right={right} language={language} />}
      <Why item={item} language={language} />
    </section>
  )
}

export function BoardPage({ title, language, items, back }: Props) {
  return (
    <ContentLanguage value={language}>
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
    </ContentLanguage>
  )
}
