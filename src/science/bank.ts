/** What content/science/ holds: one file a theme with its questions. */
import { z } from 'zod'
import { drawnPart, filledPart } from './hand.ts'

const text = z.string().min(1)
/** Not 'A: It has scales.': what has a letter is one of the statements of its question. */
const unlettered = text.refine((line) => !/(?:^|\s)[A-F]: /.test(line), 'lettered statements are in their own list')
/** Rows of cells; the first row is the header. Cells may be empty. */
const table = z.array(z.array(z.string()))

/** `file` is a drawing in content/drawings/; `width` is in millimetres. */
const figure = z.strictObject({
  file: z.string().regex(/^[a-z0-9-]+\.svg$/),
  alt: text,
  width: z.number().min(30).max(150),
})

/** In the order of the themes. A paper has at most two questions of one topic, of both kinds together. */
const TOPICS = [
  'animals',
  'plants, fungi and bacteria',
  'living and non-living',
  'materials',
  'life cycles of animals',
  'seeds and seedlings',
  'flowers',
  'reproduction and heredity',
  'dispersal',
  'changes of state',
  'evaporation',
  'condensation and the water cycle',
  'matter',
  'digestion',
  'breathing',
  'blood',
  'stems and roots',
  'leaves',
  'cells',
  'circuits',
  'magnets',
  'electromagnets',
  'friction',
  'springs',
  'forces',
  'food webs',
  'adaptations',
  'decomposers',
  'people and nature',
  'light',
  'conduction of heat',
  'heat and temperature',
  'expansion',
  'photosynthesis',
  'energy changes',
] as const

/**
 * What both kinds have. `ideas` are what it asks for or gives away. Questions that share an idea, or a `setup` other than
 * '', never stand on one paper. `until`: the last year in which the exam asks it; null if it still does, which a document writes as 0. `reserved`: it is kept for
 * one whole paper and is in no set and no paper of a school. `level`: 1 recall or one step, 2 as most of the examination, 3 two
 * linked reasons or unfamiliar apparatus.
 */
const asked = {
  topic: z.enum(TOPICS),
  ideas: z.array(text),
  until: z
    .int()
    .nonnegative()
    .transform((year) => (year === 0 ? null : year)),
  reserved: z.boolean(),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  setup: z.string(),
  stem: z.array(unlettered).min(1),
  figure: figure.nullable(),
  table,
}

const choice = z
  .strictObject({
    id: z.string().regex(/^[DCSIE]\d{1,3}[a-z]$/),
    ...asked,
    /** What the question names by A, B, C, D; printed with these letters below it. Empty where there are none. */
    statements: z.array(unlettered).max(6),
    options: z.array(text),
    optionTable: z.strictObject({ head: z.array(text).min(1), rows: z.array(z.array(text)) }).nullable(),
    key: z.int().min(0).max(3),
    /** Of each option what a pupil who chose it did or overlooked, '' for the key; empty where nobody has written them. */
    reasons: z.array(z.string()),
    /** The options keep their order: they name labels or sets that have one. */
    fixed: z.boolean(),
    explanation: text,
  })
  .refine(
    ({ options, optionTable }) => (optionTable === null ? options : optionTable.rows).length === 4,
    'four options',
  )
  .refine(
    ({ options, optionTable }) =>
      new Set(optionTable === null ? options : optionTable.rows.map((row) => row.join('|'))).size === 4,
    'four different options',
  )
  .refine(
    ({ optionTable }) => optionTable?.rows.every((row) => row.length === optionTable.head.length) ?? true,
    'whole rows',
  )
  .refine(
    ({ reasons, key, reserved }) =>
      (reasons.length === 0 && !reserved) ||
      (reasons.length === 4 && reasons.every((reason, i) => (reason === '') === (i === key))),
    'a reason for each wrong option, which a reserved question must have',
  )
  .refine(({ stem }) => stem.at(-1)?.endsWith('?') ?? false, 'the last line of the stem asks the question')

/** A question that asks to choose and to explain; a bare choice as a point would give a mark to a guess. */
const EXPLAINED = /^(?:Which|In which|Did|Is|Can|Will|What (?:will|happens|happened)|.*(?:less than|fuses))/
const WHY = /explain|why|give two features/i
const isBareChoice = (point: string): boolean => point.split(/\s+/).length < 6

/**
 * One mark a point. `accept` and `refuse` name wordings; '' for none. `lines` to write on. `samples` are answers as pupils
 * write them, each with the marks that it earns.
 */
const writtenPart = z
  .strictObject({
    text,
    points: z.array(text).min(1),
    accept: z.string(),
    refuse: z.string(),
    lines: z.int().min(1).max(8),
    samples: z.array(z.strictObject({ text, marks: z.int().nonnegative() })),
  })
  .refine(
    ({ text: ask, points: [first = '', ...more] }) =>
      more.length === 0 || !EXPLAINED.test(ask) || !WHY.test(ask) || !isBareChoice(first),
    'the first mark is for a choice with its reason',
  )

/** Written and marked by the pupil, or completed or drawn and marked by us. */
const part = z.union([writtenPart, filledPart, drawnPart])

const open = z.strictObject({ id: z.string().regex(/^O\d{1,3}[a-z]$/), ...asked, parts: z.array(part).min(1) })

export const marksOfPart = (one: SciencePart): number => ('points' in one ? one.points.length : one.marks)

/** In the order of a paper. */
export const THEMES = ['diversity', 'cycles', 'systems', 'interactions', 'energy'] as const

const themeShape = z.strictObject({ theme: z.enum(THEMES), choice: z.array(choice), open: z.array(open) })

/** The four options are in `options`, or in the rows of `optionTable` if it is not null. `key` counts from 0. */
export type ScienceChoice = z.infer<typeof choice>
/** An open question. */
export type ScienceOpen = z.infer<typeof open>
/** Of a written part each point earns one mark; the others say what they earn. */
export type SciencePart = z.infer<typeof part>
/** All questions of one theme; the same theme is the name of its file. */
export type ScienceTheme = z.infer<typeof themeShape>

const duplicates = (ids: readonly string[]): string[] => ids.filter((id, i) => ids.indexOf(id) !== i)

/** The schema of the file of one theme; it also refuses an id that the file has twice. */
export const theme: z.ZodType<ScienceTheme> = themeShape.superRefine((value, context) => {
  const ids = [...value.choice, ...value.open].map(({ id }) => id)
  for (const id of duplicates(ids)) context.addIssue({ code: 'custom', message: `${id} is there twice` })
})
