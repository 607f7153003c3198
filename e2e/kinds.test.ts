import { describe, expect, it } from 'vitest'
import routes from '#app/routes.ts'
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
