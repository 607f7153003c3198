import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DISPLAY_FIELDS, isDisplayField, readChoices, withChoice } from './display-settings.ts'

describe('what a device saved', () => {
  test.each([
    [null, {}],
    ['', {}],
    ['no JSON', {}],
    ['7', {}],
    ['[1]', {}],
    ['{"theme":"dark","text":"large"}', { theme: 'dark', text: 'large' }],
    ['{"theme":"system","text":"huge","size":"large","line":true}', {}],
  ])('%j is read as %j', (saved, choices) => expect(readChoices(saved)).toEqual(choices))
  test('anything can be read', () =>
    fc.assert(fc.property(fc.string(), (saved) => typeof readChoices(saved) === 'object')))
})

describe('a choice', () => {
  test('is saved', () =>
    expect(withChoice({ text: 'large' }, 'theme', 'cream')).toEqual({ text: 'large', theme: 'cream' }))
  test('of the default is none', () => expect(withChoice({ theme: 'cream' }, 'theme', 'system')).toEqual({}))
  test('of something unknown is none', () => expect(withChoice({}, 'theme', 'pink')).toEqual({}))
  test('of any field comes back as it was saved', () => {
    for (const [field, values] of Object.entries(DISPLAY_FIELDS))
      for (const value of values.slice(1))
        if (isDisplayField(field)) {
          const choices = withChoice({}, field, value)
          expect(readChoices(JSON.stringify(choices))).toEqual({ [field]: value })
        }
  })
})
