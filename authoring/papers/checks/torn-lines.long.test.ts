/** No line of a Mathematics or Science paper may end between a number and its unit, or inside a ratio. */

import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { questionBlock, workedKey } from '#quiz/worksheet/print/blocks.ts'
import type { Line } from '#quiz/worksheet/print/lines.ts'
import type { Question } from '#quiz/worksheet/worksheet.ts'
import { isWorksheet } from '#quiz/worksheet/worksheet.ts'
import { allPrintouts } from '../all-printouts.ts'

const CONTENT = fileURLToPath(new URL('../../../content', import.meta.url))

/** A line with a digit in the place of a fraction. */
const textOf = (line: Line): string =>
  line.map((run) => (run.kind === 'fraction' ? '0' : 'text' in run ? run.text : '')).join('')

function linesOf(question: Question): string[] {
  const { answers, reasons } = workedKey(question, 'en')
  const block = questionBlock(question)
  const own = [...block.stem, block.question, ...block.tables.flat(2)]
  const asked =
    block.kind === 'choice' ? [...block.options, ...block.optionTable.flat()] : block.parts.map(({ text }) => text)
  return [...own, ...asked, ...answers, ...reasons.map(({ line }) => line)].map(textOf)
}

const TORN =
  /\d (?:[ckm]?m[²³]?|k?g|ml|l|litres?|h|s|min|minutes|hours|years|units?|cents|°C?|%|[ap]\.m\.|noon)(?![\p{L}\d])|[\p{L}\d] : [\p{L}\d]|km\/h|Take π|(?<!\d)π =/u

test('no number is torn from its unit', () => {
  const worksheets = allPrintouts(CONTENT).printouts.filter(({ part }) => part === 'key')
  expect(worksheets.length).toBeGreaterThan(25)
  const torn = worksheets.flatMap(({ fileName, worksheet }) =>
    worksheet.exercise.sections
      .flatMap(({ asked }) => (isWorksheet(asked.quiz) ? asked.quiz.questions : []))
      .flatMap(linesOf)
      .flatMap((line) => (TORN.test(line) ? [`${fileName}: ${line}`] : [])),
  )
  expect(torn).toEqual([])
})
