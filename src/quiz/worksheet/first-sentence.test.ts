import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test.each([
  ['It is 0.45 m. The rest follows.', 'It is 0.45 m.'],
  ['One sentence only.', 'One sentence only.'],
  ['Why? Because it rained.', 'Why?'],
  ["He said, 'Stop.' She stopped.", "He said, 'Stop.'"],
  ['他说：“好。”大家都笑了。', '他说：“好。”'],
  ['no full stop', 'no full stop'],
  ['', ''],
])('of %j it is %j', (text, first) => expect(firstSentence(text)).toBe(first))
