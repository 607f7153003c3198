/** What the page of mistakes has of the site: the skills of each subject, and when the examination is. The same for everyone. Server side only. */

import type { MapSubject } from '#app/parts/mistakes/skill-map.tsx'
import { skillPath } from '#app/parts/set-path.ts'
import { mathsPath, sciencePath } from '#app/parts/subjects/subject-paths.ts'
import { dayNumber } from '#lib/singapore-date.ts'
import { LANGUAGE_SUBJECTS, type LanguageSubject, subjects } from '#lib/subjects.ts'
import { playedSkills } from '#maths/set.ts'
import type { LibrarySet } from '#quiz/library/library-set.ts'
import { skillsIn } from '#quiz/library/skills-in.ts'
import { THEMES } from '#science/bank.ts'
import { THEME_NAMES } from '#science/set.ts'
import { services } from '#server/services.server.ts'

function languageMap(subject: LanguageSubject, all: readonly LibrarySet[]): MapSubject {
  const { language, ownName } = subjects[subject]
  const sets = all.filter(({ topic }) => topic.language === language)
  const skills = skillsIn(sets).map(({ tag, name }) => ({ tag, name, language, to: skillPath(tag) }))
  return { subject, name: ownName, language, skills }
}

const mathsMap: MapSubject = {
  subject: 'maths',
  name: subjects.maths.fullName,
  language: 'en',
  skills: playedSkills.map(({ id, name }) => ({ tag: id, name, language: 'en', to: mathsPath(id, 1) })),
}

const scienceMap: MapSubject = {
  subject: 'science',
  name: subjects.science.fullName,
  language: 'en',
  skills: THEMES.map((theme) => ({ tag: theme, name: THEME_NAMES[theme], language: 'en', to: sciencePath(theme, 1) })),
}

/** The first day of the written papers of each year that is known: its last event. In days since 1970. */
async function examDays(): Promise<readonly number[]> {
  const { dates } = await services().exam.facts()
  const byYear = new Map((dates?.events ?? []).map(({ from }) => [from.slice(0, 4), dayNumber(from)]))
  return [...byYear.values()]
}

export async function loadMistakes() {
  const [sets, exams] = await Promise.all([services().setLibrary.all(), examDays()])
  return { exams, map: [...LANGUAGE_SUBJECTS.map((subject) => languageMap(subject, sets)), mathsMap, scienceMap] }
}
