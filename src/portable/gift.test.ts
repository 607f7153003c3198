import { parse } from 'gift-pegjs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ByLanguage } from '#lib/language.ts'
import { typeNames } from '#quiz/registry/definitions.ts'
import { giftText } from './gift.ts'
import type { PortableItem } from './portable.ts'
import { SOURCE, sampleOf, worksheet } from './samples.ts'

const text = z.object({ text: z.string() })
const question = z.object({
  title: z.string(),
  stem: text,
  globalFeedback: text,
  choices: z.array(z.object({ isCorrect: z.boolean(), weight: z.number().nullable(), feedback: text.nullable() })),
})

/** What another reader of GIFT understands, without the line of the category. */
const read = (exercise: typeof worksheet) =>
  z
    .array(z.unknown())
    .parse(parse(giftText(exercise, SOURCE)))
    .flatMap((one) => {
      const parsed = question.safeParse(one)
      return parsed.success ? [parsed.data] : []
    })

const unescaped = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The reason of each wrong answer, in order. */
function reasonsOf({ answer }: PortableItem): readonly string[] {
  if (answer.kind === 'choice') return answer.options.map(({ reason }) => reason)
  return answer.kind === 'typed'
    ? [...answer.accepted.map(() => ''), ...answer.mistakes.map(({ reason }) => reason)]
    : []
}

const titles: ByLanguage<(number: string) => string> = {
  en: (number) => `Question ${number}`,
  'zh-Hans': (number) => `第 ${number} 题`,
}

describe.each(typeNames)('%s in GIFT, read by another reader', (type) => {
  const exercise = sampleOf(type)
  const questions = read(exercise)

  it('has every question, the key alone with full marks, and every reason', () => {
    expect(questions).toHaveLength(exercise.items.length)
    for (const [i, item] of exercise.items.entries()) {
      const found = questions[i]
      if (found === undefined) throw new Error(`no question ${i}`)
      const { choices, globalFeedback, title } = found
      expect(title).toBe(titles[item.language](item.number))
      const right = choices.map(({ isCorrect, weight }) => isCorrect && weight !== 0)
      if (item.answer.kind === 'choice') expect(right.indexOf(true)).toBe(item.answer.key)
      expect(right.filter((one) => one)).toHaveLength(item.answer.kind === 'typed' ? item.answer.accepted.length : 1)
      expect(choices.map(({ feedback }) => unescaped(feedback?.text ?? ''))).toEqual(reasonsOf(item))
      expect(unescaped(globalFeedback.text)).toContain(item.reason[0])
    }
  })
})

it('escapes the signs of the format, and those of HTML', () => {
  const [first] = read({ ...worksheet, items: worksheet.items.filter(({ number }) => number === '1(a)') })
  expect(first?.stem.text).toContain('1/2 cm &amp; an angle &lt; 90°.')
})

it('names licence and source', () => {
  expect(giftText(worksheet, SOURCE)).toContain(
    '// A worksheet: 1/2, from Kampung, https://kampung.example/quiz/1 Licence: CC BY 4.0, https://creativecommons.org/licenses/by/4.0/',
  )
})
