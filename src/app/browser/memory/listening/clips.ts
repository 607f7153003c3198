/** The clips of a listening practice, each with its questions: what is missed or right as one. Pure. */
import type { EntryAnswer } from '#app/browser/memory/exercise/change.ts'
import { exerciseRef } from '#app/parts/exercise-ref.ts'
import { PAGE_LANGUAGE } from '#lib/language.ts'
import { subjects } from '#lib/subjects.ts'
import type { FileUrls } from '#listening/audio/files-client.ts'
import { sittingPath } from '#listening/practice/paths.ts'
import { type Responses, responseKey } from '#listening/practice/position.ts'
import type { Practice } from '#listening/practice/practice.ts'
import type { KeptQuestion, Mistake } from '#memory/kept/shapes.ts'
import { textHash } from '#memory/text-hash.ts'
import { questionHash, subjectOfPractice } from './begun-sitting.ts'

/** What is kept of a clip has this type; no type of quiz has it. */
export const LISTENING = 'listening'

/** A clip by itself, as a device keeps it: a practice of one clip, and the URLs of its files where no server can be asked for them, else null. */
export type ClipAlone = Readonly<{ practice: Practice; addresses: FileUrls | null }>

/** `id` counts the clips from 1, `line` is how a list shows it. */
export type ClipEntry = Pick<Mistake, 'ref' | 'version' | 'subject'> &
  Readonly<{ id: string; title: string; line: string; practice: Practice }>

export function clipEntries(practice: Practice): readonly ClipEntry[] {
  const subject = subjectOfPractice(practice)
  return practice.clips.flatMap((clip, i) => {
    const [first] = clip.questions
    if (first === undefined) return []
    const id = String(i + 1)
    const version = textHash([clip.audiofile, ...clip.questions.map(questionHash)].join(' '))
    return [
      {
        id,
        ref: `${exerciseRef(sittingPath(practice.id))} ${id}`,
        version,
        title: `${practice.displayTitle}, Clip ${clip.id}`,
        line: first.prompt,
        subject,
        practice: { ...practice, clips: [clip] },
      },
    ]
  })
}

/** So that the clip can be played again without its page. */
export const keptClip = (
  { version, title, line, subject, practice }: ClipEntry,
  urls: FileUrls | null,
): KeptQuestion => ({
  version,
  path: sittingPath(practice.id),
  title,
  line,
  language: subjects[subject].language ?? PAGE_LANGUAGE,
  asked: { type: LISTENING, quiz: { practice, addresses: urls } satisfies ClipAlone },
})

/** Of all clips, by their `ref`. */
export const clipQuestions = (practice: Practice, urls: FileUrls | null): Readonly<Record<string, KeptQuestion>> =>
  Object.fromEntries(clipEntries(practice).map((entry) => [entry.ref, keptClip(entry, urls)]))

/** Whether all questions of the clip at this index are right. */
export const isRight = ({ clips }: Practice, clip: number, responses: Responses): boolean =>
  (clips[clip]?.questions ?? []).every(({ key }, question) => responses[responseKey({ clip, question })] === key)

/** Of each clip that was tried: a question of it was answered, or at least half of the practice. */
export function answersOf(practice: Practice, responses: Responses): readonly EntryAnswer[] {
  const all = practice.clips.reduce((sum, { questions }) => sum + questions.length, 0)
  const triedAll = Object.keys(responses).length * 2 >= all
  return clipEntries(practice).flatMap(({ id, ref, version, subject }) => {
    const clip = Number(id) - 1
    const isTried = Object.keys(responses).some((key) => key.startsWith(`${clip}-`))
    if (!triedAll && !isTried) return []
    return [
      { id, answer: { ref, version, skill: '', subject, right: isRight(practice, clip, responses), sure: false } },
    ]
  })
}
