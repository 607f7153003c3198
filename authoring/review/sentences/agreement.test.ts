/** The site marks written sentences as two strict markers do, or says that it does not know. */
import { expect, test } from 'vitest'
import { differs, isCalledRight, isCalledWrong, judgedSentences, marksWithoutOwnPattern } from './agreement.ts'

const judged = judgedSentences('content')

test('no right sentence is called wrong, and no wrong one right', () => {
  expect(judged.filter(isCalledWrong)).toEqual([])
  expect(judged.filter(isCalledRight)).toEqual([])
})

test.each(['tasks', 'whole-papers'])('of the sentences of %s at most 3 in 100 earn other marks', (folder) => {
  const all = judged.filter(({ document }) => document.startsWith(folder))
  expect(all.length).toBeGreaterThanOrEqual(90)
  expect(all.filter(differs).length / all.length).toBeLessThanOrEqual(0.03)
})

test('a right sentence that no author listed is never called wrong', () => {
  const marks = marksWithoutOwnPattern('content')
  expect(marks.length).toBeGreaterThan(250)
  expect(marks.filter(({ earned }) => earned === 0)).toEqual([])
})
