import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeResult, encodeResult, type ItemMark, MAX_CODE_ITEMS, MAX_CODE_SIGNS, stampOf } from './result-code.ts'

const mark: fc.Arbitrary<ItemMark> = fc.oneof(
  fc.constant({ kind: 'right' } as const),
  fc.constant({ kind: 'empty' } as const),
  fc.constant({ kind: 'partly' } as const),
  fc.record({ kind: fc.constant('wrong' as const), choice: fc.oneof(fc.constant(null), fc.nat(27)) }),
)
const marks = fc.array(mark, { minLength: 1, maxLength: MAX_CODE_ITEMS })
const setId = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
const SIGN = /^[2-9A-HJ-NP-Z]+$/

const plain = (code: string): string => code.replaceAll(' ', '')
const codes = fc.tuple(setId, marks).map(([set, all]) => plain(encodeResult(set, all)))

describe('a result code', () => {
  it('comes back as it was written, whatever the case and the spaces', () =>
    fc.assert(
      fc.property(setId, marks, fc.boolean(), (set, all, small) => {
        const code = encodeResult(set, all)
        const copied = small ? code.toLowerCase().replaceAll(' ', '-') : ` ${plain(code)} `
        expect(decodeResult(copied)).toEqual({ status: 'ok', set: stampOf(set), marks: all })
      }),
    ))

  it('has at most 24 signs, and none that is taken for another', () =>
    fc.assert(
      fc.property(codes, (code) => {
        expect(code.length).toBeLessThanOrEqual(MAX_CODE_SIGNS)
        expect(code).toMatch(SIGN)
      }),
    ))

  it('with one wrong sign is refused', () =>
    fc.assert(
      fc.property(codes, fc.nat(), fc.nat(30), (code, at, by) => {
        const place = at % code.length
        const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
        const other = signs[(signs.indexOf(code[place] ?? '') + 1 + by) % 32]
        expect(decodeResult(code.slice(0, place) + other + code.slice(place + 1)).status).toBe('check')
      }),
      { numRuns: 500 },
    ))

  it('with two neighbours swapped is refused', () =>
    fc.assert(
      fc.property(codes, fc.nat(), (code, at) => {
        const place = at % (code.length - 1)
        const [a = '', b = ''] = code.slice(place, place + 2)
        fc.pre(a !== b)
        expect(decodeResult(code.slice(0, place) + b + a + code.slice(place + 2)).status).toBe('check')
      }),
      { numRuns: 500 },
    ))

  it('with signs behind it is refused nearly always, and never because of what they are', () => {
    const code = plain(encodeResult('Grammar_Set_1', [{ kind: 'right' }, { kind: 'empty' }]))
    const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
    const pairs = [...signs].flatMap((a) => [...signs].map((b) => a + b))
    const valid = (before: string) => pairs.filter((pair) => decodeResult(before + pair).status === 'ok')
    const other = plain(encodeResult('Editing_Set_3', [{ kind: 'empty' }, { kind: 'right' }, { kind: 'right' }]))
    expect(valid(code)).toHaveLength(1)
    expect(valid(other)).not.toEqual(valid(code))
  })

  it('is read from any text without a fault', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodeResult(text).status).toMatch(/^(ok|sign|length|check)$/)
      }),
    ))

  it.each([
    ['', 'length'],
    ['G23M', 'length'],
    ['2'.repeat(25), 'length'],
    ['G23M 7K4P 0TQX', 'sign'],
    ['G23M 7K4P ITQX', 'sign'],
    ['我的分数', 'sign'],
  ])('%j is refused: %s', (text, status) => expect(decodeResult(text)).toEqual({ status }))

  it('is none for a result with no item, or with more than a code holds', () => {
    expect(encodeResult('Grammar_Set_1', [])).toBe('')
    expect(encodeResult('Grammar_Set_1', Array(MAX_CODE_ITEMS + 1).fill({ kind: 'right' }))).toBe('')
  })

  it('never changes: codes that are written down stay valid', () => {
    const all: ItemMark[] = [{ kind: 'right' }, { kind: 'wrong', choice: 2 }, { kind: 'empty' }]
    expect(encodeResult('Grammar_Set_1', all)).toBe('R2AS NFUH H')
  })
})

describe('the stamps of the sets', () => {
  it('tell all shipped sets apart', () => {
    const ids = readdirSync('content/quizzes').map((name) => name.replace(/\.json$/, ''))
    expect(new Set(ids.map(stampOf)).size).toBe(ids.length)
  })
})
