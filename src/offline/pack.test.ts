import { describe, expect, it } from 'vitest'
import { bytesOf, packJson, packsUrl, readPacks, sizeInWords } from './pack.ts'

const pack = {
  id: 'topic/editing',
  name: 'Editing',
  version: 'a1',
  entries: [{ url: '/quiz/editing/Set_1', name: '2020', bytes: 40_000 }],
}

describe('readPacks', () => {
  it('reads what the server lists', () => {
    expect(readPacks({ packs: [packJson(pack)] })).toEqual([pack])
  })

  it.each([
    ['no list', {}],
    ['nothing', null],
    ['a pack without a version', { packs: [{ ...packJson(pack), version: 1 }] }],
    ['an entry without a size', { packs: [{ ...pack, entries: [{ address: '/', name: '' }] }] }],
    ['a URL of another site', { packs: [{ ...pack, entries: [{ address: '//x.example', name: '', bytes: 1 }] }] }],
  ])('refuses %s', (_, body) => {
    expect(readPacks(body)).toBeNull()
  })
})

it('adds up what packs take', () => {
  expect(bytesOf([pack, pack])).toBe(80_000)
})

it('escapes names in a URL', () => {
  expect(packsUrl('school/2024/Rain Tree')).toBe('/api/offline/school/2024/Rain%20Tree')
})

it.each([
  [1, '1 kB'],
  [240_400, '240 kB'],
  [3_240_000, '3.2 MB'],
])('says %d bytes as %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words)
})
