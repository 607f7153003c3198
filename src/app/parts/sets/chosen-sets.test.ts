import { describe, expect, it } from 'vitest'
import { MAX_SETS, readChosen, setsPath } from './chosen-sets.ts'

const known = new Set(['Grammar_Set_1', 'Grammar_Set_2', 'Editing_Set_1', 'Chinese_Set_5'])
const read = (search: string) => readChosen(new URLSearchParams(search), known)
const grammar = { quizType: 'grammar-mcq', setId: 'Set_1' }
const editing = { quizType: 'editing', setId: 'Set_1' }

describe('the sets that a link names', () => {
  it.each([
    ['', [], []],
    ['s=grammar-mcq/Set_1&s=editing/Set_1', [grammar, editing], []],
    ['s=editing/Set_1&s=grammar-mcq/Set_1', [editing, grammar], []],
    ['s=grammar-mcq%2FSet_1&s=grammar-mcq/Set_1', [grammar], []],
    ['s=grammar-mcq/Set_1&s=grammar-mcq/Set_9', [grammar], ['grammar-mcq/Set_9']],
    ['s=grammar-mcq/Set_1/print&s=maths/Set_1&s=', [], ['grammar-mcq/Set_1/print', 'maths/Set_1', '']],
    ['s=constructor/Set_1', [], ['constructor/Set_1']],
  ])('%j', (search, chosen, unknown) => expect(read(search)).toEqual({ chosen, unknown, more: 0 }))

  it('come back as they were written', () => {
    const path = setsPath([grammar, editing])
    expect(path).toBe('/sets?s=grammar-mcq/Set_1&s=editing/Set_1')
    expect(read(path.slice('/sets?'.length)).chosen).toEqual([grammar, editing])
  })

  it('are limited, and what is left out is counted', () => {
    const many = new Set(Array.from({ length: 30 }, (_, i) => `Grammar_Set_${i}`))
    const query = new URLSearchParams(Array.from({ length: 30 }, (_, i) => ['s', `grammar-mcq/Set_${i}`]))
    const found = readChosen(query, many)
    expect(found.chosen).toHaveLength(MAX_SETS)
    expect(found.more).toBe(10)
  })

  it('shows no name of any length', () => {
    expect(read(`s=${'x'.repeat(5000)}`).unknown[0]).toHaveLength(60)
  })
})
