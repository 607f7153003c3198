/** The answer sheet: one cell an item, shaded as it fills, ticked and crossed when it comes back. */
import { Check, Flag, X } from 'lucide-react'
import { memo } from 'react'
import { Icon } from './icon.tsx'

type CellState = 'open' | 'answered' | 'current' | 'right' | 'wrong'

/** `href` leads to the item; '' where there is nothing to jump to. `flagged` items are to be looked at again. */
export type Cell = Readonly<{ id: string; state: CellState; href: string; flagged: boolean }>

const SAID: Record<CellState, string> = {
  open: 'not answered',
  answered: 'answered',
  current: 'this one',
  right: 'right',
  wrong: 'wrong',
}
const LOOK: Record<CellState, string> = {
  open: '',
  answered: 'is-done',
  current: '',
  right: 'is-right',
  wrong: 'is-wrong',
}

function Inside({ id, state, flagged }: Cell) {
  const mark = {
    right: <Icon of={Check} />,
    wrong: <Icon of={X} />,
  }
  return (
    <>
      {state === 'right' || state === 'wrong' ? mark[state] : <i className="dot" />}
      <span>
        {id}
        <span className="sr">
          {' '}
          {SAID[state]}
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

/** In the given order. The line that explains tick and cross appears when a cell is marked. */
export function AnswerStrip({ cells }: Readonly<{ cells: readonly Cell[] }>) {
  const marked = cells.some(({ state }) => state === 'right' || state === 'wrong')
  return (
    <>
      <Strip cells={cells} />
      {marked ? (
        <p className="key-line">
          <span>
            <Icon of={Check} />
            right
          </span>
          <span>
            <Icon of={X} />
            wrong
          </span>
        </p>
      ) : null}
    </>
  )
}
