/** Work of the hand once it is marked: each cell with what was filled in, what is right and why. */
import type { Language } from '#lib/language.ts'
import { LockedResponse } from '#quiz/interactions/locked-response.tsx'
import type { HandAnswer, Part } from '#quiz/worksheet/worksheet.ts'
import { MARK_WORDS, MarkIcon } from '#ui/icon/mark.tsx'
import { type Cell, cellsOf, valuesOf } from './cells.ts'
import { FillHead } from './fill-head.tsx'
import { HAND_WORDS } from './hand-words.ts'
import { Grid } from './plot.tsx'

type MarkedProps = Readonly<{
  part: Part
  answer: HandAnswer
  given: string
  /** Whether what is right may be told. */
  explained: boolean
  language: Language
}>

type CellProps = Pick<MarkedProps, 'explained' | 'language'> & Readonly<{ cell: Cell; head: string; value: string }>

function MarkedCell({ cell: { isRight, textOf, key }, head, value, explained, language }: CellProps) {
  const mark = isRight(value) ? 'right' : 'wrong'
  return (
    <span className="fill-cell" data-mark={mark}>
      {head === '' ? null : <small>{head}</small>}
      <span className="fill-given">
        <MarkIcon mark={mark} />
        <span className="sr">{`${MARK_WORDS[mark]}: `}</span>
        {textOf(value) || '–'}
      </span>
      {mark === 'right' || !explained ? null : (
        <span className="fill-key" lang={language}>
          {HAND_WORDS[language].right} <b>{textOf(key)}</b>
        </span>
      )}
    </span>
  )
}

/** The rows of a table, or a row for each place of a grid. */
function rowsOf(answer: HandAnswer) {
  if (answer.kind === 'fill') return answer.rows
  const { across, places } = answer
  return places.map(({ name }) => ({ name: `${across}: ${name}`, why: '' }))
}

export function MarkedHand({ part, answer, given, explained, language }: MarkedProps) {
  const [cells, values] = [cellsOf(answer), valuesOf(answer, given)]
  const heads = answer.kind === 'fill' ? answer.columns.map(({ head }) => head) : [answer.up]
  return (
    <>
      {answer.kind === 'plot' ? (
        <div className="figure">
          <Grid
            answer={answer}
            series={[
              { values: values.map(Number), look: 'drawn' },
              ...(explained ? [{ values: answer.places.map(({ key }) => key), look: 'right' } as const] : []),
            ]}
            isHidden={false}
          />
        </div>
      ) : (
        <FillHead {...answer} />
      )}
      {rowsOf(answer).map(({ name, why }, row) => (
        <div className="fill-row" key={name}>
          <p className="fill-name">{name}</p>
          {cells.slice(row * heads.length, (row + 1) * heads.length).map((cell, column) => (
            <MarkedCell
              key={cell.name}
              cell={cell}
              head={heads.length === 1 ? '' : (heads[column] ?? '')}
              value={values[row * heads.length + column] ?? ''}
              explained={explained}
              language={language}
            />
          ))}
          {explained && why !== '' ? <p className="fill-why">{why}</p> : null}
        </div>
      ))}
      <LockedResponse id={part.id} response={given} />
    </>
  )
}
