import { expect, test } from 'vitest'
import { splitCamelCase } from './split-camel-case.ts'

test.each([
  ['Kingfisher', 'Kingfisher'],
  ['OtterBay', 'Otter Bay'],
  ['CHIJStJoseph', 'CHIJ St Joseph'],
  ['School12Hill', 'School12 Hill'],
  ['ÉcoleÉtoile', 'École Étoile'],
  ['kingfisher', 'kingfisher'],
  ['', ''],
])('%s is read as %s', (name, words) => {
  expect(splitCamelCase(name)).toBe(words)
})
