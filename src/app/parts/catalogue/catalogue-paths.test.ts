import { expect, test } from 'vitest'
import { cataloguePath, pageNumber } from './catalogue-paths.ts'

test.each([1, 2, 10, 250])('page %i is found by its path', (page) => {
  const [, file = ''] = /^\/catalogue\/(.+)$/.exec(cataloguePath(page)) ?? []
  expect(pageNumber(file)).toBe(page)
})

test.each(['1.json', '0.json', '02.json', '2', '2.xml', 'x.json', '99999.json'])('%s is not a page', (file) =>
  expect(pageNumber(file)).toBeNull(),
)
