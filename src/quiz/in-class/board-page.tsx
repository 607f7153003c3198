/**
 * An exercise on the board of a classroom: one question a screen beside its text, its working, answer and reason under a cover. It
 * works without script, one question below the other; with it the keys 1 to 4, Space and the arrows do all.
 */
import { ArrowLeft, ArrowRight, Lightbulb, Maximize } from 'lucide-react'
import { MarkedText } from '#quiz/markup/marked-text.tsx'
import { ReasonText } from '#quiz/markup/reason-text.tsx'
import { ContentLanguage } from '#quiz/worksheet/parts/content-language.tsx'
import { FigureBox, TableBox } from '#quiz/worksheet/parts/figures.tsx'
import { MathText } from '#quiz/worksheet/parts/math-text.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { BoardText } from './board-text.tsx'
import type { Board, BoardItem, BoardSection } from './board-view.ts'

function Options({
  id,
  options,
  right,
  language,
}: Pick<BoardItem, 'id' | 'language' | 'options'> & Readonly<{ right: number }>) {
  return (
    <ol className="board-options" role="list">
      {options.map((text, i) => (
        <li key={`${String(i)} ${text}`} data-key={i === right ? '' : undefined}>
          <label className="board-option">
            <input type="radio" name={`board-${id}`} value={i} />
            <b className="board-number">{i + 1}</b>
            <span className="board-words" lang={language} translate="no">
              <MathText text={text} />
            </span>
          </label>
        </li>
      ))}
    </ol>
  )
}

/** The working comes first: with script one step after the other, then the answer. Without steps there is the answer alone. */
function Why({ item: { language, answers, why, steps } }: Readonly<{ item: BoardItem }>) {
  return (
    <details className="board-why">
      <summary>
        <Icon of={Lightbulb} />
        Answer and why
      </summary>
      {steps.map(({ text, figure }) => (
        <div key={text} className="board-step" data-board-step>
          {figure === null ? null : <FigureBox figure={figure} />}
          <p>
            <MathText text={text} />
          </p>
        </div>
      ))}
      <div data-board-step>
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
      </div>
    </details>
  )
}

type QuestionProps = Readonly<{ item: BoardItem; of: number }> & Pick<BoardSection, 'name'>

function Question({ item, of, name }: QuestionProps) {
  const { id, language, isSmall, context, lines, bank, figures, table, options, key: right } = item
  return (
    <section
      className={isSmall ? 'board-item board-small' : 'board-item'}
      id={`q-${id}`}
      aria-label={`Question ${id} of ${of}`}
      tabIndex={-1}
    >
      {name === '' ? null : <p className="label">{name}</p>}
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
      <Why item={item} />
    </section>
  )
}

function Section({ section, of }: Readonly<{ section: BoardSection; of: number }>) {
  const { prefix, name, language, text, items } = section
  return (
    <ContentLanguage value={language}>
      <div className={text === null ? 'board-section' : 'board-section board-with-text'}>
        {text === null ? null : <BoardText text={text} prefix={prefix} language={language} />}
        <div>
          {items.map((item) => (
            <Question key={item.id} item={item} of={of} name={name} />
          ))}
        </div>
      </div>
    </ContentLanguage>
  )
}

/** What moves the board. It is there once the script is. `choices` are the most options of a question. */
function Foot({ choices }: Readonly<{ choices: number }>) {
  return (
    <div className="board-foot" data-board-foot hidden>
      <p>
        {choices === 0 ? null : (
          <span>
            <kbd>1</kbd> to <kbd>{choices}</kbd> choose
          </span>
        )}
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
  )
}

export function BoardPage({ board, back }: Readonly<{ board: Board; back: Readonly<{ to: string; text: string }> }>) {
  const { title, language, sections } = board
  const items = sections.flatMap((section) => section.items)
  return (
    <div className="board-page" data-board>
      <div className="board-head">
        <LinkButton variant="quiet" small href={back.to}>
          <Icon of={ArrowLeft} />
          {back.text}
        </LinkButton>
        <h1 lang={language}>{title}</h1>
        <p data-board-place aria-live="polite" />
        <Button variant="plain" small type="button" data-board-do="full" hidden>
          <Icon of={Maximize} />
          Full screen
        </Button>
      </div>
      {sections.map((section) => (
        <Section key={section.id} section={section} of={items.length} />
      ))}
      <Foot choices={Math.max(0, ...items.map(({ options }) => options.length))} />
    </div>
  )
}
