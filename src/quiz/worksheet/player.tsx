/** Draws questions with their parts, figures and tables, below the text that they are about. */
import { counted } from '#lib/counted.ts'
import type { Language } from '#lib/language.ts'
import type { PlayerProps } from '#quiz/contract/quiz-type.ts'
import { isMarked } from '#quiz/contract/result.ts'
import { ContentLanguage, useTranslate } from './parts/content-language.tsx'
import { Given, SeeGiven } from './parts/given.tsx'
import { MathText } from './parts/math-text.tsx'
import { PartView } from './parts/part-view.tsx'
import { StimulusView } from './parts/stimulus-view.tsx'
import { askId, type Question, type WorksheetQuiz } from './worksheet.ts'

type Props = PlayerProps<WorksheetQuiz>

/** The ids of the lines that ask a question. */
const linesOf = ({ id, stem, asks, parts }: Question) => ({
  stem: stem.map((_, i) => `stem-${id}-${i}`),
  asks: asks.map((_, i) => `asks-${id}-${i}`),
  part: parts.filter(({ label, ask }) => label === '' && ask !== '').map(askId),
})

/** `text` is the id of the text that it is about, '' for none. */
function QuestionView({ question, text, ...props }: Props & Readonly<{ question: Question; text: string }>) {
  const { id, number, stem, asks, parts, calculator, until } = question
  const translate = useTranslate()
  const given = question.figures.length + question.table.length > 0
  const lines = linesOf(question)
  const only = parts.find(({ label }) => label === '')
  const asked = [...lines.stem, ...lines.asks, ...lines.part].join(' ')
  return (
    <fieldset
      className="item"
      id={`question-${id}`}
      tabIndex={-1}
      aria-describedby={asked === '' ? undefined : asked}
      data-stage={props.stage === 'all' ? undefined : true}
    >
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
        {given ? <SeeGiven question={question} /> : null}
        {stem.map((line, i) => (
          <p key={line} className="prompt" id={lines.stem[i]} translate={translate}>
            <MathText text={line} />
          </p>
        ))}
        {given ? <Given question={question} /> : null}
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
        {/* A question that a device kept earlier may have 0 for null. */}
        {until === null || until === 0 ? null : <p className="step-by">Asked in the exam until {until}.</p>}
      </div>
    </fieldset>
  )
}

/** The text of a section is named after its first question. */
const textId = (questions: readonly Question[]): string => `text-${questions[0]?.id ?? ''}`

/** The text, if there is one, and the questions one below the other. `language` is the one that they test, null for none. */
export function QuestionsPlayer({ language, ...props }: Props & Readonly<{ language: Language | null }>) {
  const { stimulus, questions: all, title } = props.quiz
  const marked = isMarked(props.quiz, props.reasons)
  const questions = all.filter(({ parts }) => props.stage === 'all' || parts.some(({ id }) => id === props.stage))
  return (
    <ContentLanguage value={language}>
      <section className={stimulus === null ? 'worksheet sheet-section' : 'worksheet sheet-section with-stimulus'}>
        {stimulus === null ? null : (
          <StimulusView stimulus={stimulus} id={textId(all)} heading={title} words={marked ? stimulus.words : []} />
        )}
        <div className="item-list">
          {questions.map((question) => (
            <QuestionView
              key={question.id}
              {...props}
              question={question}
              text={stimulus === null ? '' : textId(all)}
            />
          ))}
        </div>
      </section>
    </ContentLanguage>
  )
}
