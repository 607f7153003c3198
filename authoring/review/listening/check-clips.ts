/**
 * The part of `npm run content -- check` that is about listening clips: each is what its script says, in the voices of the
 * script, and the practice's transcript is that script. It hears nothing: `authoring/audio` writes down what a clip was
 * spoken from, and this compares. A practice without a script is an operator's own recording and passed over.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ROOT } from '#lib/issue.ts'
import { LANGUAGES, languages, type PrimaryTag } from '#lib/language.ts'
import type { Clip, Question } from '#listening/practice/practice.ts'
import { audioPath } from '#listening/practice/practice.ts'
import { PROMPTS } from '#listening/practice/schedule.ts'
import { parsePractice } from '#listening/practice/schema.ts'
import type { FileIssue } from '#server/content/issue.ts'
import { MEDIA_FOLDER, type MediaFile, RECORD_NAME } from '#server/content/media-files.ts'
import type { ContentFile } from '#server/content/read-content.ts'
import { bare, type Spans, storedSpans, timesOf, withTimes } from '../evidence.ts'

const SCRIPTS = 'listening-scripts'
/** Who leads through the paper; a transcript does not name it. */
const NARRATOR = 'narrator'
/** Scripts of what is said between the passages, one for each language; they are of no practice. */
const PROMPTS_OF = 'room-'

const speech = z.object({ role: z.string(), text: z.string(), spoken: z.string().optional() })
const pause = z.object({ pause: z.number() })
const storedScript = z.object({
  practice: z.string(),
  /** As authoring/audio names it. */
  language: z.enum(LANGUAGES.map((tag) => languages[tag].primary)).default('en'),
  cast: z.record(z.string(), z.string()),
  clips: z.array(z.object({ audiofile: z.string(), lines: z.array(z.union([pause, speech])) })),
})
const storedRecord = z.object({
  clips: z.array(
    z.object({ audiofile: z.string(), sha256: z.string(), script: z.string(), spans: storedSpans.default([]) }),
  ),
})

type Script = z.infer<typeof storedScript>
type ScriptClip = Script['clips'][number]
type Entry = z.infer<typeof storedRecord>['clips'][number]
/** What is at hand of one practice: its clips, and of each clip the bytes' hash and how it was made, by storage path. */
type Made = Readonly<{
  clips: readonly Clip[]
  hashes: ReadonlyMap<string, string>
  entries: ReadonlyMap<string, Entry>
}>

/** Where clips, scripts and transcripts are not of one piece. */
export function checkClips(
  dir: string,
  documents: readonly ContentFile[],
  files: readonly MediaFile[],
): readonly FileIssue[] {
  const folder = join(dir, SCRIPTS)
  if (!existsSync(folder)) return []
  const hashes = new Map(files.map(({ path, hash }) => [path, hash]))
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names.sort().flatMap((name) => {
    const file = join(folder, name)
    const script = read(storedScript, file)
    if (script === null) return [{ file, path: ROOT, reason: 'is not a script of clips' }]
    const made = { hashes, entries: entriesOf(dir, script.practice) }
    if (script.practice.startsWith(PROMPTS_OF)) return promptFaults(script, made).map((found) => ({ file, ...found }))
    const clips = clipsOf(script.practice, documents)
    if (clips === null) return [{ file, path: '$.practice', reason: `there is no practice ${script.practice}` }]
    return faults(script, { clips, ...made }).map((found) => ({ file, ...found }))
  })
}

/** Writes the times of the sentences that hold an answer into the practices of a content folder; returns how many there are. */
export function writeTimes(dir: string, documents: readonly ContentFile[]): number {
  const practices = documents.filter(({ collection }) => collection === 'listeningPractices')
  for (const { id, body } of practices) {
    const entries = entriesOf(dir, id)
    const timed = withTimes(body, (audiofile) => entries.get(audioPath(id, audiofile))?.spans ?? [])
    writeFileSync(join(dir, 'listeningPractices', `${id}.json`), `${JSON.stringify(timed, null, 2)}\n`)
  }
  return practices.length
}

/** What `manifest.script` must be for a clip that says these lines; authoring/audio/build.py makes the same. */
export function scriptHash(clip: ScriptClip, cast: Script['cast']): string {
  const lines = clip.lines.map((line) =>
    'pause' in line ? `pause\t${Math.round(line.pause * 1000)}` : `${cast[line.role]}\t${line.spoken ?? line.text}`,
  )
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

const SIGNS: Readonly<Record<PrimaryTag, Readonly<{ colon: string; space: string }>>> = {
  en: { colon: ': ', space: ' ' },
  zh: { colon: '：', space: '' },
}

/** The printed words of a script as a transcript has them: a line a turn, with the speaker's name before it. */
export function transcriptOf(clip: ScriptClip, language: Script['language']): string {
  const { colon, space } = SIGNS[language]
  const turns: { role: string; words: string }[] = []
  for (const line of clip.lines) {
    if ('pause' in line) continue
    const last = turns.at(-1)
    if (last?.role === line.role) last.words += `${space}${line.text}`
    else turns.push({ role: line.role, words: line.text })
  }
  return turns.map(({ role, words }) => (role === NARRATOR ? words : `${role}${colon}${words}`)).join('\n')
}

/** A transcript may begin a new line where a speaker pauses. */
function sameWords(a: string, b: string): boolean {
  const flat = (text: string) => text.replace(/\s+/g, ' ').trim()
  return flat(a) === flat(b)
}

function faults({ practice, language, cast, clips }: Script, made: Made) {
  if (clips.length !== made.clips.length) {
    return [{ path: '$.clips', reason: `has ${clips.length} clips, but the practice has ${made.clips.length}` }]
  }
  return clips.flatMap((clip, i) => {
    const path = audioPath(practice, clip.audiofile)
    const shown = made.clips[i]
    const reasons = [
      ...(shown !== undefined && audioPath(practice, shown.audiofile) === path ? [] : ['names another recording']),
      ...(sameWords(shown?.transcript ?? '', transcriptOf(clip, language))
        ? []
        : ['says something else than the transcript']),
      ...recordingFaults(clip, cast, path, made),
    ]
    const spans = made.entries.get(path)?.spans
    return [
      ...reasons.map((reason) => ({ path: `$.clips[${i}]`, reason })),
      ...(shown?.questions ?? []).flatMap((question, q) =>
        (spans === undefined ? [] : evidenceFaults(question, spans)).map((reason) => ({
          path: `$.clips[${i}].questions[${q}].evidence`,
          reason,
        })),
      ),
    ]
  })
}

type Recordings = Pick<Made, 'hashes' | 'entries'>

/** Whether a recording is what its script says, and when each sentence is heard. */
function recordingFaults(clip: ScriptClip, cast: Script['cast'], path: string, made: Recordings): readonly string[] {
  const entry = made.entries.get(path)
  const said = clip.lines.map((line) => ('pause' in line ? '' : line.text)).join('')
  const heard = entry?.spans.map(({ text }) => text).join('') ?? ''
  return [
    ...(entry?.script === scriptHash(clip, cast) ? [] : ['is not what the recording was made from']),
    ...(entry === undefined || entry.sha256 === made.hashes.get(path) ? [] : ['has another recording than was made']),
    ...(entry === undefined || bare(heard) === bare(said) ? [] : ['has no times of its sentences: build it again']),
  ]
}

function promptFaults({ practice, cast, clips }: Script, made: Recordings) {
  const wanted = PROMPTS.map((prompt) => `${prompt}.mp3`).join(' ')
  if (clips.map(({ audiofile }) => audiofile).join(' ') !== wanted) {
    return [{ path: '$.clips', reason: `must be ${wanted}` }]
  }
  return clips.flatMap((clip, i) =>
    recordingFaults(clip, cast, audioPath(practice, clip.audiofile), made).map((reason) => ({
      path: `$.clips[${i}]`,
      reason,
    })),
  )
}

/** Whether a question says where its answer is heard, and when. */
function evidenceFaults({ evidence }: Question, spans: Spans): readonly string[] {
  if (evidence === null) return ['is missing: which sentence holds the answer?']
  const times = timesOf(evidence.text, spans)
  if (times === null) return ['is not in the transcript']
  const same = times.start === evidence.start && times.end === evidence.end
  return same ? [] : ['has other times than the recording: npm run content -- times']
}

function clipsOf(practice: string, documents: readonly ContentFile[]): readonly Clip[] | null {
  const document = documents.find(({ collection, id }) => collection === 'listeningPractices' && id === practice)
  const parsed = parsePractice(practice, document?.body)
  return parsed.status === 'ok' ? parsed.practice.clips : null
}

function entriesOf(dir: string, practice: string): Made['entries'] {
  const record = read(storedRecord, join(dir, MEDIA_FOLDER, audioPath(practice, RECORD_NAME)))
  return new Map(record?.clips.map((entry) => [audioPath(practice, entry.audiofile), entry]))
}

function read<T>(schema: z.ZodType<T>, file: string): T | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}
