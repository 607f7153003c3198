import { expect, test } from 'vitest'
import { SUBJECTS } from '#lib/subjects.ts'
import { chosenSubjects, itemsPerSubject, subjectsOfSlug, subjectsSlug } from './today-subjects.ts'

/** All choices of one to four subjects. */
const choices = Array.from({ length: 15 }, (_, i) => SUBJECTS.filter((_subject, at) => ((i + 1) >> at) & 1))

test.each(choices.map((subjects) => [subjects]))('%j has one URL and ten questions', (subjects) => {
  expect(subjectsOfSlug(subjectsSlug(subjects))).toEqual(subjects)
  const places = [...itemsPerSubject(subjects, 10).values()]
  expect(places.reduce((sum, count) => sum + count, 0)).toBe(10)
  expect(Math.max(...places) - Math.min(...places)).toBeLessThan(2)
})

test('have no second URL for the same choice', () => {
  for (const slug of ['maths-english', 'english-chinese', 'english-english', 'malay', 'english-', 'English'])
    expect(subjectsOfSlug(slug), slug).toBeNull()
})

test('are English and Chinese for who chooses none', () => {
  expect(chosenSubjects([])).toEqual(['english', 'chinese'])
  expect(chosenSubjects(['tamil'])).toEqual(['english', 'chinese'])
  expect(chosenSubjects(['science', 'english'])).toEqual(['english', 'science'])
})
