import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Mistake } from '#memory/kept/shapes.ts'
import { next } from './next.ts'

const NEW: Mistake = {
  ref: 'grammar-mcq/Set_1 4',
  version: 'a',
  skill: 'connector',
  subject: 'english',
  missed: 0,
  right: 0,
  day: 0,
  due: 0,
  sure: false,
  state: 'here',
}
const right = { right: true, sure: false }
const wrong = { right: false, sure: false }

/** What becomes of a mistake by answers on days: '100- 101+' is missed on day 100 and right on day 101. */
const answered = (answers: string, from: Mistake = NEW): Mistake =>
  answers
    .split(' ')
    .reduce((mistake, one) => next(mistake, one.endsWith('+') ? right : wrong, Number(one.slice(0, -1)), null), from)

describe('a mistake comes back', () => {
  it('on the day after it was missed, and three days after it was right', () => {
    expect(answered('100-')).toMatchObject({ due: 101, missed: 1, right: 0, state: 'here' })
    expect(answered('100- 101+')).toMatchObject({ due: 104, right: 1, state: 'here' })
  })

  it('no more once it was right on two days in a row', () => {
    expect(answered('100- 101+ 104+')).toMatchObject({ right: 2, state: 'learnt' })
  })

  it('after 7 and then every 16 days if somebody keeps it', () => {
    const kept = { ...answered('100-'), state: 'kept' as const }
    const all = ['101+', '101+ 104+', '101+ 104+ 111+', '101+ 104+ 111+ 127+'].map((days) => answered(days, kept))
    expect(all.map(({ due }) => due)).toEqual([104, 111, 127, 143])
    expect(all.map(({ state }) => state)).toEqual(['kept', 'kept', 'kept', 'kept'])
  })

  it('the next day if it is missed in between, also after it had left', () => {
    expect(answered('100- 101+ 104-')).toMatchObject({ due: 105, missed: 2, right: 0 })
    expect(answered('110-', answered('100- 101+ 104+'))).toMatchObject({ due: 111, state: 'here' })
  })

  it('before the examination', () => {
    const once = answered('100-')
    expect(next(once, right, 101, 103).due).toBe(102)
    expect(next(once, right, 101, 110).due).toBe(104)
    // On its eve and after it nothing is left to bring forward.
    expect(next(once, right, 102, 103).due).toBe(105)
  })
})

describe('within one day', () => {
  it('the same answer again changes nothing', () => {
    expect(answered('100- 100-')).toEqual(answered('100-'))
    expect(answered('100- 101+ 101+')).toEqual(answered('100- 101+'))
  })

  it('a right answer after a miss does not count: its reason has just been read', () => {
    expect(answered('100- 100+')).toEqual(answered('100-'))
  })

  it('a miss after a right answer counts', () => {
    expect(answered('100- 101+ 101-')).toMatchObject({ right: 0, missed: 2, due: 102 })
  })
})

it('is always due later than its last answer', () => {
  const answers = fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.boolean()), { minLength: 1 })
  fc.assert(
    fc.property(answers, fc.option(fc.integer({ min: 90, max: 160 })), (list, exam) => {
      let day = 100
      let mistake = NEW
      for (const [later, isRight] of list) {
        day += later
        mistake = next(mistake, isRight ? right : wrong, day, exam)
        if (mistake.day === day) expect(mistake.due).toBeGreaterThan(day)
      }
    }),
  )
})
