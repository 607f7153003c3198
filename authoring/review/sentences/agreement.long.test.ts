/** The site marks written sentences as markers do, or says that it does not know. */
import { expect, test } from 'vitest'
import { differs, isCalledRight, isCalledWrong, judgedSentences, marksWithoutOwnPattern } from './agreement.ts'

const judged = judgedSentences('content')

test('no right sentence is called wrong, and no wrong one right', () => {
  expect(judged.filter(isCalledWrong)).toEqual([])
  expect(judged.filter(isCalledRight)).toEqual([])
})

const byWriter = (wanted: string) => judged.filter(({ writer }) => writer === wanted)

test.each(['tasks', 'whole-papers'])('of the first sentences of %s at most 3 in 100 earn other marks', (folder) => {
  const all = byWriter('first').filter(({ document }) => document.startsWith(folder))
  expect(all.length).toBeGreaterThanOrEqual(90)
  expect(all.filter(differs).length / all.length).toBeLessThanOrEqual(0.03)
})

test('97 in 100 sentences earn what the stricter of two markers gives, or are not known', () => {
  const strict = judged.filter(({ earned, markers }) => earned === null || earned === Math.min(...markers))
  expect(strict.length / judged.length).toBeGreaterThanOrEqual(0.97)
})

test('of unusual sentences at most 3 in 100 earn other marks, and most are known', () => {
  const all = byWriter('second')
  expect(all.length).toBeGreaterThanOrEqual(200)
  expect(all.filter(differs).length / all.length).toBeLessThanOrEqual(0.03)
  expect(all.filter(({ earned }) => earned === null).length / all.length).toBeLessThanOrEqual(0.15)
})

test('a right sentence that no author listed is never called wrong', () => {
  const marks = marksWithoutOwnPattern('content')
  expect(marks.length).toBeGreaterThan(250)
  expect(marks.filter(({ earned }) => earned === 0)).toEqual([])
})
