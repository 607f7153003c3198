import { describe, expect, test } from 'vitest'
import { passageParts } from './passage-parts.ts'

const first = (text: string) => passageParts(text, 'paragraphs')[0]?.parts ?? []

describe('a passage for drawing', () => {
  test('splits paragraphs at blank lines only', () =>
    expect(passageParts('a\nb\n\nc', 'paragraphs').map((p) => p.parts)).toHaveLength(2))

  test('splits lines where lines are asked for', () => expect(passageParts('a\nb\n\nc', 'lines')).toHaveLength(3))

  test('keeps a full stop with its blank', () =>
    expect(first('We sat [1]____[/1]. Then')).toMatchObject([
      { kind: 'text', text: 'We sat ' },
      { kind: 'marker', tail: '.' },
      { kind: 'text', text: ' Then' },
    ]))

  test('tells a screen reader the words around a blank', () =>
    expect(first('the little children [1]____[/1] to school today')).toMatchObject([
      { kind: 'text' },
      { after: 'the little children', before: 'to school today' },
      { kind: 'text' },
    ]))

  test('keeps Chinese punctuation with its options', () =>
    expect(first('风Q[1]，吹')).toMatchObject([{}, { kind: 'marker', tail: '，' }, { text: '吹' }]))
})
