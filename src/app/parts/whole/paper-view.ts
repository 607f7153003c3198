/** What the page of a whole paper, or of one section of it, shows. Plain data: the loaders give it. */
import type { Labels } from '#quiz/flow/paper-head.tsx'
import type { Afterwards } from '#quiz/flow/result/afterwards.tsx'
import type { SkillLinks } from '#quiz/flow/result/lost-skills.tsx'
import type { LanguageSubject } from '#quiz/whole-paper/definition.ts'
import type { PaperQuiz } from '#quiz/whole-paper/paper-quiz.ts'

/** `documentId` names it in the history entry, `version` the text that it has now, `path` its own page. */
export type PaperView = Readonly<{
  subject: LanguageSubject
  quiz: PaperQuiz
  documentId: string
  version: string
  path: string
  labels: Labels
  skills: SkillLinks
  afterwards: Afterwards
  back: Readonly<{ to: string; text: string }>
}>
