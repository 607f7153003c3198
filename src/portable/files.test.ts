import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { FILE_NAMES, type FileName } from './file-names.ts'
import { carriedCount, portableFile } from './files.ts'
import type { PortableExercise } from './portable.ts'
import { SOURCE, sampleOf, worksheet } from './samples.ts'

const fileOf = (name: FileName, exercise: PortableExercise) => portableFile(name, exercise, SOURCE, 'run()') ?? ''

/** All text of a file, also of those in an archive. */
function textIn(name: FileName, exercise: PortableExercise): string {
  const file = fileOf(name, exercise)
  return typeof file === 'string'
    ? file
    : Object.values(unzipSync(file))
        .map((bytes) => strFromU8(bytes))
        .join('\n')
}

/** So many questions, each with an id of its own. */
const manyQuestions = (count: number): PortableExercise => ({
  ...worksheet,
  items: sampleOf('grammar-mcq')
    .items.slice(0, 1)
    .flatMap((item) => Array.from({ length: count }, (_, i) => ({ ...item, id: String(i) }))),
})

describe.each(FILE_NAMES)('%s', (name) => {
  it('has the same bytes every time, in every time zone', () => {
    const [here, there] = ['Asia/Singapore', 'America/Los_Angeles'].map((zone) => {
      vi.stubEnv('TZ', zone)
      return Buffer.from(fileOf(name, worksheet))
    })
    expect(here?.length).toBeGreaterThan(100)
    expect(here?.equals(there ?? Buffer.of())).toBe(true)
  })

  it('says where it comes from, under which licence', () => {
    const text = textIn(name, sampleOf('chinese-mcq'))
    expect(text).toContain('CC BY 4.0')
    expect(text).toContain(SOURCE.url)
  })

  it('has nothing of another exercise', () => {
    const [first] = sampleOf('vocab-mcq').items
    expect(textIn(name, sampleOf('grammar-mcq'))).not.toContain(first?.reason[0])
  })
})

it('a file has the questions that it can carry', () => {
  expect(FILE_NAMES.map((name) => [name, carriedCount(name, worksheet)])).toEqual([
    ['sls.zip', 5],
    ['qti21.zip', 5],
    ['moodle.xml', 5],
    ['gift.txt', 3],
    ['questions.csv', 2],
  ])
  expect(textIn('gift.txt', worksheet)).not.toContain('Find the area')
})

it('more questions than a platform takes are not one file', () => {
  const many = manyQuestions(101)
  expect([carriedCount('qti21.zip', many), portableFile('qti21.zip', many, SOURCE, '')]).toEqual([0, null])
  expect(carriedCount('moodle.xml', many)).toBe(101)
})
