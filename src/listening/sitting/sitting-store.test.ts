import { beforeEach, expect, test } from 'vitest'
import { storedPractice } from '#listening/practice/samples.ts'
import { parsePractice } from '#listening/practice/schema.ts'
import type { SittingState } from './sitting-state.ts'
import { SittingStore } from './sitting-store.ts'

const parsed = parsePractice('english-2024', storedPractice)
if (parsed.status !== 'ok') throw new Error('not read')
const { practice } = parsed
const saved: SittingState = { position: { clip: 1, question: 0 }, responses: { '0-0': 2 }, plays: { '0': 1 } }

let entries: SittingState[]
let store: SittingStore

beforeEach(() => {
  entries = []
  store = new SittingStore(practice, (state) => entries.push(state))
})

test('a change is saved before anybody hears of it', () => {
  const savedByThen: number[] = []
  store.subscribe(() => savedByThen.push(entries.length))
  store.act({ type: 'charge', clip: 0 })
  expect(savedByThen).toEqual([1])
  expect(entries).toEqual([store.state()])
  expect(store.state().plays).toEqual({ '0': 1 })
})

test('an action that changes nothing is neither saved nor told', () => {
  let told = 0
  store.subscribe(() => {
    told += 1
  })
  store.act({ type: 'previous' })
  expect([entries.length, told]).toEqual([0, 0])
})

test('starts once: a later start takes no count back', () => {
  store.start(() => saved)
  store.act({ type: 'charge', clip: 0 })
  store.start(() => saved)
  expect(store.state().plays).toEqual({ '0': 2 })
})

test('tells nobody who has left', () => {
  let told = 0
  const leave = store.subscribe(() => {
    told += 1
  })
  leave()
  store.act({ type: 'next' })
  expect(told).toBe(0)
})
