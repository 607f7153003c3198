/** What the table of a class shows of a quiz of any type: its items in plain words, and the reasons of their keys. */
import type { ClassItem, ItemReasons } from '#quiz/class/class-set.ts'
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { parseMarkup } from '#quiz/markup/parse-markup.ts'
import { codedItems, offeredBy } from '#quiz/result-code/code-of-result.ts'
import { ownReason } from '#quiz/scoring/own-reason.ts'
import { rowReasons } from '#quiz/worksheet/hand/on-paper.ts'
import { plainText } from '#quiz/worksheet/notation.ts'
import { isWorksheet, type Part, partsOf } from '#quiz/worksheet/worksheet.ts'

/** A prompt without its markers; a place to fill is a line. */
const plain = (text: string): string =>
  parseMarkup(text)
    .segments.map((segment) => {
      if (segment.kind === 'text') return segment.source
      return segment.kind === 'mark' || segment.kind === 'target' ? segment.text : '____'
    })
    .join('')

type NameSkill = (tag: string) => string | undefined

/** `nameSkill` gives the name of a skill by its tag, where it has one. */
export function classItems<Q extends Quiz>(type: QuizType<Q>, quiz: Q, nameSkill: NameSkill): readonly ClassItem[] {
  const parts = isWorksheet(quiz) ? partsOf(quiz) : []
  return codedItems(quiz).map((item) => {
    const offered = offeredBy(type, quiz, item)
    const answer = parts.find(({ id }) => id === item.id)?.answer
    const key = answer?.kind === 'lines' ? answer.points.join(' ') : type.responseText(quiz, item, item.key)
    return {
      id: item.id,
      text: plain(item.prompt),
      key: plain(parts.length === 0 ? key : plainText(key)),
      choices: offered.map((value) => plain(type.responseText(quiz, item, value))),
      signs: item.options.length > 0 ? [] : offered,
      isTicked: answer?.kind === 'lines' || answer?.kind === 'sentence',
      skill: nameSkill(item.skill) ?? '',
    }
  })
}

/** Of a part without a reason its working, or the reasons of its rows. */
const whyOf = ({ reason, steps, answer }: Part): string =>
  plainText(reason || rowReasons(answer) || steps.map(({ text }) => text).join('; '))

/** Why keys are right and choices are wrong, by the ids of items. */
export function classReasons<Q extends Quiz>(type: QuizType<Q>, quiz: Q): Readonly<Record<string, ItemReasons>> {
  const parts = isWorksheet(quiz) ? partsOf(quiz) : []
  return Object.fromEntries(
    codedItems(quiz).map((item) => {
      const part = parts.find(({ id }) => id === item.id)
      const { whys, why } =
        part === undefined
          ? { why: item.explanation, whys: offeredBy(type, quiz, item).map((value) => ownReason(item, value)) }
          : { why: whyOf(part), whys: part.answer.kind === 'choice' ? part.answer.whys.map(plainText) : [] }
      return [item.id, { why: plain(why), whys: whys.map(plain) }]
    }),
  )
}
