/** A whole paper, or one section of it, by the parameters of its URL. Server side only. */
import { quizVersion } from '#app/loaders/quiz-version.server.ts'
import { stepToPage } from '#app/parts/afterwards/next-step.ts'
import { linkSkills } from '#app/parts/afterwards/skill-links.ts'
import { paperSize } from '#app/parts/paper-labels.ts'
import { PAPERS, sectionPath, wholePath } from '#app/parts/whole/paper-paths.ts'
import type { PaperView } from '#app/parts/whole/paper-view.ts'
import { languageOf } from '#lib/language.ts'
import type { SkillLinks } from '#quiz/flow/result/lost-skills.tsx'
import type { LanguageSubject } from '#quiz/whole-paper/definition.ts'
import type { WholePaper } from '#server/repositories/whole-papers.ts'
import { services } from '#server/services.server.ts'
import { skillWords } from '#tasks/skill-words.ts'
import type { PaperPart } from '#whole-papers/paper-part.ts'
import { paperQuiz } from '#whole-papers/paper-quiz.ts'

const WORDS = {
  english: { paper: 'English Language', title: (number: number) => `English paper ${number}` },
  chinese: { paper: 'Chinese Language', title: (number: number) => `华文试卷 ${number}` },
} as const

/** 'English paper 1'. */
const paperTitle = (subject: LanguageSubject, number: number): string => WORDS[subject].title(number)

const isChinese = (subject: LanguageSubject): boolean => subject === 'chinese'

/** Null for a subject or a number that there is not. */
export async function findWhole(params: Readonly<{ subject: string; number: string }>): Promise<WholePaper | null> {
  const all = await services().wholePapers.all()
  return all.find(({ subject, number }) => subject === params.subject && String(number) === params.number) ?? null
}

/** Skills of the library lead to their pages; those of texts have a name only. */
async function skillsOf(quiz: PaperView['quiz'], subject: LanguageSubject): Promise<SkillLinks> {
  const tags = quiz.items.map(({ skill }) => skill)
  const sets = await services().setLibrary.all()
  const linked = linkSkills(
    tags,
    sets,
    () => false,
    () => false,
  )
  const spoken = isChinese(subject) ? 'zh-Hans' : 'en'
  const named = tags.map((tag) => {
    const name = skillWords(tag, spoken)
    return [tag, { name, language: languageOf(name), to: '', more: '' }] as const
  })
  return { ...Object.fromEntries(named), ...linked }
}

type Chosen = Readonly<{
  whole: WholePaper
  parts: readonly PaperPart[]
  title: string
  path: string
  next: PaperView['afterwards']['next']
  back: PaperView['back']
}>

async function viewOf({ whole, parts, title, path, next, back }: Chosen): Promise<PaperView> {
  const { subject, number, paper } = whole
  const quiz = paperQuiz(title, paper, parts, isChinese(subject))
  return {
    subject,
    quiz,
    documentId: `whole ${path}`,
    version: quizVersion(quiz),
    path,
    labels: {
      paper: WORDS[subject].paper,
      set: `Practice paper ${number}`,
      size: paperSize(quiz.items.length, quiz.marks, quiz.minutes),
    },
    skills: await skillsOf(quiz, subject),
    afterwards: { next, stop: '' },
    back,
  }
}

/** All sections of a paper. Null for one that there is not. */
export async function findPaperView(params: Readonly<{ subject: string; number: string }>): Promise<PaperView | null> {
  const whole = await findWhole(params)
  if (whole === null) return null
  const { subject, number, parts } = whole
  const all = await services().wholePapers.all()
  const after = all.find((one) => one.subject === subject && one.number === number + 1)
  return viewOf({
    whole,
    parts,
    title: paperTitle(subject, number),
    path: wholePath(subject, number),
    next:
      after === undefined
        ? stepToPage(PAPERS, 'all whole papers')
        : stepToPage(wholePath(subject, after.number), paperTitle(subject, after.number)),
    back: { to: PAPERS, text: 'Whole papers' },
  })
}

/** One section of a paper, which leads to the section after it. Null for one that there is not. */
export async function findSectionView(
  params: Readonly<{ subject: string; number: string; section: string }>,
): Promise<PaperView | null> {
  const whole = await findWhole(params)
  const at = whole?.parts.findIndex(({ section }) => section.play === params.section) ?? -1
  const part = whole?.parts[at]
  if (whole === null || part === undefined) return null
  const { subject, number, parts } = whole
  const after = parts[at + 1]
  const title = paperTitle(subject, number)
  return viewOf({
    whole,
    parts: [part],
    title: isChinese(subject) ? `${title}：${part.section.name}` : `${title}: ${part.section.name}`,
    path: sectionPath(subject, number, part.section.play),
    next:
      after === undefined
        ? stepToPage(wholePath(subject, number), title)
        : stepToPage(sectionPath(subject, number, after.section.play), after.section.name),
    back: { to: wholePath(subject, number), text: title },
  })
}

/** What the list of whole papers says of each. */
export async function listedPapers() {
  const all = await services().wholePapers.all()
  return all.map(({ subject, number, paper, parts }) => ({
    subject,
    number,
    path: wholePath(subject, number),
    title: paperTitle(subject, number),
    language: languageOf(paperTitle(subject, number)),
    questions: parts.reduce((sum, { section }) => sum + section.items, 0),
    marks: paper.marks,
    minutes: paper.minutes,
    sections: parts.map(({ section: { play, name, numbers, marks } }) => ({
      path: sectionPath(subject, number, play),
      name,
      language: languageOf(name),
      numbers,
      marks,
    })),
  }))
}
