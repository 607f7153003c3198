import { expect, test } from 'vitest'
import { targetSentence } from './target-sentence.ts'

const PASSAGE = 'It was **__[1]dim[/1]__**. The **__[2]shabby[/2]__** shop had an **__[3]odd[/3]__** owner!\n\nHe left.'

test.each([
  ['1', 'It was **__[1]dim[/1]__**.'],
  ['2', 'The **__[2]shabby[/2]__** shop had an odd owner!'],
  ['3', 'The shabby shop had an **__[3]odd[/3]__** owner!'],
  ['9', ''],
])('word %s stands in %j', (label, sentence) => expect(targetSentence(PASSAGE, label)).toBe(sentence))
