/**
 * What a file of content/tasks/{kind}/ holds: one text with its questions, or sentences to join. Pure; the schema runs on
 * the server side and in the commands of authors only.
 */
import { z } from 'zod'
import type { LanguageSubject } from '#lib/subjects.ts'

const text = z.string().min(1).max(2000)
const short = z.string().min(1).max(300)

/**
 * The kinds of Paper 2 that are a text with questions, in the order of the examination. `number` is that of the first
 * question in a whole paper, `items` how many one task has, `marks` what they earn. Source: the formats of 2025 (English) and 2017 (Chinese).
 */
type Kind = Readonly<{ subject: LanguageSubject; name: string; number: number; items: number; marks: number }>

export const KINDS = {
  'visual-text': { subject: 'english', name: 'Visual Text Comprehension', number: 21, items: 5, marks: 5 },
  synthesis: { subject: 'english', name: 'Synthesis and Transformation', number: 61, items: 5, marks: 10 },
  comprehension: { subject: 'english', name: 'Comprehension (Open-ended)', number: 66, items: 10, marks: 20 },
  'reading-1': { subject: 'chinese', name: '阅读理解一', number: 21, items: 5, marks: 10 },
  'reading-2': { subject: 'chinese', name: '阅读理解二', number: 30, items: 11, marks: 32 },
} as const satisfies Readonly<Record<string, Kind>>

export type TaskKind = keyof typeof KINDS
const isTaskKind = (name: string): name is TaskKind => Object.hasOwn(KINDS, name)

/** In the order of the examination. */
export const taskKinds: readonly TaskKind[] = Object.keys(KINDS).filter(isTaskKind)

/** A piece of a text. `small` is fine print; the first row of a table is its header. */
const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), text: short }),
  z.strictObject({ kind: z.literal('text'), text }),
  z.strictObject({ kind: z.literal('small'), text }),
  z.strictObject({ kind: z.literal('list'), items: z.array(short).min(2) }),
  z.strictObject({ kind: z.literal('table'), rows: z.array(z.array(z.string().max(120)).min(2)).min(2) }),
])

/** `look` decides how it is drawn; 'story' numbers its paragraphs. */
const stimulus = z.strictObject({
  look: z.enum(['story', 'notice', 'poster', 'web', 'letter']),
  title: short,
  blocks: z.array(block).min(1),
})

const common = {
  skill: z.string().min(1).max(60),
  /** 1 warm-up, 2 as in the examination, 3 challenge. */
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  explanation: z.string().max(600),
}

/** `reasons` has one sentence an option, '' for the key. */
const choice = z
  .strictObject({
    kind: z.literal('choice'),
    ask: text,
    options: z.array(short).length(4),
    key: z.int().min(0).max(3),
    reasons: z.array(z.string().max(300)).length(4),
    ...common,
  })
  .refine(({ options }) => new Set(options).size === 4, 'four different options')
  .refine(({ key, reasons }) => reasons.every((reason, i) => (reason === '') === (i === key)), 'a reason an option')

/**
 * `given` is the word or words that the sentence must have, as printed: 'Despite ...', '... unless ...'. `answers` and the
 * `answer` of a mistake are patterns of answer-pattern.ts; the first one is printed as the key. `marks` of a mistake: what
 * a marker would still give.
 */
const sentence = z.strictObject({
  kind: z.literal('sentence'),
  sentences: z.array(short).min(1).max(3),
  given: short,
  answers: z.array(text).min(1),
  mistakes: z
    .array(z.strictObject({ answer: text, marks: z.union([z.literal(0), z.literal(1)]), reason: short }))
    .min(3),
  ...common,
})

/** One mark a point. `accept` and `refuse` name wordings, '' for none; `samples` are answers as pupils write them. */
const open = z
  .strictObject({
    kind: z.literal('open'),
    ask: text,
    lines: z.int().min(1).max(8),
    points: z.array(short).min(1).max(6),
    accept: z.string().max(300),
    refuse: z.string().max(300),
    samples: z.array(z.strictObject({ text: short, marks: z.int().nonnegative() })).min(2),
    ...common,
  })
  .refine(({ points, samples }) => samples.every(({ marks }) => marks <= points.length), 'no more marks than points')

const item = z.discriminatedUnion('kind', [choice, sentence, open])

/** The schema of a file. `format` names the years in which the examination asks it so. */
export const task = z.strictObject({
  kind: z.enum(taskKinds),
  title: short,
  format: short,
  /** Null where the questions stand alone. */
  stimulus: stimulus.nullable(),
  /** How words of a Chinese text sound and what they mean, by word: 'zī yuán: natural resources'. */
  glosses: z.record(z.string(), z.string()).default({}),
  items: z.array(item),
})

export type Task = z.infer<typeof task>
export type TaskItem = Task['items'][number]
