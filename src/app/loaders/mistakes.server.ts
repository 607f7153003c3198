/** What the page of mistakes has of the site: the skills of each subject, and when the examination is. The same for everyone. Server side only. */

import type { MapSubject } from '#app/parts/mistakes/skill-map.tsx'
import { skillPath } from '#app/parts/set-path.ts'
import { mathsPath, sciencePath } from '#app/parts/subjects/subject-paths.ts'
import { dayNumber } from '#lib/days/singapore-date.ts'
import { LANGUAGE_SUBJECTS, type LanguageSubject, subjects } from '#lib/subjects.ts'
import { playedSkills } from '#maths/set.ts'
import type { Shelf } from '#quiz/library/shelf.ts'
import { skillsIn } from '#quiz/library/skills-in.ts'
import { topicOfType } from '#quiz/library/topics.ts'
import { THEMES } from '#science/bank.ts'
import { THEME_NAMES } from '#science/set.ts'
import { services } from '#server/services.server.ts'

function languageMap(subject: LanguageSubject, all: readonly Shelf[]): MapSubject {
  const { language, ownName } = subjects[subject]
  const shelves = all.filter(({ type }) => topicOfType(type).language === language)
  const skills = skillsIn(shelves).map(({ tag, name }) => ({ tag, name, language, to: skillPath(tag) }))
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
  const [shelves, exams] = await Promise.all([services().setLibrary.shelves(), examDays()])
  return { exams, map: [...LANGUAGE_SUBJECTS.map((subject) => languageMap(subject, shelves)), mathsMap, scienceMap] }
}
