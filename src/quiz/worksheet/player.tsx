/** The questions of a worksheet one below the other, and the marks in sum once they are marked. */
import { use } from 'react'
import { counted } from '#lib/counted.ts'
import { INTENT } from '#quiz/contract/fields.ts'
import type { PlayerProps } from '#quiz/contract/quiz-type.ts'
import { Button } from '#ui/button.tsx'
import { type Marks, tickedMarks } from './judge/ticks.ts'
import { FigureBox, TableBox } from './parts/figures.tsx'
import { MathText } from './parts/math-text.tsx'
import { PartView } from './parts/part-view.tsx'
import { StimulusView } from './parts/stimulus-view.tsx'
import { WordingContext } from './parts/wording.tsx'
import { askId, type Question, type WorksheetQuiz } from './worksheet.ts'

type Props = PlayerProps<WorksheetQuiz>

function Sum({ name, earned, total }: Marks & Readonly<{ name: string }>) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {earned} <small>of {total}</small>
      </dd>
    </div>
  )
}

/** What we marked and what the pupil ticked, apart; nothing where there is nothing to tick. */
export function MarkSum({ quiz, response, score, ticked }: Pick<Props, 'quiz' | 'response' | 'ticked' | 'score'>) {
  if (score === null) return null
  const questions = quiz.sections.flatMap((section) => section.questions)
  const own = tickedMarks(questions, response, ticked, new Set(Object.keys(score.results)))
  if (own.total === 0) return null
  const open = quiz.items.some(({ id }) => score.results[id]?.marks === 0)
  const only = score.total === 0
  return (
    <div className="mark-sum">
      <dl>
        {only ? null : <Sum name="Answers, marked here" earned={score.earned} total={score.total} />}
        <Sum
          name={only ? 'Points, ticked by you' : open ? 'Points and steps, ticked by you' : 'Working, ticked by you'}
          {...own}
        />
        {only ? null : (
          <Sum name="Together" earned={score.earned + own.earned} total={score.total + (open ? own.total : 0)} />
        )}
      </dl>
      <p role="status">Tick below what is in your answers. Your ticks stay on this page.</p>
      <noscript>
        <Button variant="plain" small type="submit" name={INTENT} value="count">
          Add up my ticks
        </Button>
      </noscript>
    </div>
  )
}

/** The ids of the lines that ask a question. */
const linesOf = ({ id, stem, asks, parts }: Question) => ({
  stem: stem.map((_, i) => `stem-${id}-${i}`),
  asks: asks.map((_, i) => `asks-${id}-${i}`),
  part: parts.filter(({ label, ask }) => label === '' && ask !== '').map(askId),
})

/** `text` is the id of the text that it is about, '' for none. */
function QuestionView({ question, text, ...props }: Props & Readonly<{ question: Question; text: string }>) {
  const { id, number, stem, figures, table, asks, parts, calculator, until } = question
  const translate = use(WordingContext)
  const lines = linesOf(question)
  const only = parts.find(({ label }) => label === '')
  const asked = [...lines.stem, ...lines.asks, ...lines.part].join(' ')
  return (
    <fieldset className="item" id={`question-${id}`} tabIndex={-1} aria-describedby={asked === '' ? undefined : asked}>
      <legend className="sr">
        {`Question ${number}${only === undefined ? '' : `, ${counted(only.marks, 'mark')}`}`}
      </legend>
      <div className="item-margin">
        <span className="item-no" aria-hidden="true">
          {number}.
        </span>
      </div>
      <div className="item-body">
        {calculator ? <p className="label">You may use a calculator</p> : null}
        {stem.map((line, i) => (
          <p key={line} className="prompt" id={lines.stem[i]} translate={translate}>
            <MathText text={line} />
          </p>
        ))}
        {figures.map((figure) => (
          <FigureBox key={figure.alt} figure={figure} />
        ))}
        <TableBox rows={table} caption={`Table of question ${number}`} />
        {asks.map((line, i) => (
          <p key={line} className="prompt" id={lines.asks[i]} translate={translate}>
            <MathText text={line} />
          </p>
        ))}
        {text === '' ? null : (
          <a className="to-text" href={`#${text}`}>
            Back to the text
          </a>
        )}
        {parts.map((part) => (
          <PartView key={part.id} {...props} question={question} part={part} />
        ))}
        {until === 0 ? null : <p className="step-by">Asked in the exam until {until}.</p>}
      </div>
    </fieldset>
  )
}

/** The text of a section is named after its first question. */
const textId = (questions: readonly Question[]): string => `text-${questions[0]?.id ?? ''}`

export function WorksheetPlayer(props: Props) {
  const { quiz, response, score, reasons, ticked } = props
  return (
    <div className="worksheet">
      <MarkSum quiz={quiz} response={response} score={reasons === null ? null : score} ticked={ticked} />
      <Sections {...props} heading={props.quiz.title} />
    </div>
  )
}

/** The questions by sections, without a sum. `heading` is the title of the page. */
export function Sections({ heading: page, ...props }: Props & Readonly<{ heading: string }>) {
  const { quiz } = props
  return (
    <>
      {quiz.sections.map(({ heading, note, stimulus, questions }) => (
        <section key={heading} className={stimulus === null ? 'sheet-section' : 'sheet-section with-stimulus'}>
          {heading === '' ? null : (
            <header className="section-title">
              <h2>{heading}</h2>
              <p className="instruction">{note}</p>
            </header>
          )}
          {stimulus === null ? null : <StimulusView stimulus={stimulus} id={textId(questions)} heading={page} />}
          <div className="item-list">
            {questions.map((question) => (
              <QuestionView
                key={question.id}
                {...props}
                question={question}
                text={stimulus === null ? '' : textId(questions)}
              />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}
