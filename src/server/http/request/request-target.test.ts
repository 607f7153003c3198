import { describe, expect, it } from 'vitest'
import { readTarget } from './request-target.ts'

const clean = (path: string, search = '') => ({ kind: 'clean', path, search })
const refused = (status: number) => ({ kind: 'refused', status })

describe('readTarget', () => {
  it.each([
    ['/', clean('/')],
    ['/?a=1', clean('/', '?a=1')],
    ['/quiz/grammar-mcq/Set_5', clean('/quiz/grammar-mcq/Set_5')],
    ['/quiz/grammar-mcq/Set_5.data?_routes=x', clean('/quiz/grammar-mcq/Set_5.data', '?_routes=x')],
    ['/_.data', clean('/_.data')],
    ['/prelim/2024/%E5%8D%8E', clean('/prelim/2024/%E5%8D%8E')],
    ['/a?next=//evil/../', clean('/a', '?next=//evil/../')],
  ])('lets %s through', (raw, target) => {
    expect(readTarget(raw)).toEqual(target)
  })

  it.each([
    ['/%71uiz/%67rammar-mcq', '/quiz/grammar-mcq'],
    ['/prelim/%e5%8d%8e', '/prelim/%E5%8D%8E'],
    ['/a@b', '/a%40b'],
    ['http://example.org/quiz', '/quiz'],
  ])('gives %s the one spelling of its path', (raw, path) => {
    expect(readTarget(raw)).toEqual(clean(path))
  })

  it('moves a path with a slash at its end to the one without, query kept', () => {
    expect(readTarget('/practice/?x=1')).toEqual({ kind: 'moved', location: '/practice?x=1' })
  })

  it.each([
    ['/Practice', '/practice'],
    ['/QUIZ/grammar-mcq/Set_5?a=B', '/quiz/grammar-mcq/Set_5?a=B'],
    ['/%51uiz/x/', '/quiz/x'],
    ['/%E5%8D%8E', null],
  ])('moves %s, whose first name has capitals, to %s', (raw, location) => {
    expect(readTarget(raw)).toEqual(location === null ? clean(raw) : { kind: 'moved', location })
  })

  it.each(['/a%00b', '/a%0d%0ab', '/%zz', '/%ff', 'practice', '*', 'http://example.org'])(
    'refuses the malformed %s with 400',
    (raw) => {
      expect(readTarget(raw)).toEqual(refused(400))
    },
  )

  it.each([
    '/../etc/passwd',
    '/assets/../../etc/passwd',
    '/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/.%2E/x',
    '/a/./b',
    '/a%5c..%5cb',
    '//evil.example',
    '//',
    '/a//b',
    '/a//',
  ])('answers 404 to %s', (raw) => {
    expect(readTarget(raw)).toEqual(refused(404))
  })

  it('takes 2,048 characters of path and query, and not one more', () => {
    const most = `/a?${'b'.repeat(2045)}`
    expect(readTarget(most)).toMatchObject({ kind: 'clean' })
    expect(readTarget(`${most}b`)).toEqual(refused(414))
  })
})
