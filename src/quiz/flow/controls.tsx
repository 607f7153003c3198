/**
 * The controls of a quiz: the only part of its page that is drawn again with the tap itself. The rest of the page is drawn
 * from `Flow.state`, one paint later.
 */
import { createContext, type ReactNode, use } from 'react'
import type { QuizState } from './state/quiz-state.ts'

type Controls = Readonly<{ now: QuizState; player: ReactNode }>

const ControlsContext = createContext<Controls | null>(null)

/** `children` keep what they are while only `now` and `player` change. */
export function ControlsProvider({ now, player, children }: Controls & Readonly<{ children: ReactNode }>) {
  return <ControlsContext value={{ now, player }}>{children}</ControlsContext>
}

function useControls(): Controls {
  const controls = use(ControlsContext)
  if (controls === null) throw new Error('outside a quiz')
  return controls
}

/** The state with the last tap in it. */
export const useNow = (): QuizState => useControls().now

/** The player, where the page of a flow shows it. */
export const PlayerSlot = (): ReactNode => useControls().player
