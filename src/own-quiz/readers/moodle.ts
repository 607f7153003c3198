/** Moodle XML. */
import { type Draft, type Drafts, NO_DRAFT, REFUSED } from '#own-quiz/draft.ts'
import type { Writing } from '#own-quiz/words/plain-words.ts'
import { typedParts } from './typed.ts'
import { childrenOf, type Element, textOf } from './xml.ts'

const REFUSED_TYPES: Readonly<Record<string, string>> = {
  numerical: REFUSED.number,
  calculated: REFUSED.number,
  calculatedsimple: REFUSED.number,
  essay: REFUSED.written,
  matching: REFUSED.matched,
  ddmatch: REFUSED.matched,
  cloze: REFUSED.several,
  description: REFUSED.text,
}

type Text = Readonly<{ text: string; writing: Writing }>

/** The text of `<questiontext format="html"><text>…`. */
function textAt(question: Element, name: string): Text {
  const [element] = childrenOf(question, name)
  if (element === undefined) return { text: '', writing: 'html' }
  const { format = 'html' } = element.attributes
  return { text: textOf(element, 'text'), writing: format === 'plain_text' ? 'plain' : 'html' }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** All texts of a question are written in one way. */
const asHtml = ({ text, writing }: Text): string => (writing === 'html' ? text : escaped(text))

/** Of 100. */
const earns = ({ attributes: { fraction = '0' } }: Element): number => Number(fraction)

function answersOf(question: Element): Pick<Draft, 'options' | 'keys' | 'reasons'> {
  const answers = childrenOf(question, 'answer')
  return {
    options: answers.map((answer) =>
      asHtml({
        text: textOf(answer, 'text'),
        writing: /^(?:plain_text|moodle_auto_format)$/.test(answer.attributes.format ?? 'html') ? 'plain' : 'html',
      }),
    ),
    keys: answers.flatMap((answer, i) => (earns(answer) > 0 ? [i] : [])),
    reasons: answers.map((answer) => asHtml(textAt(answer, 'feedback'))),
  }
}

/** What is typed is a plain text. */
function typedDraft(question: Element, common: Draft, general: string): Draft {
  const answers = childrenOf(question, 'answer').map((answer) => ({
    text: textOf(answer, 'text'),
    earns: earns(answer),
    reason: asHtml(textAt(answer, 'feedback')),
  }))
  return { ...common, ...typedParts(answers, general) }
}

function draftOf(question: Element): Draft {
  const { type = '' } = question.attributes
  const isChoice = type === 'multichoice' || type === 'truefalse'
  const general = asHtml(textAt(question, 'generalfeedback'))
  const common = {
    ...NO_DRAFT,
    line: question.line,
    writing: 'html',
    prompt: asHtml(textAt(question, 'questiontext')),
  } as const
  if (type === 'shortanswer') return typedDraft(question, common, general)
  const { options, keys, reasons } = answersOf(question)
  const [key = -1] = keys
  return {
    ...common,
    options:
      type === 'truefalse'
        ? options.map((word) => (word === 'true' ? 'True' : word === 'false' ? 'False' : word))
        : options,
    keys,
    reason: general.trim() === '' ? (reasons[key] ?? '') : general,
    reasons,
    refused: isChoice ? '' : (REFUSED_TYPES[type] ?? REFUSED.other),
  }
}

/** 'Grammar' of '$course$/top/Grammar'. */
function titleOf(questions: readonly Element[]): string {
  const category = questions.find(({ attributes }) => attributes.type === 'category')
  const [path] = category === undefined ? [] : childrenOf(category, 'category')
  return path === undefined ? '' : (textOf(path, 'text').split('/').at(-1) ?? '')
}

export function readMoodle(root: Element): Drafts {
  const questions = childrenOf(root, 'question')
  return {
    title: titleOf(questions),
    drafts: questions.filter(({ attributes }) => attributes.type !== 'category').map(draftOf),
  }
}
