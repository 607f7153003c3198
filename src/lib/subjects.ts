/** The four subjects: every page, file name and list takes their names from here. */
import type { Language } from './language.ts'

/** The key of a subject is its part of a URL. */
type SubjectFacts = Readonly<{
  /** In lists, in headings and in the file names of papers. */
  name: string
  /** Written out, as a title. */
  fullName: string
  /** As its pupils call it, on its own page. */
  ownName: string
  /** As the examination calls its paper. */
  paperName: string
  /** The id of its facts in content/exam. */
  factsId: string
  /** The language that it is about; null for one that is about something else. */
  language: Language | null
}>

type Subjects<Facts> = Readonly<Record<string, Facts>>

/** Their papers are made of documents. */
const languageSubjects = {
  english: {
    name: 'English',
    fullName: 'English',
    ownName: 'English',
    paperName: 'English Language',
    factsId: 'english',
    language: 'en',
  },
  chinese: {
    name: 'Chinese',
    fullName: 'Chinese',
    ownName: '华文',
    paperName: 'Chinese Language',
    factsId: 'chinese',
    language: 'zh-Hans',
  },
} as const satisfies Subjects<SubjectFacts & Readonly<{ language: Language }>>

/** Their questions are in English; their papers are drawn from plans. */
const drawnSubjects = {
  maths: {
    name: 'Maths',
    fullName: 'Mathematics',
    ownName: 'Mathematics',
    paperName: 'Mathematics',
    factsId: 'mathematics',
    language: null,
  },
  science: {
    name: 'Science',
    fullName: 'Science',
    ownName: 'Science',
    paperName: 'Science',
    factsId: 'science',
    language: null,
  },
} as const satisfies Subjects<SubjectFacts & Readonly<{ language: null }>>

/** In the order of lists and columns. */
export const subjects = { ...languageSubjects, ...drawnSubjects } as const

export type LanguageSubject = keyof typeof languageSubjects
export type DrawnSubject = keyof typeof drawnSubjects
export type Subject = LanguageSubject | DrawnSubject

const isSubject = (name: string): name is Subject => Object.hasOwn(subjects, name)
export const isLanguageSubject = (name: string): name is LanguageSubject => Object.hasOwn(languageSubjects, name)
const isDrawnSubject = (name: string): name is DrawnSubject => Object.hasOwn(drawnSubjects, name)

export const SUBJECTS: readonly Subject[] = Object.keys(subjects).filter(isSubject)
export const LANGUAGE_SUBJECTS: readonly LanguageSubject[] = SUBJECTS.filter(isLanguageSubject)
export const DRAWN_SUBJECTS: readonly DrawnSubject[] = SUBJECTS.filter(isDrawnSubject)
