/** The page of a subject (docs/behaviour.md, 25): the same rows in the same order for each of the four. Plain data. */
import type { Language } from '#lib/language.ts'
import { SUBJECTS, type Subject, subjects } from '#lib/subjects.ts'

export type SubjectPage = Readonly<{
  subject: Subject
  path: string
  name: string
  ownName: string
  by: 'topic' | 'skill' | 'theme'
  description: string
}>

/** What a pupil chooses by, and what search engines read of the page. */
const PAGES: Readonly<Record<Subject, Pick<SubjectPage, 'by' | 'description'>>> = {
  english: {
    by: 'topic',
    description:
      'PSLE English practice: every part of Paper 2 by topic, whole papers, listening and prelims, marked at once with a reason for every answer.',
  },
  chinese: {
    by: 'topic',
    description:
      'PSLE Chinese practice: 语文应用, 短文填空, 完成对话 and 阅读理解 by topic, whole papers, listening and prelims, marked at once with a reason for every answer.',
  },
  maths: {
    by: 'skill',
    description:
      'PSLE Mathematics practice for the examination of 2026: every skill of P5 and P6, marked at once, with a reason for the slip that was made.',
  },
  science: {
    by: 'theme',
    description:
      'PSLE Science practice for the examination of 2026: five themes, multiple choice and open questions with their marking points.',
  },
}

/** In the order of the home page. */
export const subjectPages: readonly SubjectPage[] = SUBJECTS.map((subject) => ({
  subject,
  path: `/${subject}`,
  name: subjects[subject].fullName,
  ownName: subjects[subject].ownName,
  ...PAGES[subject],
}))

/** A page by its name. */
export type NamedLink = Readonly<{ to: string; text: string; language: Language }>

/** `about` is how much there is; `to` is '' where the subject has none. `next` is a good one for today. */
export type SubjectRow = Readonly<{
  id: 'practise' | 'whole' | 'listening' | 'prelims' | 'print'
  name: string
  about: string
  to: string
  next: NamedLink | null
}>

/** What can be practised on its own: a topic, a skill, a theme. `asks` and `label` are '' for nothing. */
export type PracticeLink = NamedLink & Readonly<{ asks: string; label: string }>

/** What a subject has to practise; `mixed` asks of all of it, null where nothing does. */
export type SubjectPractice = Readonly<{ mixed: NamedLink | null; listed: Listed }>

/** As a list of groups, or as a map of strands. */
type Listed =
  | Readonly<{ by: 'group'; groups: readonly PracticeGroup[] }>
  | Readonly<{ by: 'strand'; strands: readonly StrandOfSkills[] }>

export type PracticeGroup = Readonly<{ name: string; links: readonly PracticeLink[] }>

/** `share` are its marks of 100; `years` are the years of school that have skills of it, 'P5' and 'P6'. */
export type StrandOfSkills = Readonly<{ name: string; share: number; years: readonly PracticeGroup[] }>

/** All links, in order. */
export function linksOf(listed: Listed): readonly PracticeLink[] {
  const groups = listed.by === 'group' ? listed.groups : listed.strands.flatMap(({ years }) => years)
  return groups.flatMap(({ links }) => links)
}

/** What the page says is a good one to do next, today. */
export type GoodNext = NamedLink & Readonly<{ about: string }>
