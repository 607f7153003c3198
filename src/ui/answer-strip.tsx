/** The answer sheet: one cell an item, shaded as it fills, ticked and crossed when it comes back. */
import { Flag } from 'lucide-react'
import { memo } from 'react'
import { Icon } from './icon/icon.tsx'
import { MARK_WORDS, type Mark, MarkIcon } from './icon/mark.tsx'

type CellState = 'open' | 'answered' | 'current' | Mark

/**
 * `href` leads to the item; '' where there is nothing to jump to. `flagged` items are to be looked at again. `earned` says the marks
 * of an item that earned some of them, '1 of 2 marks'; else it is empty.
 */
export type Cell = Readonly<{ id: string; state: CellState; href: string; flagged: boolean; earned: string }>

const SAID: Record<CellState, string> = {
  open: 'not answered',
  answered: 'answered',
  current: 'this one',
  ...MARK_WORDS,
}
const LOOK: Record<CellState, string> = {
  open: '',
  answered: 'is-done',
  current: '',
  right: 'is-right',
  partly: 'is-partly',
  wrong: 'is-wrong',
}

const MARKS: readonly Mark[] = ['right', 'partly', 'wrong']

function Inside({ id, state, flagged, earned }: Cell) {
  const mark = MARKS.find((one) => one === state)
  return (
    <>
      {mark === undefined ? <i className="dot" /> : <MarkIcon mark={mark} />}
      <span>
        {id}
        <span className="sr">
          {' '}
          {earned || SAID[state]}
          {flagged ? ', flagged' : ''}
        </span>
      </span>
      {flagged ? <Icon of={Flag} className="flag" /> : null}
    </>
  )
}

/** An answer changes one of many. */
const Place = memo(function Place(cell: Cell) {
  const step = cell.state === 'current' ? 'step' : undefined
  return (
    <li>
      {cell.href === '' ? (
        <span className={`cell ${LOOK[cell.state]}`} aria-current={step}>
          <Inside {...cell} />
        </span>
      ) : (
        <a href={cell.href} className={LOOK[cell.state]} aria-current={step}>
          <Inside {...cell} />
        </a>
      )}
    </li>
  )
})

/** The cells alone, in the given order. */
export function Strip({ cells }: Readonly<{ cells: readonly Cell[] }>) {
  return (
    <ol className="strip" role="list">
      {cells.map((cell) => (
        <Place key={cell.id} {...cell} />
      ))}
    </ol>
  )
}

/** In the given order. The line that explains the marks appears when a cell is marked. */
export function AnswerStrip({ cells }: Readonly<{ cells: readonly Cell[] }>) {
  const has = (mark: Mark) => cells.some(({ state }) => state === mark)
  // A half disc is explained only where there is one.
  const shown = MARKS.filter((mark) => (mark === 'partly' ? has('partly') : MARKS.some(has)))
  return (
    <>
      <Strip cells={cells} />
      {shown.length === 0 ? null : (
        <p className="key-line">
          {shown.map((mark) => (
            <span key={mark}>
              <MarkIcon mark={mark} />
              {MARK_WORDS[mark]}
            </span>
          ))}
        </p>
      )}
    </>
  )
}
