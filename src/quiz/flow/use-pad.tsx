/** The pad of letters or digits for the blanks of a form: on a narrow screen it comes with the focus of a blank and goes with Close. */
import { type FocusEvent, type ReactNode, useEffect, useState } from 'react'
import { focusBlank, showBlank } from '#quiz/browser/blank-focus.ts'
import { openJump } from '#quiz/browser/jumps.ts'
import type { Item, ItemId, Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { isAnswered } from '#quiz/contract/responses.ts'
import { TapPad } from '#quiz/interactions/gap-match/tap-pad.tsx'
import { useNow } from './controls.tsx'
import type { QuizState } from './state/quiz-state.ts'
import type { Flow } from './use-quiz-flow.tsx'

/** `items` are those that may be answered now. */
type Props<Q extends Quiz> = Readonly<{ type: QuizType<Q>; quiz: Q; whole: Q; flow: Flow; items: readonly Item[] }>

const firstOpen = (items: readonly Item[], { response }: Pick<QuizState, 'response'>): ItemId | null =>
  items.find(({ id }) => !isAnswered(response[id]))?.id ?? null

type PadProps<Q extends Quiz> = Props<Q> & Readonly<{ blank: ItemId; onBlank(id: ItemId): void; onClose(): void }>

/** A key fills the blank and goes to the next open one, which two quick keys find in the newest state only. */
function BlankPad<Q extends Quiz>({ type, quiz, whole, flow, items, blank, onBlank, onClose }: PadProps<Q>) {
  const { response } = useNow()
  const hasPad = ({ id }: Item) => type.pad(quiz, id).length > 0
  const press = (symbol: string) => {
    flow.act({ type: 'respond', id: blank, value: symbol })
    if (symbol === '') return
    const next = firstOpen(items.filter(hasPad), { response: { ...response, [blank]: symbol } })
    if (next === null) {
      onClose()
      return
    }
    onBlank(next)
    focusBlank(flow.form.current, next)
  }
  // The pad is in the place of the foot, where a sheet has its list.
  const list = () => {
    onClose()
    openJump(flow.form.current)
  }
  return (
    <TapPad
      keys={type.pad(quiz, blank)}
      blank={blank}
      used={new Set(whole.items.filter(hasPad).map(({ id }) => flow.state.response[id] ?? ''))}
      language={type.itemLanguage(quiz, blank)}
      onPress={press}
      onClose={onClose}
      onList={flow.state.flow === 'sheet' ? list : null}
    />
  )
}

/** The blank that has or had the focus, and whether the pad is docked over the page for it. */
type Place = Readonly<{ id: ItemId | null; docked: boolean }>

/** `blank` is the one that a key would fill, the first open one until another has the focus; `pad` is null where it has none. */
export type Pad = Readonly<{
  blank: ItemId | null
  docked: boolean
  pad: ReactNode
  onFocus(event: FocusEvent<HTMLFormElement>): void
}>

export function usePad<Q extends Quiz>(props: Props<Q>): Pad {
  const { type, quiz, flow, items } = props
  const [place, setPlace] = useState<Place>({ id: null, docked: false })
  const focused = items.some(({ id }) => id === place.id) ? place.id : null
  const blank = focused ?? firstOpen(items, flow.state)
  const padded = flow.state.phase === 'answering' && flow.live && blank !== null && type.pad(quiz, blank).length > 0
  const docked = padded && place.docked && focused !== null
  useEffect(() => {
    if (docked) showBlank(flow.form.current, place.id ?? '')
  }, [docked, place.id, flow.form])
  const onBlank = (id: ItemId) => setPlace({ id, docked: true })
  return {
    blank,
    docked,
    pad: padded ? (
      <BlankPad {...props} blank={blank} onBlank={onBlank} onClose={() => setPlace({ ...place, docked: false })} />
    ) : null,
    onFocus: ({ target }) => {
      const item = target.closest('[id^="item-"]')
      if (item !== null) onBlank(item.id.slice(5))
    },
  }
}
