/** What stands below a result: the skills behind the lost marks, the offer to remember, the code for a teacher. */
import type { Quiz, Score } from '#quiz/contract/quiz-type.ts'
import { lostItems } from '#quiz/flow/state/active-items.ts'
import type { MakeCode } from '#quiz/result-code/code-of-result.ts'
import { ResultCodeView } from '#quiz/result-code/result-code-view.tsx'
import { LostSkills, type SkillLinks } from './lost-skills.tsx'
import { MemoryOffer } from './memory-offer.tsx'

export type AfterProps = Readonly<{ quiz: Quiz; score: Score; skills: SkillLinks; makeCode: MakeCode }>

/** Where something was lost, the device may be asked to remember it. */
export function AfterResult({ quiz, score, skills, makeCode }: AfterProps) {
  return (
    <>
      <LostSkills quiz={quiz} score={score} skills={skills} />
      {lostItems(score).length === 0 ? null : <MemoryOffer />}
      <ResultCodeView makeCode={makeCode} />
    </>
  )
}
