/** A sentence that nobody has listed: two accepted ones beside it, and what an examiner looks for, which the pupil ticks. */
import { fieldName } from '#quiz/contract/fields.ts'
import { acceptedBeside } from '#quiz/worksheet/judge/sentence/judge-sentence.ts'
import type { SentenceAnswer } from '#quiz/worksheet/worksheet.ts'
import { PointList } from './point-list.tsx'
import type { TickProps } from './tick.tsx'

/** What an examiner looks for: each is a mark, the second only with the first. */
const POINTS = [
  'It says the same as the given sentences, and the given words join them as they are printed.',
  'All the rest is right: verbs, small words, spelling, capital letters and punctuation.',
]

type Props = TickProps & Readonly<{ answer: SentenceAnswer; given: string }>

export function Unlisted({ answer, given, ...props }: Props) {
  const { id, marks, reason } = props.part
  const accepted = acceptedBeside(answer, given)
  return (
    <div className="wide open-marked" id={`why-${id}`} tabIndex={-1}>
      <p className="reason-title">We do not know this sentence. It may be right.</p>
      <div className="beside">
        <div>
          <h3>Your sentence</h3>
          <input type="hidden" name={fieldName(id)} value={given} />
          <p className="lines">{given}</p>
        </div>
        <div>
          <h3>{`To compare: ${accepted.length === 1 ? 'this earns' : 'these earn'} ${marks} marks`}</h3>
          <ul className="models" role="list">
            {accepted.map((text) => (
              <li key={text} className="model">
                {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <h3>An examiner looks for two things: tick what is there</h3>
      <PointList {...props} points={POINTS} />
      <p className="step-by">Without the first there is no mark for the second.</p>
      {reason === '' ? null : <p>{reason}</p>}
    </div>
  )
}
