/** An open answer: lines to write on, then the marking points beside the own text, which the pupil or a parent ticks. */
import { Check, X } from 'lucide-react'
import { counted } from '#lib/counted.ts'
import { fieldName } from '#quiz/contract/fields.ts'
import { hits } from '#quiz/worksheet/judge/hits.ts'
import type { OpenAnswer, Part } from '#quiz/worksheet/worksheet.ts'
import { Icon } from '#ui/icon.tsx'
import { MathText } from './math-text.tsx'
import { Tick, type TickProps } from './tick.tsx'

type LinesProps = Readonly<{ part: Part; answer: OpenAnswer; given: string; onRespond(value: string): void }>

const placeOf = ({ id, label }: Part): string => (label === '' ? id : `${id.slice(0, -1)}${label}`)

export function Lines({ part, answer, given, onRespond }: LinesProps) {
  return (
    <div className="working wide">
      <label htmlFor={`item-${part.id}`}>
        Answer {placeOf(part)} <small>not stored</small>
      </label>
      <textarea
        className="lines"
        id={`item-${part.id}`}
        name={fieldName(part.id)}
        data-blank={part.id}
        rows={Math.max(2, answer.lines)}
        value={given}
        onChange={(event) => onRespond(event.target.value)}
      />
    </div>
  )
}

/** The own text with the words of the points in it, and what these are, if there are any. */
function OwnText({ given, points }: Readonly<{ given: string; points: readonly string[] }>) {
  if (given === '') return <p className="lines none">No answer</p>
  const stretches = hits(given, points)
  let at = 0
  return (
    <>
      <p className="lines">
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

function Wordings({ accept, refuse }: Pick<OpenAnswer, 'accept' | 'refuse'>) {
  if (accept === '' && refuse === '') return null
  return (
    <ul className="wordings" role="list">
      {accept === '' ? null : (
        <li>
          <Icon of={Check} />
          <span>
            <b>Accept:</b> <MathText text={accept} />
          </span>
        </li>
      )}
      {refuse === '' ? null : (
        <li>
          <Icon of={X} />
          <span>
            <b>Refuse:</b> <MathText text={refuse} />
          </span>
        </li>
      )}
    </ul>
  )
}

function Samples({ samples }: Pick<OpenAnswer, 'samples'>) {
  if (samples.length === 0) return null
  return (
    <details className="steps-box wide">
      <summary>{samples.length} answers to compare</summary>
      <div className="models">
        {samples.map(({ text, marks }) => (
          <div className="model" key={text}>
            <p className="model-mark">{counted(marks, 'mark')}</p>
            <p>
              <MathText text={text} />
            </p>
          </div>
        ))}
      </div>
    </details>
  )
}

type PointsProps = TickProps & Readonly<{ answer: OpenAnswer; given: string }>

export function Points({ part, answer, given, ticked, onTick }: PointsProps) {
  const one = answer.points.length === 1
  return (
    <div className="wide open-marked" id={`why-${part.id}`} tabIndex={-1}>
      <div className="beside">
        <div>
          <h3>Your answer</h3>
          <input type="hidden" name={fieldName(part.id)} value={given} />
          <OwnText given={given} points={answer.points} />
        </div>
        <div>
          <h3>{one ? 'The point' : `The ${answer.points.length} points`}: tick what is there</h3>
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
          <Wordings accept={answer.accept} refuse={answer.refuse} />
          {part.reason === '' ? null : (
            <p className="point-reason">
              <MathText text={part.reason} />
            </p>
          )}
        </div>
      </div>
      <Samples samples={answer.samples} />
    </div>
  )
}
