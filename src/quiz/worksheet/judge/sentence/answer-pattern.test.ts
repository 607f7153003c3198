import { describe, expect, test } from 'vitest'
import { variantsOf } from './answer-pattern.ts'

describe('the sentences of a pattern', () => {
  test.each([
    ['He ran.', ['He ran.']],
    ['(He|She) ran.', ['He ran.', 'She ran.']],
    ['He ran [home].', ['He ran.', 'He ran home.']],
    ['[Quickly, ]he ran.', ['he ran.', 'Quickly, he ran.']],
    ['(He|The [tall ]boy) ran.', ['He ran.', 'The boy ran.', 'The tall boy ran.']],
    ['He ran, (and fell|then fell).', ['He ran, and fell.', 'He ran, then fell.']],
    ['Either | or', ['Either | or']],
    ['他(很|非常)高兴。', ['他很高兴。', '他非常高兴。']],
  ])('%s', (pattern, all) => expect(variantsOf(pattern)).toEqual(all))

  test('each sentence comes once, without spaces that an optional word leaves behind', () =>
    expect(variantsOf('He [very] [very] ran [home] .')).toEqual([
      'He ran.',
      'He ran home.',
      'He very ran.',
      'He very ran home.',
      'He very very ran.',
      'He very very ran home.',
    ]))

  test.each(['He (ran', 'He [ran', '((a|b) c'])('a group without an end is refused: %s', (pattern) => {
    const message = expect.stringContaining('has a group without')
    expect(() => variantsOf(pattern)).toThrow(expect.objectContaining({ code: 'unclosed', message }))
  })

  test('too many sentences are refused', () => {
    const message = expect.stringMatching(/stands for \d+ sentences/)
    const pattern = `[a]${'(a|b|c|d|e|f|g|h) '.repeat(4)}`
    expect(() => variantsOf(pattern)).toThrow(expect.objectContaining({ code: 'too-many', message }))
  })
})
