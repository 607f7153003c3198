/** A school's English or Chinese paper and its key, in the format of its year: its prelim documents and its texts with questions. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SubjectFacts } from '#exam/exam-facts.ts'
import { formatOf } from '#exam/on-a-day.ts'
import { asObject } from '#lib/json.ts'
import type { ByLanguage } from '#lib/language.ts'
import { splitCamelCase } from '#lib/split-camel-case.ts'
import { type LanguageSubject, subjects } from '#lib/subjects.ts'
import { type Exercise, quizOf } from '#quiz/exercise/exercise.ts'
import { skillName } from '#quiz/library/skills.ts'
import { type ExamFacts, factsOf, parseExamDocument } from '#server/repositories/exam.ts'
import { valid } from '#server/repositories/parsed.ts'
import { languageBooklets } from '#server/typeset/exercise-booklets.ts'
import { skillWords } from '#tasks/skill-words.ts'
import { type ReadPaper, readPaperOf } from '#whole-papers/certify.ts'
import { paperExercise } from '#whole-papers/paper-quiz.ts'
import type { Printout } from './printout.ts'
import { type Prelim, paperAndKey } from './school-paper.ts'

/** The folders of the documents of schools' papers, below the content folder. Their names begin with '<year>-<school>-'. */
const FOLDERS = ['prelimQuizzes', 'prelimTasks'] as const

const PRELIM = /^(?<year>20\d\d)-(?<school>[A-Za-z0-9]+)-.+\.json$/

const WORDS: ByLanguage<Readonly<{ subject: string; set(school: string, year: number): string; old: string }>> = {
  en: {
    subject: subjects.english.paperName,
    set: (school, year) => `${school}, prelim practice paper ${year}`,
    old: 'This paper has the format of the exam until #. The exam has had another one since then.',
  },
  'zh-Hans': {
    subject: subjects.chinese.ownName,
    set: (school, year) => `${school} ${year} 年小六预试练习卷`,
    old: '本试卷采用 # 年以前的考试形式。',
  },
}

const read = (contentDir: string, folder: string, name: string): unknown =>
  JSON.parse(readFileSync(join(contentDir, folder, name), 'utf8'))

const namesIn = (contentDir: string, folder: string): readonly string[] => {
  const path = join(contentDir, folder)
  return existsSync(path) ? readdirSync(path).sort() : []
}

/** What content/exam says; nothing where there is no such folder. */
export function readFacts(contentDir: string): ExamFacts {
  const stored = namesIn(contentDir, 'exam').map((name) => ({
    id: name.replace(/\.json$/, ''),
    body: read(contentDir, 'exam', name),
  }))
  return factsOf(valid(stored, parseExamDocument))
}

/** The prelims that have documents, newest first, schools by name. */
export function listPrelims(contentDir: string): readonly Prelim[] {
  const found = new Map<string, Prelim>()
  for (const name of FOLDERS.flatMap((folder) => namesIn(contentDir, folder))) {
    const { year, school } = PRELIM.exec(name)?.groups ?? {}
    if (year !== undefined && school !== undefined) found.set(`${year}-${school}`, { year: Number(year), school })
  }
  return [...found.values()].sort((a, b) => b.year - a.year || (a.school < b.school ? -1 : 1))
}

/** What fills a section of a paper of this prelim, by the section. */
function documentsOf(contentDir: string, { year, school }: Prelim): ReadonlyMap<string, unknown> {
  const bodies = FOLDERS.flatMap((folder) =>
    namesIn(contentDir, folder)
      .filter((name) => name.startsWith(`${year}-${school}-`) && name.endsWith('.json'))
      .map((name) => read(contentDir, folder, name)),
  )
  return new Map(
    bodies.map((body) => {
      const { type, kind } = asObject(body)
      return [String(type ?? kind), body]
    }),
  )
}

/** The paper as the facts of the examination of its year have it, of the documents that are of its language. */
export function readPrelimPaper(contentDir: string, prelim: Prelim, facts: SubjectFacts): ReadPaper {
  const format = formatOf(facts, prelim.year)
  const plays = format?.papers.flatMap(({ sections }) => sections.map(({ play }) => play)) ?? []
  const stored = [...documentsOf(contentDir, prelim)].filter(([play]) => plays.includes(play))
  return readPaperOf(facts, format, new Map(stored))
}

const skillNames = (exercise: Exercise) =>
  Object.fromEntries(
    quizOf(exercise).items.map(({ skill }) => [
      skill,
      { topic: '', name: skillName(skill) ?? skillWords(skill, exercise.language) },
    ]),
  )

/** The paper and its key, or why there are none. */
export function languagePrintouts(
  contentDir: string,
  prelim: Prelim,
  subject: LanguageSubject,
  facts: SubjectFacts,
): Readonly<{ printouts: readonly Printout[]; issues: ReadPaper['issues'] }> {
  const { paper, parts, issues } = readPrelimPaper(contentDir, prelim, facts)
  if (paper === null || issues.length > 0) return { printouts: [], issues }
  const { language } = subjects[subject]
  const words = WORDS[language]
  const exercise = paperExercise(words.subject, paper, parts, language)
  const shaded = parts.flatMap(({ section }) => (section.answered === 'chosen' ? [section.play] : []))
  const { until = null } = formatOf(facts, prelim.year) ?? {}
  const notes = until === null ? [] : [words.old.replace('#', String(until))]
  const printout = {
    exercise,
    subject: words.subject,
    set: words.set(splitCamelCase(prelim.school), prelim.year),
    booklets: languageBooklets(subject, exercise, new Set(shaded), notes),
    skillNames: skillNames(exercise),
    url: '',
  }
  return { printouts: paperAndKey(prelim, subject, printout), issues: [] }
}
