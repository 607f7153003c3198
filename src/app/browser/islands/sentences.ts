/** An exercise that comes with sentences written: their rules are there before it is drawn. */
import { earlierStates } from '#quiz/browser/tab-history.ts'
import { readLeft, readSaved } from '#quiz/flow/state/saved-state.ts'
import type { ExerciseScreenProps } from '#quiz/screen/section-screen.tsx'
import { loadSentenceRules } from '#quiz/worksheet/judge/sentence-rules.ts'
import { isWorksheet, partsOf } from '#quiz/worksheet/worksheet.ts'

type Props = Pick<ExerciseScreenProps, 'documentId' | 'exercise' | 'posted'>

const hasSentences = ({ sections }: Props['exercise']): boolean =>
  sections.some(
    ({ asked: { quiz } }) => isWorksheet(quiz) && partsOf(quiz).some(({ answer }) => answer.kind === 'sentence'),
  )

/** An exercise without answers loads them later. Where they cannot be fetched, the pupil marks the sentences. */
export async function sentencesReady({ documentId, exercise, posted }: Props): Promise<void> {
  const answered = posted ?? readSaved(window.history.state, documentId) ?? readLeft(earlierStates(), documentId)
  if (answered !== null && hasSentences(exercise)) await loadSentenceRules().catch(() => undefined)
}
