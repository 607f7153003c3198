import { describe, expect, it } from 'vitest'
import { copyIsWanted } from './copy-wanted.ts'

const TODAY = 20_000

describe('a copy', () => {
  it('is worth a reminder from twenty mistakes on', () => {
    expect(copyIsWanted(19, null, TODAY)).toBe(false)
    expect(copyIsWanted(20, null, TODAY)).toBe(true)
  })

  it('is enough for a month', () => {
    expect(copyIsWanted(20, TODAY, TODAY)).toBe(false)
    expect(copyIsWanted(20, TODAY - 29, TODAY)).toBe(false)
    expect(copyIsWanted(20, TODAY - 30, TODAY)).toBe(true)
  })
})
