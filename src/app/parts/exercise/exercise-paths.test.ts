import { describe, expect, it } from 'vitest'
import routes from '../../routes.ts'
import { EXERCISES, exerciseKinds } from './exercise-paths.ts'

const patterns = new Set(routes.map(({ path }) => path))

describe.each(EXERCISES)('%s', (kind) => {
  it('has its page, its board and a file for each other platform', () => {
    for (const page of ['', '/board', '/sls.zip', '/moodle.xml']) expect(patterns).toContain(kind + page)
  })

  it('has a page for printing and a PDF, or neither', () => {
    const prints = exerciseKinds[kind].print !== 'none'
    expect([`${kind}/print`, `${kind}/paper.pdf`].map((page) => patterns.has(page))).toEqual([prints, prints])
  })
})
