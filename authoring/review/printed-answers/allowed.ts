/** Findings that answer nothing, each with its reason. An entry that finds nothing any more is reported. */

/** `item` and `where` as in the message; `shows` is what is printed. */
export type Allowed = Readonly<{ item: string; shows: string; where: string; reason: string }>

export const allowed: readonly Allowed[] = [
  {
    item: '2023-RainTree-VocabularyCloze item 5',
    shows: 'growing well',
    where: '2023-RainTree-Grammar item 2',
    reason: "'Nothing grows well in the shade' does not say what 'thriving' means.",
  },
  {
    item: '2023-Tembusu-ComprehensionCloze item 15',
    shows: 'hands to',
    where: '2023-Tembusu-VocabularyCloze passage',
    reason: "'Put a hand to her ear' is not the phrase 'keep your hands to yourself'.",
  },
  {
    item: '2024-Hornbill-VocabularyCloze item 2',
    shows: 'suddenly',
    where: '2024-Hornbill-Grammarcloze passage',
    reason: "'Suddenly' is a word that every pupil knows; the item asks which word means the same as another.",
  },
]
