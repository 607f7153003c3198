import { expect, test } from 'vitest'
import { type Compared, secondMarker, type Verdict } from './second-marker.ts'

const all = secondMarker()

const differ = (marker: Verdict, page: Verdict): readonly Compared[] =>
  all.filter((one) => one.marker === marker && one.page === page)

test('nothing that is right is called wrong, and nothing that is wrong is called right', () => {
  expect(all.length).toBeGreaterThan(1200)
  expect(differ('right', 'wrong')).toEqual([])
  expect(differ('wrong', 'right')).toEqual([])
})

test('the page says what the marker says, or asks again, in 97 of 100', () => {
  const agreed = all.filter(({ marker, page }) => page === marker || page === 'ask')
  expect(agreed.length / all.length).toBeGreaterThanOrEqual(0.97)
  const asked = all.filter(({ marker, page }) => page === 'ask' && marker !== 'ask')
  expect(asked.length / all.length).toBeLessThanOrEqual(0.05)
})

test('of what is right, at most six forms are asked again: none that a pupil often writes', () => {
  expect(differ('right', 'ask').length).toBeLessThanOrEqual(6)
})
