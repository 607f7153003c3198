import { expect, test } from 'vitest'
import { sentenceAround } from './sentence-around.ts'

test.each([
  ['First one. Then [1]_____ came. Last.', '1', 'Then [1]_____ came.'],
  ['He said, "Go [1]____[/1]." Then he [2]____[/2].', '2', 'Then he [2]____[/2].'],
  ['风Q[1]地吹。鸟Q[2]地叫。', '2', '鸟Q[2]地叫。'],
  ['One [1]_____', '1', 'One [1]_____'],
  ['It rained. A **__[2]shabby[/2]__** cat sat. It slept.', '2', 'A **__[2]shabby[/2]__** cat sat.'],
  ['One [1]_____', '9', ''],
])('of %j, blank %s stands in %j', (passage, label, sentence) => expect(sentenceAround(passage, label)).toBe(sentence))
