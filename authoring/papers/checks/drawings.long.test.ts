/** Every drawing that a Mathematics family can make, and every drawing of the Science bank, can be read in print. */
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { drawBars, unitOf } from '#families/bar-picture.ts'
import { everyFamily } from '#families/families.ts'
import type { Picture, Problem } from '#families/family.ts'
import { makeProblem } from '#families/make-problem.ts'
import { gridFigure } from '#quiz/worksheet/hand/grid-figure.ts'
import { readBanks } from '../banks.ts'
import { drawingFaults } from './drawing-faults.ts'
import { readShapes } from './drawing-shapes.ts'

const CONTENT = fileURLToPath(new URL('../../../content', import.meta.url))
const ROUNDS = 60
/** A working of a key is so wide, in millimetres (worksheet.typ). */
const WORKING_WIDTH = 92

type Drawn = Readonly<{ problem: Problem; picture: Picture }>

const problems: readonly Problem[] = everyFamily.flatMap(({ makers }) =>
  makers.flatMap((maker) =>
    Array.from({ length: ROUNDS }, (_, i) => makeProblem(maker, `drawing-${i}`, maker.choice, 2024)),
  ),
)

const drawn: readonly Drawn[] = problems.flatMap((problem) =>
  problem.picture === null ? [] : [{ problem, picture: problem.picture }],
)

const svg = (body: string): string => `<svg viewBox="0 0 100 100" width="100" height="100">${body}</svg>`
const text = (x: number, y: number, size: number = 14): string =>
  `<text x="${x}" y="${y}" text-anchor="start" font-size="${size}" fill="#000">38°</text>`
const stroke = (d: string): string => `<path d="${d}" fill="none" stroke="#000" stroke-width="1.6"/>`

describe('a fault of a drawing', () => {
  test.each([
    ['none', text(20, 50), []],
    ['a label past the edge', text(90, 50), ['the label 38° is cut off']],
    ['a label in small print', text(20, 50, 10), ['the label 38° is 7.1 pt, less than 9']],
    ['a line through a label', text(20, 50) + stroke('M0 45L100 46'), ['a line crosses the label 38°']],
    ['a line under a label', text(20, 50) + stroke('M0 55L100 56'), []],
    ['an arc through a label', text(40, 14) + stroke('M0 60A50 50 0 0 1 100 60'), ['a line crosses the label 38°']],
    ['an arc the other way', text(40, 14) + stroke('M0 60A50 50 0 0 0 100 60'), []],
    [
      'a circle through a label',
      `${text(20, 50)}<circle cx="60" cy="45" r="30" stroke="#000"/>`,
      ['a line crosses the label 38°'],
    ],
    ['a label in a circle', `${text(40, 50)}<circle cx="50" cy="45" r="30" stroke="#000"/>`, []],
    [
      'a line in a moved group',
      `${text(20, 50)}<g transform="translate(0 30)">${stroke('M0 15H100')}</g>`,
      ['a line crosses the label 38°'],
    ],
    ['a label on a label', text(20, 50) + text(30, 55), ['the labels 38° and 38° overlap']],
  ])('%s', (_, body, faults) => expect(drawingFaults(svg(body), 25)).toEqual(faults))
})

test('no drawing of a Mathematics family has one', () => {
  expect(drawn.length).toBeGreaterThan(600)
  const faults = drawn.flatMap(({ problem, picture }) =>
    drawingFaults(picture.svg, picture.width).map((fault) => `${problem.parts[0]?.ask} ${picture.alt}: ${fault}`),
  )
  expect(faults).toEqual([])
})

test('no bar model of a working has one', () => {
  const bars = problems.flatMap(({ parts }) => {
    const models = parts.flatMap(({ steps }) => steps.flatMap((step) => step.bars ?? []))
    return models.map((model) => drawBars(model, unitOf(models)))
  })
  expect(bars.length).toBeGreaterThan(5000)
  const faults = bars.flatMap(({ svg: drawing, width, alt }) =>
    drawingFaults(drawing, Math.min(width, WORKING_WIDTH)).map((fault) => `${alt}: ${fault}`),
  )
  expect(faults).toEqual([])
})

test('a length or an angle in a drawing is one that the problem tells', () => {
  for (const { problem, picture } of drawn)
    for (const { text: words } of readShapes(picture.svg).labels) {
      const value = /^(\d+)(?: c?m|°)$/.exec(words)?.[1]
      if (value !== undefined) expect(Object.values(problem.givens), picture.alt).toContain(Number(value))
    }
})

test('the figures of a pattern have the dots that are told, above the middle of their captions', () => {
  const patterns = drawn.filter(({ picture }) => picture.alt.startsWith('Figure 1 has'))
  expect(patterns).toHaveLength(ROUNDS)
  for (const { problem, picture } of patterns) {
    const { first = 0, second = 0 } = problem.givens
    const spots = [...picture.svg.matchAll(/<circle cx="([\d.]+)"/g)].map(([, x]) => Number(x))
    const captions = readShapes(picture.svg).labels.map(({ box }) => (box.left + box.right) / 2)
    const bounds = captions.map((x, i) => (x + (captions[i + 1] ?? 10_000)) / 2)
    const figures = captions.map((_, i) => spots.filter((x) => x < (bounds[i] ?? 0) && x > (bounds[i - 1] ?? 0)))
    expect(figures.map((dots) => dots.length)).toEqual([first, second, 2 * second - first])
    for (const [i, dots] of figures.entries())
      expect((Math.min(...dots) + Math.max(...dots)) / 2).toBeCloseTo(captions[i] ?? 0, 0)
    expect(problem.stem, 'the drawing says how many').not.toMatch(/\d/)
  }
})

test('no drawing of the Science bank has one', () => {
  const { themes, figures } = readBanks(CONTENT)
  const faults = themes
    .flatMap(({ choice, open }) => [...choice, ...open])
    .flatMap(({ id, figure }) =>
      figure === null
        ? []
        : drawingFaults(figures.get(figure.file) ?? '', figure.width).map((fault) => `${id} ${figure.file}: ${fault}`),
    )
  expect(faults).toEqual([])
})

test('no grid of the Science bank has one, empty or drawn', () => {
  const grids = readBanks(CONTENT).themes.flatMap(({ open }) =>
    open.flatMap(({ id, parts }) =>
      parts.flatMap((part) => ('plot' in part ? [{ id, answer: { kind: 'plot', ...part.plot } as const }] : [])),
    ),
  )
  expect(grids.length).toBeGreaterThan(5)
  const faults = grids.flatMap(({ id, answer }) => {
    const drawn = { values: answer.places.map(({ key }) => key), look: 'drawn' } as const
    return [gridFigure(answer, []), gridFigure(answer, [drawn])].flatMap((grid) =>
      drawingFaults(grid.svg, grid.width).map((fault) => `${id}: ${fault}`),
    )
  })
  expect(faults).toEqual([])
})
