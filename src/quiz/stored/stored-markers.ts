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

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, i) => values.indexOf(value) !== i))]
}

/** Markers against the entries that carry their keys: each once, each with a partner, counted from 1 in reading order. */
export function markerIssues({ passage, field, entries, kind }: Expected): Issue[] {
  const labels = parseMarkup(passage).segments.flatMap((s) => (s.kind === kind && 'label' in s ? [s.label] : []))
  const parsed = indexed.safeParse(entries)
  const indexes = parsed.success ? parsed.data.map((entry) => String(entry.index)) : labels
  const inOrder = labels.every((label, i) => label === String(i + 1))
  return [
    ...leftovers(passage),
    ...repeated(labels).map((label) => ({ path: '$.passage', reason: `marker [${label}] stands twice` })),
    ...(inOrder
      ? []
      : [{ path: '$.passage', reason: `markers are not counted from 1 in reading order: ${labels.join(', ')}` }]),
    ...repeated(indexes).map((index) => ({ path: `$.${field}`, reason: `index ${index} stands twice` })),
    ...indexes
      .filter((index) => !labels.includes(index))
      .map((index) => ({
        path: `$.${field}[${indexes.indexOf(index)}].index`,
        reason: `no marker [${index}] in the passage`,
      })),
    ...labels
      .filter((label) => !indexes.includes(label))
      .map((label) => ({ path: '$.passage', reason: `marker [${label}] has no entry in ${field}` })),
  ]
}
