/**
 * The sentences that hold the answers of a listening practice, and when they are heard: the words are the author's, the
 * times are those that `authoring/audio` wrote beside the clips. Pure.
 */
import { z } from 'zod'
import { asObject, readString } from '#lib/json.ts'

/** Words of a clip and when they are heard, in seconds. In order they are all words of the clip. */
export const storedSpans = z.array(z.object({ text: z.string(), start: z.number(), end: z.number() }))
export type Spans = z.infer<typeof storedSpans>

/** When these words are heard, from the start of their first span to the end of their last; null if they are not heard. */
export function timesOf(text: string, spans: Spans): { start: number; end: number } | null {
  const placed: { from: number; to: number; start: number; end: number }[] = []
  for (const { text: said, start, end } of spans) {
    const from = placed.at(-1)?.to ?? 0
    placed.push({ from, to: from + bare(said).length, start, end })
  }
  const words = spans.map((span) => bare(span.text)).join('')
  const from = words.indexOf(bare(text))
  if (from === -1 || bare(text) === '') return null
  const to = from + bare(text).length
  const heard = placed.filter((span) => span.from < to && span.to > from)
  const [first, last] = [heard[0], heard.at(-1)]
  return first === undefined || last === undefined ? null : { start: first.start, end: last.end }
}

/** Two texts that differ in spaces only are the same words. */
export function bare(text: string): string {
  return text.replace(/\s+/g, '')
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The stored practice with the times of its evidence; `spansOf` gives the spans of a clip by its name. Fields keep their order. */
export function withTimes(body: unknown, spansOf: (audiofile: string) => Spans): unknown {
  const practice = asObject(body)
  const clips = listOf(practice.clips).map((clip) => {
    const fields = asObject(clip)
    const spans = spansOf(readString(fields.audiofile) ?? '')
    return { ...fields, questions: listOf(fields.questions).map((question) => timedQuestion(question, spans)) }
  })
  return { ...practice, clips }
}

function timedQuestion(question: unknown, spans: Spans): unknown {
  const fields = asObject(question)
  const text = readString(asObject(fields.evidence).text)
  const times = text === null ? null : timesOf(text, spans)
  return times === null ? question : { ...fields, evidence: { text, ...times } }
}
