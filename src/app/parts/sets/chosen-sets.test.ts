import { describe, expect, it } from 'vitest'
import { listPath, MAX_SETS, raised, readChosen, setsPath, shownName, without } from './chosen-sets.ts'

const read = (search: string) => readChosen(new URLSearchParams(search))

describe('the exercises that a link names', () => {
  it.each([
    ['', []],
    ['s=grammar-mcq/Set_1&s=maths/decimals/2', ['grammar-mcq/Set_1', 'maths/decimals/2']],
    ['s=editing/Set_1&s=grammar-mcq/Set_1', ['editing/Set_1', 'grammar-mcq/Set_1']],
    ['s=editing/Set_1&s=https://readysix.example/maths/decimals/2&s=', ['editing/Set_1', 'maths/decimals/2']],
    ['s=grammar-mcq%2FSet_1&s=grammar-mcq/Set_1', ['grammar-mcq/Set_1']],
  ])('%j', (search, names) => expect(read(search)).toEqual({ names, more: 0 }))

  it('come back as they were written', () => {
    const names = ['grammar-mcq/Set_1', 'paper/english/1/editing']
    const path = setsPath(names)
    expect(path).toBe('/sets?s=grammar-mcq/Set_1&s=paper/english/1/editing')
    expect(read(path.slice('/sets?'.length)).names).toEqual(names)
  })

  it('are limited, and what is left out is counted', () => {
    const query = new URLSearchParams(Array.from({ length: 30 }, (_, i) => ['s', `grammar-mcq/Set_${i}`]))
    expect(readChosen(query)).toMatchObject({ names: { length: MAX_SETS }, more: 10 })
  })

  it('go along to each page of the list', () => {
    expect(listPath('/add/maths', ['grammar-mcq/Set_1'])).toBe('/sets/add/maths?s=grammar-mcq/Set_1')
    expect(listPath('/add/maths', [])).toBe('/sets/add/maths')
  })

  it('are moved up and taken out, the others in their order', () => {
    expect(raised(['a', 'b', 'c'], 2)).toEqual(['a', 'c', 'b'])
    expect(raised(['a', 'b', 'c'], 0)).toEqual(['a', 'b', 'c'])
    expect(without(['a', 'b', 'c'], 1)).toEqual(['a', 'c'])
  })

  it('shows no name of any length', () => expect(shownName('x'.repeat(5000))).toHaveLength(60))
})
