/** A listening practice as the pages know it: clips to hear, questions to answer. Stored names end in schema.ts. */
import type { Language } from '#lib/language.ts'

/** 'image': a picture an option; 'single_image': one picture of which the parts are the options; else words. */
export type QuestionType = 'image' | 'single_image' | 'text'

/** The words of the transcript that hold an answer, and when they are heard, in seconds from the start of the clip. */
type Evidence = Readonly<{ text: string; start: number; end: number }>

/** One item of a sitting. How many options it offers is said by `choicesOf`, also where `options` is empty. */
export type Question = Readonly<{
  type: QuestionType
  prompt: string
  /** What each option says, or what its picture shows; may be empty where pictures speak for themselves. */
  options: readonly string[]
  /** Storage paths: one for each option, or the one that has all of them. */
  pictures: readonly string[]
  /** The option that is right, from 0. */
  key: number
  explanation: string
  /** What is wrong with each option, '' for the key; may be empty. */
  reasons: readonly string[]
  /** What is asked for, as a tag of docs/content-guide.md; '' where the practice does not say it. */
  skill: string
  /** Null where the practice does not say it. */
  evidence: Evidence | null
}>

/** One recording with the questions on it, in the order in which they are asked. */
export type Clip = Readonly<{
  /** As it is shown: 'Audio Clip 3'. */
  id: string
  /** The recording's name in the document. */
  audiofile: string
  /** One line a speaker, '' where there is none. Shown only after submitting. */
  transcript: string
  questions: readonly Question[]
}>

/** `totalClips` may differ from the length of `clips`: it is for pages that load no clips. */
export type Practice = Readonly<{
  id: string
  title: string
  displayTitle: string
  /** What is spoken and asked. */
  language: Language
  /** As the document says it, for the list and the practice's own page. */
  totalClips: number
  /** How often a clip may be played in a sitting, 1 to 3 (docs/behaviour.md, 8.7 and 17.5). A play that is given back does not count. */
  plays: number
  /** How often each passage is read in a room, 1 to 3. */
  readings: number
  instructions: string
  clips: readonly Clip[]
}>

/** Options of a question that says none (docs/behaviour.md, 17.1). */
const CHOICES = 3

/** The storage path of a clip's recording: spaces in its name become underscores. */
export function audioPath(practiceId: string, audiofile: string): string {
  return `listening-audio/${practiceId}/${audiofile.replaceAll(' ', '_')}`
}

/** Storage paths of all that a practice plays and shows. */
export function filesOf({ id, clips }: Practice): readonly string[] {
  return clips.flatMap(({ audiofile, questions }) => [
    audioPath(id, audiofile),
    ...questions.flatMap(({ pictures }) => pictures),
  ])
}

/** How many options a question has. */
export function choicesOf({ type, options, pictures }: Question): number {
  if (options.length > 0) return options.length
  return type === 'image' ? pictures.length : CHOICES
}

/** An option in words, as the review says it; null where the question has no such option. */
export function optionWords(question: Question, option: number): string | null {
  if (!Number.isInteger(option) || option < 0 || option >= choicesOf(question)) return null
  return question.options[option] ?? `Picture ${option + 1}`
}
