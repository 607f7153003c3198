import { expect, test } from 'vitest'
import { allPrintouts } from './all-printouts.ts'

test('a question that is asked no more has a star on the paper, and the cover says what it means', () => {
  const printed = allPrintouts('content').printouts.filter(({ subject }) => /Mathematics|Science/.test(subject))
  const keys = new Map(printed.filter(({ fields }) => fields.length === 0).map((key) => [key.title, key]))
  for (const paper of printed.filter(({ fields }) => fields.length > 0)) {
    const stars = JSON.stringify(paper.sections).match(/"number":"\*\d+"/g) ?? []
    const key = keys.get(`${paper.title}: answer key`)
    expect(key, paper.title).toBeDefined()
    const until = JSON.stringify(key?.sections).match(/Asked in the exam until \d{4}/g) ?? []
    expect(stars.length, paper.title).toBe(until.length)
    expect(paper.instructions.some((line) => line.startsWith('A star'))).toBe(stars.length > 0)
  }
})
