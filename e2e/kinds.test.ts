import { matchPath } from 'react-router'
import { describe, expect, it, test } from 'vitest'
import { EXERCISES } from '#app/parts/exercise/exercise-paths.ts'
import routes from '#app/routes.ts'
import { exercises } from './exercises.ts'
import { kinds } from './kinds.ts'

/** Files, forms and lists for programs, which are no pages, and the page of what does not exist. */
const NO_PAGES = /\.pdf$|\.mp3$|\.zip$|\.csv$|^catalogue|^api\/|^files\/|^downloads\/:fileName$|\.txt$|\.xml$|^\*$/

const patterns = routes.map(({ path = '' }) => path).filter((path) => !NO_PAGES.test(path))

describe('the kinds of pages that journeys go through', () => {
  it('have a row for each route of a page', () => {
    expect([...new Set(kinds.map(({ pattern }) => pattern))].toSorted()).toEqual(patterns.toSorted())
  })

  it.each(kinds)('$url is a URL of $pattern', ({ pattern, url }) => {
    const form = new RegExp(`^/${pattern.replaceAll(/:\w+/g, '[^/]+').replace('*', '.+')}(?:\\?.*)?$`)
    expect(url).toMatch(form)
  })
})

const kindOf = (path: string) => EXERCISES.find((kind) => matchPath(`/${kind}`, path) !== null)

test('the path of an exercise is that of its own kind', () => {
  const own = kinds.filter(({ pattern }) => EXERCISES.some((kind) => kind === pattern))
  expect(own.map(({ url }) => kindOf(url))).toEqual(own.map(({ pattern }) => pattern))
})

test('the table of tools has a row for each kind of exercise', () =>
  expect([...new Set(exercises.map(([, path]) => kindOf(path)))].toSorted()).toEqual(EXERCISES.toSorted()))
