/** Typed answers of worksheets as lists of whole answers: other platforms compare letter by letter. */

import { compare } from '#quiz/worksheet/judge/compare.ts'
import { variantsOf } from '#quiz/worksheet/judge/sentence/answer-pattern.ts'
import { plainText } from '#quiz/worksheet/notation.ts'
import type { Part, SentenceAnswer, TypedAnswer } from '#quiz/worksheet/worksheet.ts'
import type { PortableAnswer } from './portable.ts'

/** A sentence may be written in hundreds of ways. */
const MAX_SENTENCES = 40

/** Ways to write a value with the signs that are printed beside its box, and with fewer spaces. */
function waysOf(answer: TypedAnswer, key: string): readonly string[] {
  const bare = plainText(key)
  const [before, after] = 'before' in answer ? [answer.before, answer.after].map(plainText) : ['', '']
  const with_ = [bare, `${before}${bare}`, `${bare} ${after}`, `${bare}${after}`, `${before}${bare} ${after}`]
  const tight = [bare.replaceAll(',', ''), bare.replaceAll(' : ', ':'), bare.replaceAll(' ', '')]
  return [...with_, ...tight].map((text) => text.trim())
}

/** Those that are right here, where the question says `asked`. The key is the first. */
function rightWays(answer: TypedAnswer, asked: string): readonly string[] {
  const [key = '', ...others] = waysOf(answer, answer.key)
  return [...new Set([key, ...others.filter((text) => compare(answer, text, asked).verdict === 'same')])]
}

/** Wrong answers, each once, without those that are right. */
function mistakesOf(all: readonly Readonly<{ text: string; reason: string }>[], accepted: readonly string[]) {
  const named = new Map(all.map((mistake) => [mistake.text, mistake]))
  return [...named.values()].filter(({ text, reason }) => reason !== '' && text !== '' && !accepted.includes(text))
}

/** `asked` is all that the question says (judge/asked-text.ts). */
export function typedAnswer(
  answer: TypedAnswer | SentenceAnswer,
  slips: Part['slips'],
  asked: string,
): Extract<PortableAnswer, { kind: 'typed' }> {
  if (answer.kind === 'sentence') {
    const variants = answer.answers.flatMap(variantsOf)
    const accepted = [...new Set([answer.key, ...variants])].slice(0, MAX_SENTENCES)
    const known = answer.mistakes.flatMap(({ answer: pattern, why }) =>
      variantsOf(pattern).map((text) => ({ text, reason: why })),
    )
    const mistakes = mistakesOf(known, [...accepted, ...variants]).slice(0, MAX_SENTENCES)
    return { kind: 'typed', accepted, mistakes, isValue: false, isSentence: true }
  }
  const accepted = rightWays(answer, asked)
  const known = slips.map(({ answer: wrong, why }) => ({ text: plainText(wrong), reason: plainText(why) }))
  return { kind: 'typed', accepted, mistakes: mistakesOf(known, accepted), isValue: true, isSentence: false }
}
