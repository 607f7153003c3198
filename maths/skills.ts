/**
 * What P5 and P6 learn in Mathematics, for the pupils who sit the examination of 2026: one skill an objective. The order is
 * that of the page of skills. The list follows what several public summaries of the ministry's syllabus of 2021 (P6 from
 * 2026) say; docs/maths-objectives.md has the source of each and how sure it is.
 */

/** The strands, in the order of the page; the key stands in a skill, the value on the page. */
export const STRANDS = {
  number: 'Whole numbers',
  fraction: 'Fractions',
  decimal: 'Decimals and measures',
  percentage: 'Percentage',
  ratio: 'Ratio',
  rate: 'Rate',
  average: 'Average',
  algebra: 'Algebra',
  geometry: 'Geometry',
  measure: 'Area, volume and circles',
  data: 'Data',
} as const

/** A group of skills. Two families of one strand never stand three in a row on a paper. */
export type Strand = keyof typeof STRANDS

type Row = Readonly<{ strand: Strand; level: 'P4' | 'P5' | 'P6'; name: string; asks: string }>

const rows = {
  'large-numbers': ['number', 'P5', 'Numbers to ten million', 'Read, compare, round and give the value of a digit.'],
  'factors-and-multiples': [
    'number',
    'P4',
    'Factors and multiples',
    'Find common factors and multiples, and use them.',
  ],
  'order-of-operations': ['number', 'P5', 'Order of operations', 'Work out sums with brackets in the right order.'],
  'tens-and-hundreds': [
    'number',
    'P5',
    'Multiply and divide by 10, 100, 1000',
    'Also by their multiples, as 30 or 4000.',
  ],
  'whole-number-problems': ['number', 'P5', 'Whole number problems', 'Totals, groups, supposing, working backwards.'],
  'number-patterns': ['number', 'P5', 'Patterns', 'Find the rule of a row of figures or numbers.'],
  'fractions-and-division': [
    'fraction',
    'P5',
    'Fractions and division',
    'Write a quotient as a fraction, a mixed number or a decimal.',
  ],
  'comparing-fractions': ['fraction', 'P4', 'Comparing and ordering', 'Put fractions and decimals in order.'],
  'adding-fractions': ['fraction', 'P5', 'Adding and subtracting mixed numbers', 'With different denominators.'],
  'multiplying-fractions': [
    'fraction',
    'P5',
    'Multiplying fractions',
    'A fraction of a fraction, a fraction of a number.',
  ],
  'dividing-by-fractions': [
    'fraction',
    'P6',
    'Dividing by a fraction',
    'How many parts fit into a whole or into a part.',
  ],
  'fraction-problems': ['fraction', 'P6', 'Fraction problems', 'Remainders, equal fractions, before and after.'],
  decimals: ['decimal', 'P5', 'Decimals', 'Calculate with decimals and with money.'],
  'converting-measures': ['decimal', 'P5', 'Converting measures', 'km and m, kg and g, litres and millilitres.'],
  'time-and-scales': ['decimal', 'P4', 'Time and scales', 'Read a scale, find how long something takes.'],
  'percentage-of-a-whole': [
    'percentage',
    'P5',
    'Percentage of a whole',
    'Find a part, and write a part as a percentage.',
  ],
  'discount-gst-interest': ['percentage', 'P5', 'Discount, GST and interest', 'Percentages of money.'],
  'whole-from-percentage': ['percentage', 'P6', 'The whole from a percentage', 'Find 100% when a part is known.'],
  'percentage-change': ['percentage', 'P6', 'Increase and decrease', 'By how many per cent something has changed.'],
  'simplest-ratio': ['ratio', 'P6', 'Ratio', 'Write ratios, simplify them, find the missing term.'],
  'sharing-in-a-ratio': ['ratio', 'P6', 'Sharing in a ratio', 'Divide a quantity, or find it from a part.'],
  'ratio-and-fraction': ['ratio', 'P6', 'Ratio, fraction and percentage', 'Say the same comparison in another way.'],
  'changing-ratios': [
    'ratio',
    'P6',
    'Changing ratios',
    'Before and after: one fixed, the sum fixed, the difference fixed.',
  ],
  rate: ['rate', 'P5', 'Rate', 'So much for each: litres a minute, dollars an hour.'],
  speed: ['rate', 'P6', 'Speed', 'Distance, time and speed.'],
  average: ['average', 'P6', 'Average', 'Find it, and the total or a missing number from it.'],
  'algebraic-expressions': ['algebra', 'P6', 'Expressions in a letter', 'Write, simplify and evaluate them.'],
  'simple-equations': ['algebra', 'P6', 'Simple equations', 'Find the letter that makes both sides equal.'],
  'angles-on-lines': ['geometry', 'P5', 'Angles on lines', 'On a line, at a point, vertically opposite.'],
  triangles: ['geometry', 'P5', 'Triangles', 'Angles of isosceles, equilateral and right-angled triangles.'],
  'four-sided-figures': ['geometry', 'P5', 'Four-sided figures', 'Parallelogram, rhombus and trapezium.'],
  'angles-in-figures': ['geometry', 'P6', 'Angles in composite figures', 'Several figures joined, or paper folded.'],
  'solids-and-nets': ['geometry', 'P4', 'Solids, nets and symmetry', 'Views of cubes, nets, lines of symmetry.'],
  'area-of-triangles': ['measure', 'P5', 'Area of triangles', 'Base and height, and figures made of triangles.'],
  'area-and-perimeter': ['measure', 'P5', 'Area and perimeter', 'Figures made of squares, rectangles and triangles.'],
  volume: ['measure', 'P5', 'Volume', 'Cubes, cuboids and water in a tank.'],
  'volume-unknown-edge': [
    'measure',
    'P6',
    'Volume with an unknown edge',
    'Find an edge, a height or a base from the volume.',
  ],
  circles: ['measure', 'P6', 'Circles', 'Circumference and area of circles, semicircles and quarters.'],
  'circle-figures': ['measure', 'P6', 'Figures with circles', 'Perimeter and area where arcs and straight sides meet.'],
  'tables-and-graphs': ['data', 'P5', 'Tables and graphs', 'Read and use tables, bar graphs and line graphs.'],
  'pie-charts': ['data', 'P4', 'Pie charts', 'Read sectors as fractions, percentages and angles.'],
} as const satisfies Readonly<Record<string, readonly [Strand, Row['level'], string, string]>>

/** The name of a skill in a URL: /maths/{skill}/{number}. */
export type SkillId = keyof typeof rows

/** `level` is the year in which it is taught first; what P4 learns is asked in the first booklet. */
export type Skill = Row & Readonly<{ id: SkillId }>

const ids = Object.keys(rows).filter((id): id is SkillId => id in rows)

/** All skills, also those that today's exam does not ask. */
export const skills: readonly Skill[] = ids.map((id) => {
  const [strand, level, name, asks] = rows[id]
  return { id, strand, level, name, asks }
})

/** The strand of a skill. */
export const strandOf = (id: SkillId): Strand => rows[id][0]

/** The first and the last year in which the exam asks something, both included; 0 and null where there is none. */
export type ExamYears = Readonly<{ since: number; until: number | null }>

const EVERY_YEAR: ExamYears = { since: 0, until: null }

/** Of the skills that some years do not ask. */
const SOME_YEARS: ReadonlyMap<SkillId, ExamYears> = new Map([
  ['speed', { since: 0, until: 2025 }],
  ['simple-equations', { since: 2026, until: null }],
])

/** When the exam asks a skill. */
export const yearsOf = (id: SkillId): ExamYears => SOME_YEARS.get(id) ?? EVERY_YEAR

/** Whether the exam of this year asks a skill. */
export function isAskedIn(year: number, id: SkillId): boolean {
  const { since, until } = yearsOf(id)
  return since <= year && (until === null || year <= until)
}
