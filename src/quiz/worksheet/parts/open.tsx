/** A marked open answer: the marking points beside the own text, which the pupil or a parent ticks. */
import { Check, X } from 'lucide-react'
import type { ByLanguage, Language } from '#lib/language.ts'
import { fieldName } from '#quiz/contract/fields.ts'
import { VERDICT_WORDS } from '#quiz/interactions/verdict-words.ts'
import { hits, refusedIn } from '#quiz/worksheet/judge/hits.ts'
import { KEY_WORDS } from '#quiz/worksheet/key-words.ts'
import type { OpenAnswer } from '#quiz/worksheet/worksheet.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { MathText } from './math-text.tsx'
import { PointList } from './point-list.tsx'
import type { TickProps } from './tick.tsx'

type Worded = Readonly<{ language: Language }>

type OwnProps = Worded & Readonly<{ given: string; points: readonly string[]; asked: readonly string[] }>

/** What marked words are. */
const HITS: ByLanguage<string> = {
  en: 'Marked words are in the points too. They help you look; they are not marks yet.',
  'zh-Hans': '标出的词语在得分点里也有，可以帮你核对，但还不算得分。',
}

/** The own text with the words of the points in it, and what these are, if there are any. */
function OwnText({ given, points, asked, language }: OwnProps) {
  if (given === '')
    return (
      <p className="lines none" lang={language}>
        {VERDICT_WORDS[language].noAnswer}
      </p>
    )
  const stretches = hits(given, points, asked)
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
        <p className="step-by" lang={language}>
          {HITS[language]}
        </p>
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

/** `asked` is the question, whose words are nobody's own. */
export type PointsProps = TickProps & Worded & Readonly<{ answer: OpenAnswer; given: string; asked: readonly string[] }>

/** What the text has of what is refused, word for word. */
function Refused({ given, refuse, language }: Readonly<{ given: string; refuse: string }> & Worded) {
  const found = refusedIn(given, refuse)
  if (found.length === 0) return null
  return (
    <p className="step-by" lang={language}>
      {KEY_WORDS[language].refused(found)}
    </p>
  )
}

export function Points({ part, answer, given, asked, language, ticked, onTick }: PointsProps) {
  return (
    <div className="wide open-marked" id={`why-${part.id}`} tabIndex={-1}>
      <div className="beside">
        <div>
          <h3 lang={language}>{VERDICT_WORDS[language].yourAnswer}</h3>
          <input type="hidden" name={fieldName(part.id)} value={given} />
          <OwnText given={given} points={answer.points} asked={asked} language={language} />
          <Refused given={given} refuse={answer.refuse} language={language} />
        </div>
        <div>
          <h3 lang={language}>{KEY_WORDS[language].points(answer.points.length)}</h3>
          <PointList part={part} points={answer.points} ticked={ticked} onTick={onTick} />
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
