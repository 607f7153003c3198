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

  test.each(['He (ran', 'He [ran', '((a|b) c'])('a group without an end is refused: %s', (pattern) =>
    expect(() => variantsOf(pattern)).toThrow('has a group without'),
  )

  test('too many sentences are refused', () =>
    expect(() => variantsOf('[a]'.repeat(1) + '(a|b|c|d|e|f|g|h) '.repeat(4))).toThrow(/stands for \d+ sentences/))
})
