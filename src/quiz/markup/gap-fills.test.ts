import { expect, test } from 'vitest'
import { gapFills } from './gap-fills.ts'

test.each([
  ['She _____ home.', 'went', ['went']],
  ['____天气多么炎热，外公____会浇花。', '无论……都……', ['无论', '都']],
  ['这碗面____好吃，____他熬了汤。', '之所以……是因为……', ['之所以', '是因为']],
  ['____天气多么炎热，外公____会浇花。', '无论', []],
  ['选出没有语病的句子。', '他走了……', []],
  ['Wait ___ for it', 'a moment ... or two', ['a moment ... or two']],
])('in %j the option %j fills %j', (sentence, option, fills) => expect(gapFills(sentence, option)).toEqual(fills))
