import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { examDates, subjectFacts } from './exam-facts.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(`content/exam/${file}`, 'utf8'))
const subjects = readdirSync('content/exam').filter((file) => file !== 'dates.json')

test.each(subjects)('%s holds: sections make a paper, papers make the whole', (file) =>
  expect(subjectFacts.safeParse(read(file)).error?.issues).toBeUndefined(),
)

test('the dates hold', () => expect(examDates.safeParse(read('dates.json')).error?.issues).toBeUndefined())

test('a section with a mark too many is refused', () => {
  const facts = subjectFacts.parse(read('english.json'))
  const [format, ...older] = facts.formats
  const [paper, ...others] = format?.papers ?? []
  const [section, ...sections] = paper?.sections ?? []
  const wrong = { ...paper, sections: [{ ...section, marks: (section?.marks ?? 0) + 1 }, ...sections] }
  const formats = [{ ...format, papers: [wrong, ...others] }, ...older]
  const messages = subjectFacts.safeParse({ ...facts, formats }).error?.issues.map(({ message }) => message)
  expect(messages).toEqual(['the marks of the sections make its marks'])
})
