import { expect, test } from 'vitest'
import { makeProblem } from '#families/make-problem.ts'
import { drawBars, unitOf } from './bar-picture.ts'
import { families } from './families.ts'
import { bar, barModel, unitCells } from './kit/bars.ts'

const model = (units: number) => barModel([bar('Hana', unitCells(units))])
const widths = (svg: string): readonly number[] =>
  [...svg.matchAll(/<rect x="[\d.]+" y="[\d.]+" width="([\d.]+)"/g)].map(([, width = '']) => Number(width))

test('more than twelve units have a bracket with their number, fewer are counted', () => {
  expect(drawBars(model(12), 20).svg).not.toContain('12 units')
  expect(drawBars(model(13), 20).svg).toContain('13 units')
})

test('a unit is as long in every model of a solution', () => {
  const models = [model(4), model(30)]
  const all = models.flatMap((one) => widths(drawBars(one, unitOf(models)).svg))
  expect(all).toHaveLength(34)
  expect(new Set(all).size).toBe(1)
})

test('a remainder is not drawn as long as the whole that it is left of', () => {
  const rows = families.flatMap(({ makers }) =>
    makers.flatMap((maker) =>
      Array.from({ length: 5 }, (_, i) => makeProblem(maker, `bars-${i}`, false, 2026)).flatMap(({ parts }) =>
        parts.flatMap(({ steps }) => steps.flatMap(({ bars }) => bars?.rows ?? [])),
      ),
    ),
  )
  expect(rows.length).toBeGreaterThan(500)
  expect(rows.filter(({ name }) => /^(?:the )?(?:remainder|rest)$|^(?:remaining|without)\b/i.test(name))).toEqual([])
})
