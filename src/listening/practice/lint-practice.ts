/** Checks a listening practice before it is imported: its shape, its options and keys, and that its files are there. */
import type { Issue } from '#lib/issue.ts'
import { asObject } from '#lib/json.ts'
import { keyFault } from '#lib/key-place.ts'
import { audioPath, type Clip, type Practice, type Question } from './practice.ts'
import { parsePractice } from './schema.ts'
import { yearIn } from './sort-practices.ts'

const OPTIONS = 3

type Files = ReadonlySet<string>

/** What is wrong with a document of 'listeningPractices'; `files` are the storage paths that there are. */
export function lintPractice(id: string, body: unknown, files: Files): readonly Issue[] {
  const parsed = parsePractice(id, body)
  switch (parsed.status) {
    case 'missing':
      return [issue('$', 'no document')]
    case 'invalid':
      return withKeys(body, parsed.issues)
    case 'ok':
      return withKeys(body, [...wholeIssues(parsed.practice), ...clipsIssues(parsed.practice, files)])
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Keys that name no option, as they are stored. */
function keyIssues(body: unknown): readonly Issue[] {
  return listOf(asObject(body).clips).flatMap((clip, c) =>
    listOf(asObject(clip).questions).flatMap((stored, q) => {
      const { options, correctAnswer } = asObject(stored)
      const reason = listOf(options).length === 0 ? null : keyFault(correctAnswer, listOf(options))
      return reason === null ? [] : [issue(`$.clips[${c}].questions[${q}].correctAnswer`, reason)]
    }),
  )
}

/** The keys' own faults say more than what the schema finds at the same place. */
function withKeys(body: unknown, others: readonly Issue[]): readonly Issue[] {
  const keys = keyIssues(body)
  return [...keys, ...others.filter(({ path }) => !keys.some((key) => key.path === path))]
}

function issue(path: string, reason: string): Issue {
  return { path, reason }
}

function when(bad: boolean, path: string, reason: string): readonly Issue[] {
  return bad ? [issue(path, reason)] : []
}

function wholeIssues({ title, displayTitle, totalClips, clips }: Practice): readonly Issue[] {
  return [
    ...when(yearIn(title) === 0, '$.title', 'names no four-digit year'),
    ...when(displayTitle.trim() === '', '$.displayTitle', 'must be a text that is not empty'),
    ...when(clips.length === 0, '$.clips', 'there are no clips'),
    ...when(totalClips !== clips.length, '$.totalClips', `is ${totalClips}, but there are ${clips.length} clips`),
    ...repeated(clips.map(({ id }) => id)).map((i) => issue(`$.clips[${i}].id`, 'is used by another clip')),
    ...repeated(clips.map(({ audiofile }) => audiofile)).map((i) =>
      issue(`$.clips[${i}].audiofile`, 'is used by another clip'),
    ),
  ]
}

function clipsIssues({ id, clips }: Practice, files: Files): readonly Issue[] {
  return clips.flatMap((clip, c) => clipIssues(`$.clips[${c}]`, clip, audioPath(id, clip.audiofile), files))
}

function clipIssues(path: string, clip: Clip, audio: string, files: Files): readonly Issue[] {
  const named = /^[^/\\]+\.mp3$/.test(clip.audiofile)
  return [
    ...when(!named, `${path}.audiofile`, 'must be the name of an .mp3 file'),
    ...when(named && !files.has(audio), `${path}.audiofile`, `there is no file ${audio}`),
    ...when(clip.questions.length === 0, `${path}.questions`, 'there are no questions'),
    ...clip.questions.flatMap((question, q) => questionIssues(`${path}.questions[${q}]`, question, files)),
  ]
}

const PICTURES = { image: OPTIONS, single_image: 1, text: 0 } as const

function questionIssues(path: string, question: Question, files: Files): readonly Issue[] {
  const { type, prompt, options, pictures } = question
  const wanted = PICTURES[type]
  return [
    ...when(prompt.trim() === '', `${path}.questionText`, 'must be a text that is not empty'),
    ...when(options.length !== OPTIONS, `${path}.options`, `has ${options.length} options instead of ${OPTIONS}`),
    ...options.flatMap((text, i) => when(text.trim() === '', `${path}.options[${i}]`, 'must not be empty')),
    ...repeated(options.map((text) => text.trim())).map((i) => issue(`${path}.options[${i}]`, 'is given twice')),
    ...when(pictures.length !== wanted, `${path}.imageUrls`, `has ${pictures.length} pictures instead of ${wanted}`),
    ...pictures.flatMap((file, i) => when(!files.has(file), `${path}.imageUrls[${i}]`, `there is no file ${file}`)),
  ]
}

/** The indexes of values that stood before. */
function repeated(values: readonly string[]): readonly number[] {
  return values.flatMap((value, i) => (values.indexOf(value) < i ? [i] : []))
}
