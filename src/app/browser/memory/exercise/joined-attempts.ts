/** What two tabs have of one exercise. Pure. */
import { joinedState } from '#quiz/flow/state/joined-state.ts'
import { attemptOf, withAttempt } from './begun-exercise.ts'
import type { Join } from './change.ts'

export const joinedAttempts: Join = (kept, begun, touched, written) => {
  const [mine, other] = [attemptOf(begun), kept === null ? null : attemptOf(kept)]
  if (mine === null) return { ...begun, written }
  return withAttempt(begun, other === null ? mine : joinedState(other, mine, new Set(touched)), written)
}
