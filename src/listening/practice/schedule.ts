/**
 * How a practice runs in the examination hall: what is heard, and how long nothing is heard. Pure. The times are those of
 * our own papers: the examination gives none to the public (docs/decisions/archive/0040).
 */
import type { ByLanguage, Language } from '#lib/language.ts'
import type { Practice } from '#listening/practice/practice.ts'

/** What the narrator says between the passages; a recording each. */
export const PROMPTS = ['start', 'read', 'again', 'answer', 'check', 'end'] as const
export type Prompt = (typeof PROMPTS)[number]

const READINGS = ['first', 'second', 'third'] as const
type PassagePhase = 'read' | (typeof READINGS)[number] | 'pause' | 'answer'
export type Phase = 'instructions' | PassagePhase | 'check'

/** In the order of one passage, between the instructions and the last check; a pause is between two readings. */
export function passagePhases(readings: number): readonly PassagePhase[] {
  const heard = READINGS.slice(0, readings)
  return ['read', ...heard.flatMap((reading, i) => (i === 0 ? [reading] : ['pause' as const, reading])), 'answer']
}

type Piece =
  | Readonly<{ kind: 'prompt'; prompt: Prompt }>
  | Readonly<{ kind: 'clip'; clip: number }>
  | Readonly<{ kind: 'silence'; seconds: number }>

/** One phase and what is heard in it. `clip` is the index of its passage, null before the first and after the last. */
export type Planned = Readonly<{ phase: Phase; clip: number | null; pieces: readonly Piece[] }>

/** A phase with its place in the recording, in seconds. */
export type Step = Readonly<{ phase: Phase; clip: number | null; start: number; end: number }>

/** Seconds for each question of a passage: to read it, and to choose. Chinese has longer options and fewer questions. */
const READ_SECONDS_PER_QUESTION: ByLanguage<number> = { en: 10, 'zh-Hans': 15 }
const ANSWER_SECONDS_PER_QUESTION: ByLanguage<number> = { en: 20, 'zh-Hans': 30 }
const PAUSE_SECONDS = 10
const CHECK_SECONDS = 60
const GAP_SECONDS = 1

const say = (prompt: Prompt): Piece => ({ kind: 'prompt', prompt })
const wait = (seconds: number): Piece => ({ kind: 'silence', seconds })

/** What is heard in one phase of a passage with this number of questions. */
function piecesOf(phase: PassagePhase, clip: number, questions: number, language: Language): readonly Piece[] {
  switch (phase) {
    case 'read':
      return [say('read'), wait(READ_SECONDS_PER_QUESTION[language] * questions)]
    case 'pause':
      return [wait(PAUSE_SECONDS), say('again'), wait(GAP_SECONDS)]
    case 'answer':
      return [wait(GAP_SECONDS), say('answer'), wait(ANSWER_SECONDS_PER_QUESTION[language] * questions)]
    default:
      return [{ kind: 'clip', clip }]
  }
}

type Planable = Pick<Practice, 'clips' | 'language' | 'readings'>

/** The phases of a practice in order. */
export function planOf({ clips, language, readings }: Planable): readonly Planned[] {
  const passages = clips.flatMap(({ questions }, clip): readonly Planned[] =>
    passagePhases(readings).map((phase) => ({
      phase,
      clip,
      pieces: piecesOf(phase, clip, questions.length, language),
    })),
  )
  return [
    // Speech first: WebKit does not always know an MP3 that begins with silent frames.
    { phase: 'instructions', clip: null, pieces: [say('start'), wait(GAP_SECONDS)] },
    ...passages,
    { phase: 'check', clip: null, pieces: [say('check'), wait(CHECK_SECONDS), say('end')] },
  ]
}

/** The phases with their times; `secondsOf` says how long a piece is. */
export function stepsOf(plan: readonly Planned[], secondsOf: (piece: Piece) => number): readonly Step[] {
  let at = 0
  return plan.map(({ phase, clip, pieces }) => {
    const start = at
    at += pieces.reduce((sum, piece) => sum + secondsOf(piece), 0)
    return { phase, clip, start, end: at }
  })
}

/** The step at a second of the recording; the last one after its end. Null where there are no steps. */
export function stepAt(steps: readonly Step[], second: number): Step | null {
  return steps.find(({ end }) => second < end) ?? steps.at(-1) ?? null
}

/** The step after this one, or null. */
export function stepAfter(steps: readonly Step[], step: Step): Step | null {
  return steps[steps.indexOf(step) + 1] ?? null
}

/** Where the recordings of the narrator are. */
const PROMPT_FOLDERS: ByLanguage<string> = { en: 'room-english', 'zh-Hans': 'room-chinese' }

/** The storage path of what the narrator says. */
export function promptPath(language: Language, prompt: Prompt): string {
  return `listening-audio/${PROMPT_FOLDERS[language]}/${prompt}.mp3`
}
