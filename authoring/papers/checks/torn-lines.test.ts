/** No line of a Mathematics or Science paper may end between a number and its unit, or inside a ratio. */
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Line } from '#quiz/worksheet/print/lines.ts'
import { allPrintouts } from './all-printouts.ts'
import type { Printout } from './printout.ts'

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url))

/** A line with a digit in the place of a fraction. */
const textOf = (line: Line): string =>
  line.map((run) => (run.kind === 'fraction' ? '0' : 'text' in run ? run.text : '')).join('')

function linesOf({ sections }: Printout): string[] {
  const blocks = sections.flatMap((section) => section.blocks)
  return blocks
    .flatMap((block): readonly Line[] => {
      if (block.kind === 'keys')
        return block.rows.flatMap(({ answers, reasons }) => [...answers, ...reasons.map(({ line }) => line)])
      if (block.kind === 'written')
        return [...block.stem, block.question, ...block.parts.map(({ text }) => text), ...block.tables.flat(2)]
      return block.kind === 'choice' && 'tables' in block
        ? [...block.stem, block.question, ...block.options, ...block.optionTable.flat(), ...block.tables.flat(2)]
        : []
    })
    .map(textOf)
}

const TORN =
  /\d (?:[ckm]?m[²³]?|k?g|ml|l|litres?|h|s|min|minutes|hours|years|units?|cents|°C?|%|[ap]\.m\.|noon)(?![\p{L}\d])|[\p{L}\d] : [\p{L}\d]|km\/h|Take π|π =/u

test('no number is torn from its unit', () => {
  const printouts = allPrintouts(CONTENT).printouts.filter(({ subject }) => /Mathematics|Science/.test(subject))
  expect(printouts).toHaveLength(28)
  const torn = printouts.flatMap((printout) =>
    linesOf(printout).flatMap((line) => (TORN.test(line) ? [`${printout.fileName}: ${line}`] : [])),
  )
  expect(torn).toEqual([])
})
