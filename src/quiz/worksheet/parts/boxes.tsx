/** The boxes that an answer is typed into, with what is printed beside them. Each kind of answer has its own. */
import { fieldName } from '#quiz/contract/fields.ts'
import type { Outcome } from '#quiz/contract/result.ts'
import { loadSentenceRules } from '#quiz/worksheet/judge/sentence-rules.ts'
import type { Answer, Part } from '#quiz/worksheet/worksheet.ts'

type Props = Readonly<{
  part: Part
  given: string
  /** Undefined before it is marked, which sets no attribute. */
  mark: Outcome | undefined
  /** The id of what is said of it, '' for nothing. */
  hint: string
  onRespond(value: string): void
}>

type BoxProps = Props & Readonly<{ name: string; value: string; small: boolean; onType(value: string): void }>

function Box({ part, mark, hint, name, value, small, onType }: BoxProps) {
  const marked = mark !== undefined
  return (
    <input
      className={small ? 'num num-s' : 'num'}
      name={fieldName(part.id)}
      data-blank={marked ? undefined : part.id}
      data-mark={mark}
      readOnly={marked}
      aria-label={name}
      aria-describedby={hint === '' ? undefined : hint}
      inputMode={part.answer.kind === 'expression' ? 'text' : 'decimal'}
      value={value}
      onChange={(event) => onType(event.target.value)}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
    />
  )
}

/** What the box of an answer is called: 'Answer to 3(a), in cm²'. */
function nameOf({ id, label, answer }: Part): string {
  const to = `Answer to ${label === '' ? id : `${id.slice(0, -1)}${label}`}`
  if (!('after' in answer)) return to
  if (answer.before === '$') return `${to}, in dollars`
  return answer.after === '' ? to : `${to}, in ${answer.after}`
}

/** The boxes of a response, always so many. */
const boxesOf = (given: string, count: number): string[] => {
  const boxes = given.split('|')
  return Array.from({ length: count }, (_, i) => boxes[i] ?? '')
}

const withBox = (boxes: readonly string[], at: number, value: string): string =>
  boxes.map((box, i) => (i === at ? value : box)).join('|')

/** '3/4' and '1 3/4' typed into one box fill all of them. */
function spread(boxes: readonly string[], at: number, value: string): string {
  const [, whole = '', top, bottom = ''] = /^\s*(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)\s*$/.exec(value) ?? []
  return top === undefined
    ? withBox(boxes, at, value)
    : `${whole === '' ? (at === 0 ? '' : (boxes[0] ?? '')) : whole}|${top}|${bottom}`
}

function FractionBoxes(props: Props) {
  const boxes = boxesOf(props.given, 3)
  const box = (at: number, name: string) => (
    <Box
      {...props}
      name={name}
      value={boxes[at] ?? ''}
      small
      onType={(value) => props.onRespond(spread(boxes, at, value))}
    />
  )
  return (
    <span className="frac" role="group" aria-label={nameOf(props.part)}>
      {box(0, 'Whole number')}
      <span className="frac-stack">
        {box(1, 'Numerator, above the line')}
        <span className="frac-line" />
        {box(2, 'Denominator, below the line')}
      </span>
    </span>
  )
}

const TERMS = ['First number', 'Second number', 'Third number']

function RatioBoxes({ terms, ...props }: Props & Readonly<{ terms: 2 | 3 }>) {
  const boxes = boxesOf(props.given, terms)
  return (
    <span className="frac" role="group" aria-label={nameOf(props.part)}>
      {TERMS.slice(0, terms).map((name, at) => (
        <span key={name} className="frac">
          {at === 0 ? null : (
            <span className="ratio-sign" aria-hidden="true">
              :
            </span>
          )}
          <Box
            {...props}
            name={name}
            value={boxes[at] ?? ''}
            small
            onType={(value) => props.onRespond(withBox(boxes, at, value))}
          />
        </span>
      ))}
    </span>
  )
}

function TimeBoxes(props: Props) {
  const { part, mark, onRespond } = props
  const boxes = boxesOf(props.given, 2)
  return (
    <span className="frac" role="group" aria-label={nameOf(part)}>
      <Box
        {...props}
        name="Time, such as 2.05"
        value={boxes[0] ?? ''}
        small={false}
        onType={(value) => onRespond(withBox(boxes, 0, value))}
      />
      <select
        className="num num-s"
        name={fieldName(part.id)}
        aria-label="a.m. or p.m."
        data-mark={mark}
        value={boxes[1] ?? ''}
        onChange={(event) => (mark === undefined ? onRespond(withBox(boxes, 1, event.target.value)) : null)}
      >
        <option value=""> </option>
        <option value="a.m.">a.m.</option>
        <option value="p.m.">p.m.</option>
      </select>
    </span>
  )
}

function SentenceBox({ part, mark, given, onRespond }: Props) {
  const marked = mark !== undefined
  const rule = `rule-${part.id}`
  return (
    <>
      {marked ? null : <small id={rule}>A mark for the meaning and the given words, a mark for right English</small>}
      <textarea
        className="lines sentence-box"
        name={fieldName(part.id)}
        data-blank={marked ? undefined : part.id}
        data-mark={mark}
        readOnly={marked}
        aria-label={nameOf(part)}
        aria-describedby={marked ? undefined : rule}
        rows={2}
        value={given}
        onChange={(event) => {
          loadSentenceRules().catch(() => undefined)
          onRespond(event.target.value)
        }}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
      />
    </>
  )
}

/** The boxes of a typed answer; nothing for a choice or an open answer. */
export function Boxes(props: Props) {
  const { part, given, onRespond } = props
  const answer: Answer = part.answer
  switch (answer.kind) {
    case 'fraction':
      return <FractionBoxes {...props} />
    case 'ratio':
      return <RatioBoxes {...props} terms={answer.terms} />
    case 'time':
      return <TimeBoxes {...props} />
    case 'sentence':
      return <SentenceBox {...props} />
    case 'number':
    case 'expression':
      return <Box {...props} name={nameOf(part)} value={given} small={false} onType={onRespond} />
    default:
      return null
  }
}
