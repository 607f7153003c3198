/** An open answer: lines to write on, then the marking points beside the own text, which the pupil or a parent ticks. */
import { Check, X } from 'lucide-react'
import type { Language } from '#lib/language.ts'
import { fieldName } from '#quiz/contract/fields.ts'
import { VERDICT_WORDS } from '#quiz/interactions/verdict-words.ts'
import { hits } from '#quiz/worksheet/judge/hits.ts'
import { KEY_WORDS } from '#quiz/worksheet/key-words.ts'
import { askId, type OpenAnswer, type Part } from '#quiz/worksheet/worksheet.ts'
import { Icon } from '#ui/icon.tsx'
import { MathText } from './math-text.tsx'
import { Tick, type TickProps } from './tick.tsx'

/** `language` is that of the question, in which it is answered. */
type LinesProps = Readonly<{
  part: Part
  answer: OpenAnswer
  given: string
  language: Language
  onRespond(value: string): void
}>

const placeOf = ({ id, label }: Part): string => (label === '' ? id : `${id.slice(0, -1)}${label}`)

export function Lines({ part, answer, given, language, onRespond }: LinesProps) {
  const kept = `kept-${part.id}`
  return (
    <div className="working wide">
      <div className="label-row">
        <label htmlFor={`item-${part.id}`}>Answer {placeOf(part)}</label> <small id={kept}>not kept by us</small>
      </div>
      <textarea
        className="lines"
        id={`item-${part.id}`}
        name={fieldName(part.id)}
        lang={language}
        aria-describedby={part.ask === '' ? kept : `${askId(part)} ${kept}`}
        data-blank={part.id}
        rows={Math.max(2, answer.lines)}
        value={given}
        onChange={(event) => onRespond(event.target.value)}
      />
    </div>
  )
}

type Worded = Readonly<{ language: Language }>

type OwnProps = Worded & Readonly<{ given: string; points: readonly string[] }>

/** The own text with the words of the points in it, and what these are, if there are any. */
function OwnText({ given, points, language }: OwnProps) {
  if (given === '')
    return (
      <p className="lines none" lang={language}>
        {VERDICT_WORDS[language].noAnswer}
      </p>
    )
  const stretches = hits(given, points)
  let at = 0
  return (
    <>
      <p className="lines" lang={language}>
        {stretches.map(({ text, points: found }) => {
          at += 1
          if (found.length === 0) return text
          return (
            <mark key={at} className="hit">
              {text}
              <sup> {found.join(', ')}</sup>
            </mark>
          )
        })}
      </p>
      {stretches.some(({ points: found }) => found.length > 0) ? (
        <p className="step-by">Marked words stand in the points too. They help you look; they are not marks yet.</p>
      ) : null}
    </>
  )
}

function Wordings({ accept, refuse, language }: Pick<OpenAnswer, 'accept' | 'refuse'> & Worded) {
  if (accept === '' && refuse === '') return null
  return (
    <ul className="wordings" role="list">
      {accept === '' ? null : (
        <li>
          <Icon of={Check} />
          <span>
            <b lang={language}>{KEY_WORDS[language].accept}</b> <MathText text={accept} />
          </span>
        </li>
      )}
      {refuse === '' ? null : (
        <li>
          <Icon of={X} />
          <span>
            <b lang={language}>{KEY_WORDS[language].refuse}</b> <MathText text={refuse} />
          </span>
        </li>
      )}
    </ul>
  )
}

function Samples({ samples, language }: Pick<OpenAnswer, 'samples'> & Worded) {
  if (samples.length === 0) return null
  return (
    <details className="steps-box wide">
      <summary>{samples.length} answers to compare</summary>
      <div className="models">
        {samples.map(({ text, marks }) => (
          <div className="model" key={text}>
            <p className="model-mark" lang={language}>
              {KEY_WORDS[language].marks(marks)}
            </p>
            <p>
              <MathText text={text} />
            </p>
          </div>
        ))}
      </div>
    </details>
  )
}

type PointsProps = TickProps & Worded & Readonly<{ answer: OpenAnswer; given: string }>

export function Points({ part, answer, given, language, ticked, onTick }: PointsProps) {
  return (
    <div className="wide open-marked" id={`why-${part.id}`} tabIndex={-1}>
      <div className="beside">
        <div>
          <h3 lang={language}>{VERDICT_WORDS[language].yourAnswer}</h3>
          <input type="hidden" name={fieldName(part.id)} value={given} />
          <OwnText given={given} points={answer.points} language={language} />
        </div>
        <div>
          <h3 lang={language}>{KEY_WORDS[language].points(answer.points.length)}</h3>
          <ol className="points" role="list">
            {answer.points.map((point, i) => (
              <li key={point} className="point">
                <div className="point-head">
                  <span className="bubble">
                    <span>{i + 1}</span>
                  </span>
                  <p>
                    <MathText text={point} />
                  </p>
                  <span className="q-marks">[1]</span>
                </div>
                <Tick part={part} at={i} ticked={ticked} onTick={onTick} words="This point is there" />
              </li>
            ))}
          </ol>
          <Wordings accept={answer.accept} refuse={answer.refuse} language={language} />
          {part.reason === '' ? null : (
            <p className="point-reason">
              <MathText text={part.reason} />
            </p>
          )}
        </div>
      </div>
      <Samples samples={answer.samples} language={language} />
    </div>
  )
}
