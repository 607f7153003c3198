/** A worksheet on paper: the questions with room to write, then the key with its working and marking points. */
import { Fragment } from 'react'
import { languageOf } from '#lib/language.ts'
import { KEY_WORDS, languageOfPoints } from '#quiz/worksheet/key-words.ts'
import { FigureBox, TableBox } from '#quiz/worksheet/parts/figures.tsx'
import { MathText } from '#quiz/worksheet/parts/math-text.tsx'
import { StimulusView } from '#quiz/worksheet/parts/stimulus-view.tsx'
import type { Part, Question, Section } from '#quiz/worksheet/worksheet.ts'
import { SENTENCE_LINES } from './blocks.ts'

const marksText = (marks: number): string => `[${marks}]`

/** Options of so many characters stand two by two. */
const SHORT = 14

/** Where a part is answered on paper. */
function Room({ part }: Readonly<{ part: Part }>) {
  const { answer } = part
  if (answer.kind === 'choice') {
    const short = answer.options.every((text) => text.length <= SHORT)
    return (
      <div className="pw-choice">
        <ol className={short ? 'pw-options pw-options-short' : 'pw-options'}>
          {answer.options.map((text) => (
            <li key={text}>
              <MathText text={text} />
            </li>
          ))}
        </ol>
        <p className="pw-bracket">
          (<span className="sr">the number of your option</span>
        </p>
      </div>
    )
  }
  if (answer.kind === 'lines') return <div className={`pw-lines pw-lines-${Math.min(8, answer.lines)}`} />
  if (answer.kind === 'sentence') return <div className={`pw-lines pw-lines-${SENTENCE_LINES}`} />
  const before = 'before' in answer ? answer.before : ''
  const after = 'after' in answer ? answer.after : ''
  return (
    <>
      <div className="pw-working" />
      <p className="pw-answer">
        Ans: {before} <span className="pw-line" /> {after}
      </p>
    </>
  )
}

const Marks = ({ part }: Readonly<{ part: Part }>) => <span className="pw-marks">{marksText(part.marks)}</span>

/** Lines of a question; the last one ends with the marks of the part that asks nothing more, if there is one. */
function QuestionLines({ lines, end }: Readonly<{ lines: readonly string[]; end: Part | undefined }>) {
  return lines.map((line, i) => (
    <p key={line}>
      <MathText text={line} /> {end !== undefined && i === lines.length - 1 ? <Marks part={end} /> : null}
    </p>
  ))
}

function Asked({ question }: Readonly<{ question: Question }>) {
  const { number, stem, figures, table, asks, parts } = question
  const silent = stem.length + asks.length === 0 ? undefined : parts.find(({ label, ask }) => label + ask === '')
  return (
    <li className="pw-question">
      <b className="pw-number">{number}.</b>
      <div className="pw-body">
        <QuestionLines lines={stem} end={asks.length === 0 ? silent : undefined} />
        {figures.map((figure) => (
          <FigureBox key={figure.alt} figure={figure} />
        ))}
        <TableBox rows={table} caption={`Table of question ${number}`} />
        <QuestionLines lines={asks} end={silent} />
        {parts.map((part) => (
          <div key={part.id} className="pw-part">
            {part === silent ? null : (
              <p>
                {part.label} <MathText text={part.ask} /> <Marks part={part} />
              </p>
            )}
            <Room part={part} />
          </div>
        ))}
      </div>
    </li>
  )
}

function KeyOf({ part }: Readonly<{ part: Part }>) {
  const { answer, steps, reason } = part
  return (
    <div className="pw-part">
      <p>
        {part.label}{' '}
        {answer.kind === 'lines' ? null : (
          <b>
            {answer.kind === 'choice' ? `(${answer.key + 1}) ` : ''}
            <MathText text={answer.kind === 'choice' ? (answer.options[answer.key] ?? '') : answer.key} />
          </b>
        )}
      </p>
      {steps.map(({ text, mark, figure }) => (
        <Fragment key={text}>
          {figure === null ? null : <FigureBox figure={figure} />}
          <p>
            <MathText text={text} /> {mark === 1 ? marksText(1) : ''}
          </p>
        </Fragment>
      ))}
      {answer.kind === 'lines'
        ? answer.points.map((point) => (
            <p key={point}>
              <MathText text={point} /> {marksText(1)}
            </p>
          ))
        : null}
      {answer.kind === 'lines' && answer.accept !== '' ? (
        <p>
          <b lang={languageOfPoints(answer)}>{KEY_WORDS[languageOfPoints(answer)].accept}</b>{' '}
          <MathText text={answer.accept} />
        </p>
      ) : null}
      {answer.kind === 'lines' && answer.refuse !== '' ? (
        <p>
          <b lang={languageOfPoints(answer)}>{KEY_WORDS[languageOfPoints(answer)].refuse}</b>{' '}
          <MathText text={answer.refuse} />
        </p>
      ) : null}
      {reason === '' ? null : (
        <p>
          <MathText text={reason} />
        </p>
      )}
    </div>
  )
}

/** `paper`, `set` and `size` are the labels of the paper; `size` is '' for a set. */
type Props = Readonly<{ title: string; paper: string; set: string; size: string; sections: readonly Section[] }>

/** The head of a paper, with lines for the name. */
export function PrintedHead({ title, paper, set, size }: Omit<Props, 'sections'>) {
  return (
    <header className="pw-head">
      <p>
        <MathText text={paper} /> · {set}
      </p>
      <h1 lang={languageOf(title)}>{title}</h1>
      {size === '' ? null : <p>{size}</p>}
      <p>Name: ______________________ Class: __________ Date: __________</p>
    </header>
  )
}

/** The questions of a section below the text that they are about. */
export function PrintedQuestions({ section, title }: Readonly<{ section: Section; title: string }>) {
  const { stimulus, questions } = section
  return (
    <>
      {stimulus === null ? null : (
        <StimulusView stimulus={stimulus} id={`printed-${questions[0]?.id ?? ''}`} heading={title} />
      )}
      <ol className="pw-questions">
        {questions.map((question) => (
          <Asked key={question.id} question={question} />
        ))}
      </ol>
    </>
  )
}

/** The key of a section, with working and marking points. */
export function PrintedKeys({ questions }: Pick<Section, 'questions'>) {
  return (
    <ol className="pw-questions">
      {questions.map(({ id, number, parts }) => (
        <li key={id} className="pw-question">
          <b className="pw-number">{number}.</b>
          <div className="pw-body">
            {parts.map((part) => (
              <KeyOf key={part.id} part={part} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}

export function PrintedWorksheet({ sections, ...head }: Props) {
  const { title } = head
  return (
    <div className="pw">
      <PrintedHead {...head} />
      {sections.map((section) => (
        <section key={section.heading}>
          {section.heading === '' ? null : <h2>{section.heading}</h2>}
          {section.note === '' ? null : <p>{section.note}</p>}
          <PrintedQuestions section={section} title={title} />
        </section>
      ))}
      <section className="pw-key">
        <h2>
          Answer key: <MathText text={title} />
        </h2>
        {sections.map(({ heading, questions }) => (
          <section key={heading}>
            {heading === '' ? null : <h3>{heading}</h3>}
            <PrintedKeys questions={questions} />
          </section>
        ))}
      </section>
    </div>
  )
}
