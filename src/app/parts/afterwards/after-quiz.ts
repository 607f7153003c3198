/** What the page of a quiz knows beside the quiz. Plain data: the loaders give it, the quiz screen takes it. */
import type { Afterwards } from '#quiz/flow/result/afterwards.tsx'
import type { SkillLinks } from '#quiz/flow/result/lost-skills.tsx'
import type { Playable } from '#quiz/registry/playable.ts'

/** What the result leads to. */
export type AfterQuiz = Readonly<{ skills: SkillLinks; afterwards: Afterwards }>

/** A selection with all that its page shows; `documentId` names it in the history entry, `version` the text that it has now. */
export type SelectionView = Readonly<{
  typed: Playable<'selection'>
  documentId: string
  version: string
  after: AfterQuiz
}>
