import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveChoices, savedChoices } from './saved-display.ts'

let dataset: Record<string, string>
let stored: Map<string, string>

beforeEach(() => {
  dataset = {}
  stored = new Map()
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

afterEach(() => vi.unstubAllGlobals())

describe('display choices', () => {
  it('are saved, shown on the page and read back', () => {
    saveChoices({ theme: 'dark', text: 'large' })
    expect(savedChoices()).toEqual({ theme: 'dark', text: 'large' })
    expect(dataset).toEqual({ theme: 'dark', text: 'large' })
  })

  it('that are given up leave nothing behind', () => {
    saveChoices({ theme: 'dark', line: 'on' })
    saveChoices({ line: 'on' })
    expect(dataset).toEqual({ line: 'on' })
    saveChoices({})
    expect(dataset).toEqual({})
    expect([...stored]).toEqual([])
  })

  it('leave other attributes of the page alone', () => {
    dataset.other = 'yes'
    saveChoices({ theme: 'cream' })
    saveChoices({})
    expect(dataset).toEqual({ other: 'yes' })
  })

  it('are shown where the browser refuses its storage', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(savedChoices()).toEqual({})
    saveChoices({ theme: 'dark' })
    expect(dataset).toEqual({ theme: 'dark' })
  })
})
