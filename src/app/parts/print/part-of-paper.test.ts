import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { subjectFacts } from '#exam/exam-facts.ts'
import { formatOf } from '#exam/on-a-day.ts'
import { prelimTopics } from '#quiz/library/topics.ts'
import { partOfPaper } from './part-of-paper.ts'

function partIn(factsId: string, year: number, topics: readonly string[]): string {
  const format = formatOf(subjectFacts.parse(JSON.parse(readFileSync(`content/exam/${factsId}.json`, 'utf8'))), year)
  return format === null ? 'no format' : partOfPaper(format, topics)
}

const topicsOf = (language: string) => prelimTopics.filter((topic) => topic.language === language).map(({ key }) => key)

test.each([
  ['english', 2024, topicsOf('en'), 'Language use, 57 of 95 marks'],
  ['english', 2026, topicsOf('en'), 'Language use, 55 of 90 marks'],
  ['english', 2024, ['Grammar'], 'Language use, 10 of 95 marks'],
  ['chinese', 2024, topicsOf('zh-Hans'), 'Language use, 48 of 90 marks'],
  ['chinese', 2024, [], ''],
  ['mathematics', 2024, topicsOf('en'), ''],
])('%s %i: %j', (factsId, year, topics, part) => expect(partIn(factsId, year, topics)).toBe(part))
