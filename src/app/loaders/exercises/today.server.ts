/** The ten of a day: items of the sets, problems and questions, by the subjects that a pupil chooses. Server side only. */
import { skillsOf } from '#app/loaders/after-quiz.server.ts'
import { quizVersion } from '#app/loaders/quiz-version.server.ts'
import { mathsQuiz, skillLinks } from '#app/loaders/subjects/maths-set.server.ts'
import { scienceQuiz, themeLinks } from '#app/loaders/subjects/science-set.server.ts'
import { MAX_SET } from '#app/loaders/subjects/set-number.ts'
import { setAt, stepToPage, stepToSet } from '#app/parts/afterwards/next-step.ts'
import type { FoundView } from '#app/parts/exercise/exercise-view.ts'
import { TODAY, todayPath } from '#app/parts/set-path.ts'
import { mathsPath, sciencePath } from '#app/parts/subjects/subject-paths.ts'
import { dayNumber, isCalendarDate, longDate, shortDate } from '#lib/days/singapore-date.ts'
import { subjectOf } from '#lib/subject-of.ts'
import { isLanguageSubject, type LanguageSubject, type Subject, subjects } from '#lib/subjects.ts'
import { drawSet, MIXED } from '#maths/set.ts'
import { examMinutes } from '#quiz/contract/pace.ts'
import { type Exercise, oneSection, type Section } from '#quiz/exercise/exercise.ts'
import type { NextStep } from '#quiz/flow/result/afterwards.tsx'
import type { SkillLinks } from '#quiz/flow/result/lost-skills.tsx'
import { askedBy, candidatesOf, selectionOf } from '#quiz/library/candidates.ts'
import { itemsPerSubject, subjectsOfSlug } from '#quiz/library/today-subjects.ts'
import { TEN, todaysItems } from '#quiz/library/todays-ten.ts'
import { topicOfType } from '#quiz/library/topics.ts'
import { kits } from '#quiz/registry/kits.tsx'
import type { Playable, PlayableName } from '#quiz/registry/playable.ts'
import { marksOf } from '#quiz/worksheet/worksheet.ts'
import { drawScienceSet } from '#science/set.ts'
import { services } from '#server/services.server.ts'

const TITLE = 'Today’s ten'
const STOP = 'You have done the ten. Tomorrow there are ten new ones, and a day that you leave out costs nothing.'

/** One part of the ten: what it asks, what it leads to for each lost skill, and what may come after it. */
type Part = Readonly<{ name: string; asked: Playable; marks: number; skills: SkillLinks; next: NextStep }>

/** What every part is made from. `first` is the number of its first question, `count` how many it has. */
type Ask = Readonly<{ date: string; first: number; count: number }>

/** Items of the sets of one language or both, which are mixed. */
async function languagePart(chosen: readonly LanguageSubject[], { date, count }: Ask): Promise<Part | null> {
  const { setLibrary } = services()
  const all = await setLibrary.shelves()
  const shelves = all.filter(({ type }) => chosen.includes(subjectOf[topicOfType(type).language]))
  const found = await Promise.all(
    todaysItems(date, shelves, count).map(async ({ at, ...place }) =>
      candidatesOf(await setLibrary.withQuiz(place)).slice(at, at + 1),
    ),
  )
  const candidates = found.flat()
  if (candidates.length === 0) return null
  const next = setAt(shelves, dayNumber(date))
  const asked = { type: 'selection', quiz: selectionOf('', candidates) } as const
  return {
    name: chosen.map((subject) => subjects[subject].fullName).join(' and '),
    asked,
    marks: candidates.length,
    skills: skillsOf(asked, all, askedBy(candidates)),
    next: stepToSet(next === null ? null : await setLibrary.named(next), null),
  }
}

/** The number of a day among the drawn sets: two sets a day, so that no problem of a day comes again on the next. */
const numberOf = (date: string): number => ((2 * dayNumber(date)) % (MAX_SET - 1)) + 1

function mathsPart({ date, first, count }: Ask): Part {
  const number = numberOf(date)
  const asked = [...drawSet(MIXED, number), ...drawSet(MIXED, number + 1)].slice(0, count)
  const quiz = mathsQuiz('', asked, first)
  return {
    name: subjects.maths.fullName,
    asked: { type: 'problems', quiz },
    marks: marksOf(quiz.questions),
    skills: skillLinks(asked.map(({ family }) => family.skill)),
    next: stepToPage(mathsPath(MIXED, 1), 'eight mixed problems'),
  }
}

async function sciencePart({ date, first, count }: Ask): Promise<Part | null> {
  const { themes, drawings } = await services().science.bank()
  const { choice, open } = drawScienceSet(themes, MIXED, numberOf(date))
  const set = { choice: choice.slice(0, count), open: open.slice(0, Math.max(0, count - choice.length)) }
  const quiz = scienceQuiz('', set, first, drawings)
  if (quiz.questions.length === 0) return null
  return {
    name: subjects.science.fullName,
    asked: { type: 'questions', quiz },
    marks: marksOf(quiz.questions),
    skills: themeLinks(1),
    next: stepToPage(sciencePath(MIXED, 1), 'ten mixed questions'),
  }
}

async function partsOf(date: string, chosen: readonly Subject[]): Promise<readonly Part[]> {
  const places = itemsPerSubject(chosen, TEN)
  const languages = chosen.filter(isLanguageSubject)
  const inSets = languages.reduce((sum, subject) => sum + (places.get(subject) ?? 0), 0)
  const maths = places.get('maths') ?? 0
  const science = places.get('science') ?? 0
  const parts = await Promise.all([
    inSets === 0 ? null : languagePart(languages, { date, first: 1, count: inSets }),
    maths === 0 ? null : mathsPart({ date, first: inSets + 1, count: maths }),
    science === 0 ? null : sciencePart({ date, first: inSets + maths + 1, count: science }),
  ])
  return parts.filter((part) => part !== null)
}

function secondsOf<T extends PlayableName>({ type, quiz }: Playable<T>): number {
  return kits.definitions[type].pace(quiz) * quiz.items.length
}

function sectionOf({ name, asked, marks }: Part, at: number): Section {
  return { id: `part-${at + 1}`, name, numbers: '', note: '', marks, each: 1, asked }
}

/** One part is played as its type, with the title of the ten. */
function exerciseOf(parts: readonly Part[]): Exercise {
  const [only, ...others] = parts
  if (only !== undefined && others.length === 0) return oneSection(titled(only.asked))
  return {
    title: TITLE,
    format: '',
    language: 'en',
    instruction: 'Questions from different subjects, each marked when you submit it.',
    flow: 'stepper',
    minutes: examMinutes(
      1,
      parts.reduce((sum, { asked }) => sum + secondsOf(asked), 0),
    ),
    sections: parts.map(sectionOf),
  }
}

const titled = <T extends PlayableName>(asked: Playable<T>): Playable<T> => ({
  ...asked,
  quiz: { ...asked.quiz, title: TITLE },
})

/** The ten of a date, 'YYYY-MM-DD', the same for all who choose these subjects; null for what is no date or no choice. */
export async function findToday(date: string, slug: string): Promise<FoundView | null> {
  const chosen = subjectsOfSlug(slug)
  if (chosen === null || !isCalendarDate(date)) return null
  const parts = await partsOf(date, chosen)
  const exercise = exerciseOf(parts)
  const path = todayPath(date, slug)
  return {
    exercise,
    documentId: path.slice(1).replaceAll('/', ' '),
    version: quizVersion(exercise),
    skills: Object.assign({}, ...parts.map(({ skills }) => skills)),
    afterwards: { next: parts[0]?.next ?? stepToSet(null, null), stop: STOP },
    path,
    labels: {
      paper: slug === '' ? 'Mixed topics' : parts.map(({ name }) => name).join(', '),
      set: shortDate(date),
      size: '',
    },
    facts: {
      listing: 'canonical',
      path: TODAY,
      title: `${TITLE}, ${longDate(date)}`,
      description:
        'Ten PSLE questions, mixed over the topics, the same for all who choose the same subjects. Nothing is stored.',
      language: 'en',
    },
    back: { to: '/', text: 'Back to Home' },
  }
}
