/** Moves from question to question: a move that would end a play under way is asked about first (docs/behaviour.md, 8.20). */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { isUnderWay } from '#listening/audio/clip-player.ts'
import type { Position } from '#listening/practice/position.ts'
import type { Sitting } from './use-sitting.ts'

export type Moves = Readonly<{
  /** Where a pupil wants to go while a clip sounds, until they have said whether it shall stop; else null. */
  asked: Position | null
  /** Null, which is beyond either end, moves nowhere. */
  to(position: Position | null): void
  /** The clip goes on, and so does the question. */
  stay(): void
  /** The clip stops; the pupil goes where they wanted to. */
  stop(): void
  /** Counts the moves that were made. */
  made: number
}>

export function useMoves({ state, clip, act }: Sitting): Moves {
  const [asked, setAsked] = useState<Position | null>(null)
  const [made, setMade] = useState(0)
  const here = state.position.clip
  const sounds = isUnderWay(clip)

  const go = useCallback(
    (position: Position) => {
      act({ type: 'go', position })
      setMade((before) => before + 1)
    },
    [act],
  )
  const to = useCallback(
    (position: Position | null) => {
      if (position === null) return
      if (sounds && position.clip !== here) setAsked(position)
      else go(position)
    },
    [sounds, here, go],
  )
  const stop = () => {
    setAsked(null)
    if (asked !== null) go(asked)
  }
  return { asked, to, stay: () => setAsked(null), stop, made }
}

/** Brings a question that was moved to into view and gives it the focus. `at` is its `responseKey`. */
export function useFollow(form: RefObject<HTMLFormElement | null>, at: string, made: number): void {
  const followed = useRef(0)
  useEffect(() => {
    if (followed.current === made) return
    followed.current = made
    const stages = [...(form.current?.querySelectorAll<HTMLElement>('[data-stage]') ?? [])]
    const stage = stages.find(({ dataset }) => dataset.stage === at)
    stage?.focus({ preventScroll: true })
    const seen = stage === stages[0] ? form.current?.querySelector('.progress') : stage
    seen?.scrollIntoView({ block: 'nearest' })
  }, [form, at, made])
}
