/** What the page of a worksheet shows. Plain data: the loaders give it. */
import type { Labels } from '#quiz/flow/paper-head.tsx'
import type { Afterwards } from '#quiz/flow/result/afterwards.tsx'
import type { SkillLinks } from '#quiz/flow/result/lost-skills.tsx'
import type { WorksheetSubject } from '#quiz/worksheet/definition.ts'
import type { WorksheetQuiz } from '#quiz/worksheet/worksheet.ts'

/** `documentId` names it in the history entry, `version` the text that it has now. */
export type WorksheetView = Readonly<{
  subject: WorksheetSubject
  quiz: WorksheetQuiz
  documentId: string
  version: string
  labels: Labels
  skills: SkillLinks
  afterwards: Afterwards
}>
