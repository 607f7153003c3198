import { expect, test } from 'vitest'
import { samplePlot } from '#quiz/worksheet/samples.ts'
import { gridFigure } from './grid-figure.ts'

const circles = (svg: string): number[] => [...svg.matchAll(/<circle[^>]* cy="([\d.]+)"/g)].map(([, y]) => Number(y))

test('an empty grid names its axes and every fifth line', () => {
  const { svg, alt } = gridFigure(samplePlot, [])
  expect([...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text)).toEqual([
    '0',
    '20',
    '40',
    '0',
    '2',
    'Temperature (°C)',
    'Time (min)',
  ])
  expect(circles(svg)).toEqual([])
  expect(alt).toBe('Grid: Temperature (°C) from 0 to 40, above Time (min)')
})

test('a value stands as high as its line, and what is not drawn is not there', () => {
  const { svg, alt } = gridFigure(samplePlot, [{ values: [20, 0], look: 'drawn' }])
  // Half of 40, on a grid from 26 to 226.
  expect(circles(svg)).toEqual([126])
  expect(alt).toContain('drawn: 0: 20; 2: nothing')
})

test('bars end at their value and stand on the axis', () => {
  const { svg } = gridFigure({ ...samplePlot, look: 'bars' }, [{ values: [20, 40], look: 'right' }])
  const bars = [...svg.matchAll(/<rect x="[\d.]+" y="([\d.]+)" width="[\d.]+" height="([\d.]+)"/g)]
  expect(bars.map(([, y, height]) => [Number(y), Number(height)])).toEqual([
    [126, 100],
    [26, 200],
  ])
})

test('signs of markup in a name are text', () =>
  expect(gridFigure({ ...samplePlot, up: 'a < b & c' }, []).svg).toContain('a &lt; b &amp; c'))
