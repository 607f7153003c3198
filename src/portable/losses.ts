/** What a file cannot carry, by question: a teacher reads it before the download. */
import { picturesOf } from './html.ts'
import { type PortableItem, textOf } from './portable.ts'
import { KAHOOT_OPTIONS, tableQuestion } from './table.ts'

/** `leavesOut`: the question is not in the file. `words` follow 'Questions 3 and 5: '. */
export type LossKind = Readonly<{ leavesOut: boolean; words: string; concerns(item: PortableItem): boolean }>

export type Loss = Readonly<{ leavesOut: boolean; words: string; numbers: readonly string[] }>

const hasPicture = (item: PortableItem): boolean => picturesOf(item).length > 0
const hasTable = ({ about }: PortableItem): boolean => about.some(({ kind }) => kind === 'table')
const isWritten = ({ answer }: PortableItem): boolean => answer.kind === 'written'

function isUnderlined({ about, ask, answer }: PortableItem): boolean {
  const options = answer.kind === 'choice' ? answer.options.map(({ line }) => line) : []
  const lines = [...about.flatMap((block) => (block.kind === 'line' ? [block.line] : [])), ask, ...options]
  return lines.some((line) => line.some(({ kind }) => kind === 'underlined'))
}

const loss = (words: string, concerns: LossKind['concerns'], leavesOut: boolean = false): LossKind => ({
  words,
  concerns,
  leavesOut,
})

const WRITTEN = loss('a person marks the answer there; the marking points go with it.', isWritten)
const VALUE = loss(
  'the answer is compared sign by sign there. Other ways to write the right value, and marks for a later part that follows from a wrong one, are lost.',
  ({ answer }) => answer.kind === 'typed' && answer.isValue,
)
const SENTENCE = loss(
  'the sentence must be one of those that are listed. A small slip loses all marks there, not one.',
  ({ answer }) => answer.kind === 'typed' && answer.isSentence,
)

const HERE = [
  loss('how words sound and what they mean stays on our page.', ({ staysHere }) => staysHere.includes('glosses')),
  loss('nothing says there that an accepted word is only second-best.', ({ staysHere }) =>
    staysHere.includes('second-best'),
  ),
]

const MAX_KAHOOT_QUESTION = 120
const MAX_KAHOOT_ANSWER = 75

/** By the kind of file; Kahoot takes less than its table holds. */
export const LOSSES = {
  sls: [
    VALUE,
    SENTENCE,
    loss('the pupil compares the answer with the points; it has no marks there.', isWritten),
    ...HERE,
  ],
  qti: [loss('the underlined words are bold there.', isUnderlined), VALUE, SENTENCE, WRITTEN, ...HERE],
  moodle: [VALUE, SENTENCE, WRITTEN, ...HERE],
  gift: [
    loss('left out, because GIFT cannot carry their pictures. Take Moodle XML instead.', hasPicture, true),
    loss('capital letters do not count there.', ({ answer }) => answer.kind === 'typed'),
    VALUE,
    SENTENCE,
    WRITTEN,
    ...HERE,
  ],
  table: [
    loss('left out, because they have pictures or tables.', (item) => hasPicture(item) || hasTable(item), true),
    loss('the underlined words stand in [brackets].', isUnderlined),
    ...HERE,
  ],
  kahoot: [
    loss('not for Kahoot, because the answer is typed.', ({ answer }) => answer.kind !== 'choice'),
    loss(
      `not for Kahoot, which takes ${KAHOOT_OPTIONS} options.`,
      ({ answer }) => answer.kind === 'choice' && answer.options.length > KAHOOT_OPTIONS,
    ),
    loss(
      `too long for Kahoot: it takes ${MAX_KAHOOT_QUESTION} letters of a question and ${MAX_KAHOOT_ANSWER} of an option.`,
      (item) =>
        tableQuestion(item).length > MAX_KAHOOT_QUESTION ||
        (item.answer.kind === 'choice' &&
          item.answer.options.some(({ line }) => textOf(line).length > MAX_KAHOOT_ANSWER)),
    ),
  ],
} as const satisfies Readonly<Record<string, readonly LossKind[]>>

/** The losses of a file that some question has. */
export const lossesOf = (kinds: readonly LossKind[], items: readonly PortableItem[]): readonly Loss[] =>
  kinds.flatMap(({ words, leavesOut, concerns }) => {
    const numbers = items.filter(concerns).map(({ number }) => number)
    return numbers.length === 0 ? [] : [{ words, leavesOut, numbers }]
  })

/** The questions that are in the file. */
export const carried = (kinds: readonly LossKind[], items: readonly PortableItem[]): readonly PortableItem[] =>
  items.filter((item) => !kinds.some(({ leavesOut, concerns }) => leavesOut && concerns(item)))
