import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readContent } from '#server/content/read-content.ts'
import { checkClips, scriptHash, transcriptOf, writeTimes } from './check-clips.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'clips-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const cast = { narrator: 'bf_emma', Mei: 'girl_a' }
const clip = {
  id: 1,
  audiofile: 'clip_1.mp3',
  lines: [
    { role: 'narrator', text: 'Passage 1.', spoken: 'Passage one.' },
    { pause: 1.5 },
    { role: 'Mei', text: 'Good morning.' },
    { role: 'Mei', text: 'Is it seven yet?' },
  ],
}
const TRANSCRIPT = 'Passage 1.\nMei: Good morning. Is it seven yet?'
/** SHA-256 of 'sound'. */
const SOUND = 'dd29442deca69f52c50006b831cb216edf78a7da33748f0a80ff19f2ebe57ecd'

type Parts = Readonly<{
  transcript: string
  audiofile: string
  lines: readonly object[]
  script: string
  sound: string
  spans: readonly object[]
  evidence: object | null
}>
const good: Parts = {
  transcript: TRANSCRIPT,
  audiofile: 'clip 1.mp3',
  lines: clip.lines,
  script: scriptHash(clip, cast),
  sound: 'sound',
  spans: [
    { text: 'Passage 1.', start: 0.4, end: 1.2 },
    { text: 'Good morning. Is it seven yet?', start: 2.7, end: 5.1 },
  ],
  evidence: { text: 'Is it seven yet?', start: 2.7, end: 5.1 },
}

function put(path: string, body: unknown): void {
  const file = join(dir, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof body === 'string' ? body : JSON.stringify(body))
}

/** What the check says of a folder with one clip. */
function reasons(parts: Partial<Parts>): readonly string[] {
  const { transcript, audiofile, lines, script, sound, spans, evidence } = { ...good, ...parts }
  const questions = [{ type: 'text', questionText: 'Who?', options: ['a', 'b', 'c'], correctAnswer: 0, evidence }]
  put('listeningPractices/p-2024.json', { title: 'P 2024', clips: [{ id: 1, audiofile, transcript, questions }] })
  put('listening-scripts/p-2024.json', { practice: 'p-2024', cast, clips: [{ ...clip, lines }] })
  put('files/listening-audio/p-2024/clip_1.mp3', sound)
  put('files/listening-audio/p-2024/manifest.json', {
    clips: [{ audiofile: 'clip_1.mp3', sha256: SOUND, script, spans }],
  })
  return check()
}

function check(): readonly string[] {
  const { documents, files } = readContent(dir, () => {})
  return checkClips(dir, documents, files).map(({ path, reason }) => `${path} ${reason}`)
}

describe('checkClips', () => {
  it('is content with a clip that was made from its script', () => {
    expect(reasons({})).toEqual([])
  })

  it.each<[string, Partial<Parts>, string]>([
    [
      'a line said otherwise',
      { script: scriptHash(clip, { ...cast, Mei: 'boy_a' }) },
      'is not what the recording was made from',
    ],
    ['another transcript', { transcript: 'Mei: Good night.' }, 'says something else than the transcript'],
    ['another recording', { sound: 'noise' }, 'has another recording than was made'],
    ['another name', { audiofile: 'clip 2.mp3' }, 'names another recording'],
  ])('finds %s', (_, parts, reason) => {
    expect(reasons(parts)).toEqual([`$.clips[0] ${reason}`])
  })

  const at = '$.clips[0].questions[0].evidence'
  it.each<[string, Partial<Parts>, string]>([
    [
      'a recording without times',
      { spans: [], evidence: null },
      '$.clips[0] has no times of its sentences: build it again',
    ],
    ['an answer that is nowhere said to be', { evidence: null }, `${at} is missing: which sentence holds the answer?`],
    ['words that nobody says', { evidence: { text: 'Seven!', start: 1, end: 2 } }, `${at} is not in the transcript`],
    [
      'times of another recording',
      { evidence: { text: 'Good morning.', start: 2.7, end: 5 } },
      `${at} has other times than the recording: npm run content -- times`,
    ],
  ])('finds %s', (_, parts, reason) => {
    expect(reasons(parts)).toContain(reason)
  })

  it('writes the times of the sentences that hold an answer', () => {
    reasons({ evidence: { text: 'seven yet?', start: 0, end: 1 } })
    writeTimes(dir, readContent(dir, () => {}).documents)
    expect(check()).toEqual([])
  })

  it('wants every prompt of a room, as its script says it', () => {
    reasons({})
    put('listening-scripts/room-english.json', { practice: 'room-english', cast, clips: [clip] })
    expect(check()).toEqual(['$.clips must be start.mp3 read.mp3 again.mp3 answer.mp3 check.mp3 end.mp3'])
  })

  it('finds a script whose recordings were never made, one without a practice, and one that is none', () => {
    reasons({})
    rmSync(join(dir, 'files/listening-audio/p-2024/manifest.json'))
    expect(check()).toEqual(['$.clips[0] is not what the recording was made from'])
    put('listening-scripts/p-2024.json', { practice: 'p-2023', cast, clips: [clip] })
    expect(check()).toEqual(['$.practice there is no practice p-2023'])
    put('listening-scripts/p-2024.json', '{')
    expect(check()).toEqual(['$ is not a script of clips'])
  })

  it('passes over a practice without a script', () => {
    reasons({ transcript: 'Something else.' })
    rmSync(join(dir, 'listening-scripts'), { recursive: true })
    expect(check()).toEqual([])
  })
})

describe('a script', () => {
  it('has the hash that the builder of the clips writes down', () => {
    expect(scriptHash(clip, cast)).toBe('2e798c78abbc3090ab05d2ca5af61e6b384302717adfd2e0d2fa09c6a0761b04')
  })

  it('becomes a transcript by turns, the narrator unnamed', () => {
    expect(transcriptOf(clip, 'en')).toBe(TRANSCRIPT)
    expect(transcriptOf(clip, 'zh')).toBe('Passage 1.\nMei：Good morning.Is it seven yet?')
  })
})
