import { expect, test } from 'vitest'
import { carried, LOSSES, lossesOf } from './losses.ts'
import { sampleOf, worksheet } from './samples.ts'

test.each([
  ['sls', [['1(a)', '1(b)'], ['3'], ['4']]],
  ['qti', [['1(a)', '1(b)'], ['3'], ['4']]],
  ['gift', [['1(a)', '1(b)'], ['1(a)', '1(b)', '3'], ['1(a)', '1(b)'], ['3'], ['4']]],
  ['table', [['1(a)', '1(b)', '2']]],
] as const)('what %s loses is said by question', (kind, numbers) =>
  expect(lossesOf(LOSSES[kind], worksheet.items).map((loss) => loss.numbers)).toEqual(numbers),
)

test('what is left out is said, and what is lost of the rest', () => {
  const [pictures] = lossesOf(LOSSES.gift, worksheet.items)
  expect(pictures).toMatchObject({ leavesOut: true, numbers: ['1(a)', '1(b)'] })
  expect(carried(LOSSES.table, worksheet.items).map(({ number }) => number)).toEqual(['3', '4'])
})

test('a set of questions with four options loses nothing on its way to Moodle', () =>
  expect(lossesOf(LOSSES.moodle, sampleOf('grammar-mcq').items)).toEqual([]))

test('what a page says beside its words is said to stay there', () => {
  const words = (type: string) => lossesOf(LOSSES.moodle, sampleOf(type).items).map((loss) => loss.words)
  expect(words('chinese-dialogue')).toEqual(['how words sound and what they mean stays on our page.'])
  expect(words('chinese-mcq')).toEqual(['how words sound and what they mean stays on our page.'])
  expect(words('compre-cloze')).toEqual(['nothing says there that an accepted word is only second-best.'])
})

test('Kahoot takes four options and few letters', () => {
  const words = (type: string) => lossesOf(LOSSES.kahoot, sampleOf(type).items).map((loss) => loss.words)
  expect(words('grammar-cloze')).toContain('not for Kahoot, which takes 4 options.')
  expect(words('editing')).toContain('not for Kahoot, because the answer is typed.')
  expect(words('vocab-cloze').join()).toContain('too long for Kahoot')
})
