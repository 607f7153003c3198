/** What a stored document says about its markers, read before schemas drop what does not fit. */

import { z } from 'zod'
import type { Issue } from '#lib/issue.ts'
import { parseMarkup, type Segment } from '#quiz/markup/parse-markup.ts'

const indexed = z.array(z.object({ index: z.int() }))

type Expected = Readonly<{ passage: string; field: string; entries: unknown; kind: Segment['kind'] }>

function leftovers(passage: string): Issue[] {
  return parseMarkup(passage).issues.map(({ at, source }) => ({
    path: '$.passage',
    reason: `marker '${source}' at character ${at + 1} has no partner`,
  }))
}

/** How a marker of each kind is written. */
const WRITTEN: Partial<Record<Segment['kind'], (label: string) => string>> = {
  blank: (label) => `[${label}]____[/${label}]`,
  mark: (label) => `[${label}]word[/${label}]`,
  target: (label) => `**__[${label}]word[/${label}]__**`,
  slot: (label) => `Q[${label}]`,
}

/**
 * The numbers from 1 that are missing between markers that are otherwise in order; null if the markers are out of order, so that
 * no number can be said to be missing.
 */
function missingNumbers(labels: readonly string[], indexes: readonly string[]): readonly string[] | null {
  const numbers = labels.map(Number)
  if (numbers.some((number, i) => number <= (numbers[i - 1] ?? 0))) return null
  const last = Math.max(0, ...numbers, ...indexes.map(Number))
  return Array.from({ length: last }, (_, i) => String(i + 1)).filter((number) => !labels.includes(number))
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, i) => values.indexOf(value) !== i))]
}

/** Markers against the entries that carry their keys: each once, each with a partner, counted from 1 in reading order. */
export function markerIssues({ passage, field, entries, kind }: Expected): Issue[] {
  const labels = parseMarkup(passage).segments.flatMap((s) => (s.kind === kind && 'label' in s ? [s.label] : []))
  const parsed = indexed.safeParse(entries)
  const indexes = parsed.success ? parsed.data.map((entry) => String(entry.index)) : labels
  const missing = missingNumbers([...new Set(labels)], indexes)
  return [
    ...leftovers(passage),
    ...repeated(labels).map((label) => ({ path: '$.passage', reason: `marker [${label}] stands twice` })),
    ...(missing ?? [])
      // One mistake where there is no marker at all.
      .filter((_, i) => labels.length > 0 || i === 0)
      .map((number) => ({
        path: '$.passage',
        reason: `no marker [${number}] is recognised: it is written ${WRITTEN[kind]?.(number)}`,
      })),
    ...(missing === null
      ? [{ path: '$.passage', reason: `markers are not counted from 1 in reading order: ${labels.join(', ')}` }]
      : []),
    ...repeated(indexes).map((index) => ({ path: `$.${field}`, reason: `index ${index} stands twice` })),
    ...indexes
      .filter((index) => !labels.includes(index) && missing?.includes(index) !== true)
      .map((index) => ({
        path: `$.${field}[${indexes.indexOf(index)}].index`,
        reason: `no marker [${index}] in the passage`,
      })),
    ...labels
      .filter((label) => !indexes.includes(label))
      .map((label) => ({ path: '$.passage', reason: `marker [${label}] has no entry in ${field}` })),
  ]
}
