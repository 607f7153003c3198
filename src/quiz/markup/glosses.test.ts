import { expect, it } from 'vitest'
import { glossParts } from './glosses.ts'

it.each([
  ['留心细看就是“观察”。(观察 = observe.)', ['观察', 'observe']],
  ['(并不是……而是…… = not … but …)', ['', 'not … but']],
  ['(模样 = appearance: mú yàng.)', ['', 'appearance']],
  ['(zhuàn = life story; chuán = spread, pass on.)', ['', 'life story', 'spread, pass on']],
  ['收后鼻音 ng，不是前鼻音 n。', ['']],
  ['sǎn = sǎn', ['']],
  ['', ['']],
])('of %j', (text, [, ...glosses]) => {
  const parts = glossParts(text)
  expect(parts.join('')).toBe(text)
  expect(parts.filter((_, i) => i % 2 === 1)).toEqual(glosses)
})
