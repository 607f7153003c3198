/** Files that are large, deep or never end are refused or read, in a time that grows with their length alone. */
import { strToU8 } from 'fflate'
import { expect, it } from 'vitest'
import { FileRefused } from '#own-quiz/draft.ts'
import { readFile } from './read.ts'

/** What is said of a file. The time of a reader that looks at all before at each sign is minutes. */
async function said(text: string): Promise<string> {
  try {
    await readFile(strToU8(text))
    return 'read'
  } catch (error) {
    if (error instanceof FileRefused) return error.message
    throw error
  }
}

it.each([
  ['a brace that never closes', `{${'='.repeat(1_000_000)}`, 'read'],
  ['lines without an answer', `${'word\n'.repeat(300_000)}A. a\nANSWER: A`, 'read'],
  ['empty lines within answers', `::a::Pick.{=a\n${'~b\n\n'.repeat(100_000)}`, 'read'],
  ['tags that never close', `Pick ${'<a "'.repeat(100_000)}\tb\tc\t1`, 'read'],
  [
    'more elements than a file has',
    `<quiz>${'<a/>'.repeat(300_000)}</quiz>`,
    'Line 1: this file is too large. Make several files of it.',
  ],
])('%s', async (_, text, words) => expect(await said(text)).toBe(words), 15_000)
