/** What must be there before an exercise is drawn: its work of the hand, and the rules of sentences that are written. */
import { earlierStates } from '#quiz/browser/tab-history.ts'
import { readLeft, readSaved } from '#quiz/flow/state/saved-state.ts'
import type { ExerciseScreenProps } from '#quiz/screen/section-screen.tsx'
import { loadHand } from '#quiz/worksheet/hand/hand-slot.tsx'
import { loadSentenceRules } from '#quiz/worksheet/judge/sentence-rules.ts'
import { type Answer, isHand, isWorksheet, partsOf } from '#quiz/worksheet/worksheet.ts'

type Props = Pick<ExerciseScreenProps, 'documentId' | 'exercise' | 'posted'>

const has = ({ sections }: Props['exercise'], isMeant: (answer: Answer) => boolean): boolean =>
  sections.some(({ asked: { quiz } }) => isWorksheet(quiz) && partsOf(quiz).some(({ answer }) => isMeant(answer)))

/**
 * What is chosen in a cell before its chunk is there would be lost. An exercise without answers loads the rules later; where they
 * cannot be fetched, the pupil marks the sentences.
 */
export async function partsReady({ documentId, exercise, posted }: Props): Promise<void> {
  if (has(exercise, isHand)) await loadHand().catch(() => undefined)
  const answered = posted ?? readSaved(window.history.state, documentId) ?? readLeft(earlierStates(), documentId)
  if (answered !== null && has(exercise, ({ kind }) => kind === 'sentence'))
    await loadSentenceRules().catch(() => undefined)
}
