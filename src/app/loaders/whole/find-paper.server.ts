/** A whole paper, or one section of it, by the parameters of its URL. Server side only. */
import { quizVersion } from '#app/loaders/quiz-version.server.ts'
import { stepToExercise, stepToPage } from '#app/parts/afterwards/next-step.ts'
import { linkSkills } from '#app/parts/afterwards/skill-links.ts'
import type { FoundView } from '#app/parts/exercise/exercise-view.ts'
import { paperSize, weightedSize } from '#app/parts/paper-labels.ts'
import { PAPERS, sectionPath, wholePath } from '#app/parts/whole/paper-paths.ts'
import { languageOf } from '#lib/language.ts'
import { type LanguageSubject, subjects } from '#lib/subjects.ts'
import { countOf, type Exercise, marksOf, quizOf } from '#quiz/exercise/exercise.ts'
import type { SkillLinks } from '#quiz/flow/result/lost-skills.tsx'
import type { WholePaper } from '#server/repositories/whole-papers.ts'
import { services } from '#server/services.server.ts'
import { skillWords } from '#tasks/skill-words.ts'
import type { PaperPart } from '#whole-papers/paper-part.ts'
import { paperExercise } from '#whole-papers/paper-quiz.ts'

/** The titles of papers, and the sign between the title of a paper and the name of a section. */
const WORDS: Readonly<Record<LanguageSubject, Readonly<{ title(number: number): string; colon: string }>>> = {
  english: { title: (number) => `English paper ${number}`, colon: ': ' },
  chinese: { title: (number) => `华文试卷 ${number}`, colon: '：' },
}

/** 'English paper 1'. */
const paperTitle = (subject: LanguageSubject, number: number): string => WORDS[subject].title(number)

/** Null for a subject or a number that there is not. */
export const findWhole = (params: Readonly<{ subject: string; number: string }>): Promise<WholePaper | null> =>
  services().wholePapers.get(params.subject, params.number)

/** Skills of the library lead to their pages; those of texts have a name only. */
async function skillsOf(exercise: Exercise): Promise<SkillLinks> {
  const tags = quizOf(exercise).items.map(({ skill }) => skill)
  const linked = linkSkills(tags, await services().setLibrary.shelves(), [], '')
  const named = tags.map((tag) => {
    const name = skillWords(tag, exercise.language)
    return [tag, { name, language: languageOf(name, exercise.language), to: '', more: '' }] as const
  })
  return { ...Object.fromEntries(named), ...linked }
}

/** A section alone is scored by its type, which knows no weight of the paper. */
function sizeOf(exercise: Exercise): string {
  const [section, ...others] = exercise.sections
  return section === undefined || others.length > 0 || section.each === 1
    ? paperSize(countOf(exercise), marksOf(exercise), exercise.minutes)
    : weightedSize(countOf(exercise), section.each, exercise.minutes)
}

type Chosen = Readonly<{
  whole: WholePaper
  parts: readonly PaperPart[]
  set: string
}> &
  Pick<FoundView, 'path' | 'back' | 'facts'> &
  Readonly<{ title: string; next: FoundView['afterwards']['next'] }>

async function viewOf({ whole, parts, title, set, next, ...own }: Chosen): Promise<FoundView> {
  const { subject, paper } = whole
  const exercise = paperExercise(title, paper, parts, subjects[subject].language)
  return {
    exercise,
    documentId: own.path.slice(1).replaceAll('/', ' '),
    version: quizVersion(exercise),
    labels: {
      paper: subjects[subject].paperName,
      set,
      size: sizeOf(exercise),
    },
    skills: await skillsOf(exercise),
    afterwards: { next, stop: '' },
    ...own,
  }
}

const questionsOf = (parts: readonly PaperPart[]): number => parts.reduce((sum, { section }) => sum + section.items, 0)

/** All sections of a paper. Null for one that there is not. */
export async function findPaperView(params: Readonly<{ subject: string; number: string }>): Promise<FoundView | null> {
  const whole = await findWhole(params)
  if (whole === null) return null
  const { subject, number, parts, paper } = whole
  const { language } = subjects[subject]
  const all = await services().wholePapers.list()
  const after = all.find((one) => one.subject === subject && one.number === number + 1)
  const path = wholePath(subject, number)
  const title = paperTitle(subject, number)
  return viewOf({
    whole,
    parts,
    title,
    set: `Practice paper ${number}`,
    path,
    next:
      after === undefined
        ? stepToPage(PAPERS, 'all whole papers')
        : stepToExercise(wholePath(subject, after.number), paperTitle(subject, after.number), language),
    facts: {
      listing: 'plain',
      path,
      title: `${title}: a whole Paper 2`,
      description: `A whole PSLE Paper 2 in the format of today: ${questionsOf(parts)} questions, ${paper.minutes} minutes, marked at once with a reason for every answer.`,
      language,
    },
    back: { to: PAPERS, text: 'Whole papers' },
  })
}

/** One section of a paper, which leads to the section after it. Null for one that there is not. */
export async function findSectionView(
  params: Readonly<{ subject: string; number: string; section: string }>,
): Promise<FoundView | null> {
  const whole = await findWhole(params)
  const at = whole?.parts.findIndex(({ section }) => section.play === params.section) ?? -1
  const part = whole?.parts[at]
  if (whole === null || part === undefined) return null
  const { subject, number, parts } = whole
  const { name, play } = part.section
  const { language } = subjects[subject]
  const after = parts[at + 1]
  const paper = paperTitle(subject, number)
  const title = paper + WORDS[subject].colon + name
  const path = sectionPath(subject, number, play)
  return viewOf({
    whole,
    parts: [part],
    title,
    set: `Practice paper ${number}`,
    path,
    next:
      after === undefined
        ? stepToExercise(wholePath(subject, number), paper, language)
        : stepToExercise(sectionPath(subject, number, after.section.play), after.section.name, language),
    facts: {
      listing: 'plain',
      path,
      title,
      description: `${title}: ${part.section.items} questions as in the examination of today, marked at once with a reason for every answer.`,
      language,
    },
    back: { to: wholePath(subject, number), text: paper },
  })
}

/** What the list of whole papers says of each. */
export async function listedPapers() {
  const all = await services().wholePapers.list()
  return all.map(({ subject, number, paper }) => ({
    subject,
    number,
    path: wholePath(subject, number),
    title: paperTitle(subject, number),
    language: subjects[subject].language,
    questions: paper.sections.reduce((sum, { items }) => sum + items, 0),
    marks: paper.marks,
    minutes: paper.minutes,
    sections: paper.sections.map(({ play, name, numbers, marks }) => ({
      path: sectionPath(subject, number, play),
      name,
      language: languageOf(name, subjects[subject].language),
      numbers,
      marks,
    })),
  }))
}
