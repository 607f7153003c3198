import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReasonLines } from './reason-lines.tsx'

const drawn = (own: string, why: string) =>
  renderToStaticMarkup(<ReasonLines own={own} why={why} draw={(text) => text.trim()} />)

const folding = (text: string) => `<details open=""><summary>More</summary><p>${text}</p></details>`

test.each([
  {
    own: 'It has no roots.',
    why: 'It bears flowers. So it is a plant.',
    lines: ['It has no roots.', 'It bears flowers. So it is a plant.'],
  },
  { own: '', why: 'It bears flowers. So it is a plant.', lines: ['It bears flowers.', 'So it is a plant.'] },
])('what can be folded of $own $why follows the first paragraph', ({ own, why, lines: [first = '', rest = ''] }) =>
  expect(drawn(own, why)).toBe(`<p>${first}</p>${folding(rest)}`),
)

test.each([
  ['It has no roots.', ''],
  ['', 'It has no roots.'],
])('one sentence has nothing to fold: %j %j', (own, why) => expect(drawn(own, why)).toBe('<p>It has no roots.</p>'))

test('without a reason there is nothing', () => expect(drawn('', '')).toBe(''))
