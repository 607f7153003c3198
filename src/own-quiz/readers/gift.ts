/** GIFT. Each question is read by itself, so that a fault in one names its line and leaves the others. */
import { parse } from 'gift-pegjs'
import { z } from 'zod'
import { type Draft, type Drafts, NO_DRAFT, REFUSED } from '#own-quiz/draft.ts'
import { typedParts } from './typed.ts'

const formatted = z.object({ format: z.string(), text: z.string() })
type Formatted = z.infer<typeof formatted>

const choice = z.object({
  isCorrect: z.boolean(),
  weight: z.number().nullable(),
  text: formatted,
  feedback: formatted.nullable(),
})

/** What the parser gives of a question. */
const parsedQuestion = z.discriminatedUnion('type', [
  z.object({
    type: z.enum(['MC', 'Short']),
    stem: formatted,
    globalFeedback: formatted.nullable(),
    choices: z.array(choice),
  }),
  z.object({
    type: z.literal('TF'),
    stem: formatted,
    globalFeedback: formatted.nullable(),
    isTrue: z.boolean(),
    trueFeedback: formatted.nullable(),
    falseFeedback: formatted.nullable(),
  }),
])

const otherQuestion = z.object({ type: z.string(), stem: formatted })

const REFUSED_TYPES: Readonly<Record<string, string>> = {
  Numerical: REFUSED.number,
  Essay: REFUSED.written,
  Matching: REFUSED.matched,
  Description: REFUSED.text,
}

const ANSWERS = /(?<!\\)\{\s*(?:(?:T|F|TRUE|FALSE)\s*[#}]|#)|^::[^:\n]+::|^\$CATEGORY:/m
const IN_BRACES = /(?<!\\)\{([^{}]*)\}/g
const OPTION = /(?<!\\)[=~]/
/** Of a question that is answered in sentences. */
const NO_ANSWERS = /(?<!\\)\{\s*\}/

/** A table has tabs, and perhaps a text with empty braces in a cell. */
export const looksLikeGift = (text: string): boolean =>
  ANSWERS.test(text) ||
  [...text.matchAll(IN_BRACES)].some(([, inside = '']) => OPTION.test(inside)) ||
  (NO_ANSWERS.test(text) && !text.includes('\t'))

type Block = Readonly<{ line: number; text: string }>

/** Signs that begin or end the answers, without those that are escaped. */
const depthOf = (text: string): number =>
  [...text.replaceAll(/\\./g, '').matchAll(/[{}]/g)].reduce((depth, [sign]) => depth + (sign === '{' ? 1 : -1), 0)

const COMMENT = /^\s*\/\//
const CATEGORY = /^\s*\$CATEGORY:\s*(.*)$/i

/** Questions with empty lines between them; one within the answers ends nothing. */
function blocksOf(all: readonly string[]): readonly Block[] {
  const blocks: Block[] = []
  let text = ''
  let line = 1
  let depth = 0
  const end = () => {
    if (text !== '') blocks.push({ line, text })
    text = ''
    depth = 0
  }
  for (const [i, own] of all.entries()) {
    if (COMMENT.test(own) || CATEGORY.test(own)) continue
    depth += depthOf(own)
    if (own.trim() === '') {
      if (depth <= 0) end()
    } else if (text === '') {
      text = own
      line = i + 1
    } else text += `\n${own}`
  }
  end()
  return blocks
}

const textOf = (text: Formatted | null): string => text?.text ?? ''

function parsedDraft(question: z.infer<typeof parsedQuestion>): Draft {
  const { format, text } = question.stem
  const writing = format === 'html' || format === 'moodle' ? 'html' : 'plain'
  // The parser leaves a space behind the blank of 'is {=it}.', which nobody wrote.
  const common = { ...NO_DRAFT, writing, prompt: text.replace(/(_{5}) (?=[.,;:!?])/, '$1') } as const
  const general = textOf(question.globalFeedback)
  if (question.type === 'TF') {
    // The first of two feedbacks is that of a wrong answer.
    const { isTrue, trueFeedback: wrong, falseFeedback: right } = question
    const key = isTrue ? 0 : 1
    return {
      ...common,
      options: ['True', 'False'],
      keys: [key],
      reason: general || textOf(right),
      reasons: key === 0 ? ['', textOf(wrong)] : [textOf(wrong), ''],
    }
  }
  const choices = question.choices.map(({ isCorrect, weight, feedback, text: said }) => ({
    text: said.text,
    earns: weight ?? (isCorrect ? 100 : 0),
    reason: textOf(feedback),
  }))
  if (question.type === 'Short') return { ...common, ...typedParts(choices, general) }
  const keys = choices.flatMap(({ earns }, i) => (earns > 0 ? [i] : []))
  const reasons = choices.map(({ reason }) => reason)
  return {
    ...common,
    options: choices.map((option) => option.text),
    keys,
    reason: general || (reasons[keys[0] ?? -1] ?? ''),
    reasons,
  }
}

const NAME = /^\s*::(?:\\.|(?!::).)*::/s
const escapedIn = (text: string, signs: RegExp): string =>
  text.replaceAll(signs, (sign) => (sign.length > 1 ? sign : `\\${sign}`))

/**
 * With a \ before signs that have no meaning where they are, which Moodle takes as they are and the parser refuses: a colon, and before and
 * behind the answers all of them. Answers that begin with # are numbers, whose colon is a tolerance.
 */
function lenient(text: string): string {
  const [name = ''] = NAME.exec(text) ?? []
  const rest = text.slice(name.length).replaceAll(/\\.|\{(?:\\.|[^{}\\])*\}|[=~#:]/gs, (part) => {
    if (part.startsWith('{')) return /^\{\s*#/.test(part) ? part : escapedIn(part, /\\.|:/gs)
    return part.length > 1 ? part : `\\${part}`
  })
  return name.replace(/(?<=^\s*::).*(?=::$)/s, (inside) => escapedIn(inside, /\\.|:/gs)) + rest
}

const beginningOf = (text: string): string => text.replace(/^\s*::.*?(?<!\\)::/s, '').replace(/\{.*/s, '')

function draftOf({ line, text }: Block): Draft {
  const unread = { ...NO_DRAFT, line, prompt: beginningOf(text) }
  try {
    const [question] = z.array(z.unknown()).parse(parse(`${lenient(text)}\n`))
    const read = parsedQuestion.safeParse(question)
    if (read.success) return { ...parsedDraft(read.data), line }
    const other = otherQuestion.safeParse(question)
    return { ...unread, refused: (other.success ? REFUSED_TYPES[other.data.type] : undefined) ?? REFUSED.other }
  } catch (error) {
    const place = z.object({ location: z.object({ start: z.object({ line: z.number() }) }) }).safeParse(error)
    const last = line + text.split('\n').length - 1
    const at = Math.min(last, line + (place.success ? place.data.location.start.line - 1 : 0))
    return { ...unread, refused: `is not written as GIFT wants it: look at line ${at}.` }
  }
}

/** 'Grammar' of '$CATEGORY: Kampung/Grammar'. */
function titleOf(lines: readonly string[]): string {
  const [, path = ''] = lines.map((line) => CATEGORY.exec(line)).find((found) => found !== null) ?? []
  return path.split('/').at(-1)?.trim() ?? ''
}

export function readGift(text: string): Drafts {
  const lines = text.split(/\r\n?|\n/)
  return { title: titleOf(lines), drafts: blocksOf(lines).map(draftOf) }
}
