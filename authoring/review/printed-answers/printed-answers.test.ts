import { describe, expect, test } from 'vitest'
import { printedAnswers } from './printed-answers.ts'

type Stored = Parameters<typeof printedAnswers>[0][number]

const document = (topic: string, body: object): Stored => ({
  collection: 'prelimQuizzes',
  id: `2024-Merlion-${topic}`,
  body: { title: topic, ...body },
})

const grammar = (question: string, options: string[], skill = 'preposition') =>
  document('Grammar', { type: 'grammar-mcq', questions: [{ question, options, answer: 0, skill }] })

const vocabulary = (options: string[]) =>
  document('Vocabulary', { type: 'vocab-mcq', questions: [{ question: 'A _____ cat.', options, answer: 0 }] })

const editing = (passage: string, correct: string, skill = 'spelling-vowel') =>
  document('Editing', { type: 'editing', passage, errors: [{ index: 1, correct, skill }] })

const cloze = (passage: string, answer: string, alternatives: string[] = []) =>
  document('ComprehensionCloze', { type: 'compre-cloze', passage, questions: [{ index: 1, answer, alternatives }] })

const grammarCloze = (passage: string, word: string) =>
  document('Grammarcloze', {
    type: 'grammar-cloze',
    passage,
    wordList: [{ letter: 'A', word }],
    answers: [{ index: 1, answer: 'A' }],
  })

const vocabularyCloze = (passage: string, title = 'Rain') =>
  document('VocabularyCloze', {
    type: 'vocab-cloze',
    title,
    passage,
    questions: [{ word: 'drenched', options: ['soaked', 'cold', 'late', 'lost'], answer: 0 }],
  })

/** A printed text that no item is asked in. */
const printed = (passage: string) => editing(`${passage} [1]wierd[/1]`, 'weird')

const chinese = (question: string, options: string[]) =>
  document('Chinese', { type: 'chinese-mcq', questions: [{ question, options, answer: 0 }] })

const inline = (passage: string) =>
  document('ChineseInline', {
    type: 'inline-context',
    passage,
    questions: [{ index: 1, options: ['温馨', '孤单', '紧张', '混乱'], answer: 0 }],
  })

const found = (...documents: Stored[]) => printedAnswers(documents, [])

test('names the item, its answer and where that is printed', () =>
  expect(
    found(
      grammar('She is responsible _____ the keys.', ['for', 'to', 'of', 'with']),
      printed('He is responsible for it.'),
    ),
  ).toEqual([
    "2024-Merlion-Grammar item 1: its answer 'responsible for' is printed in 2024-Merlion-Editing passage: 'he is responsible for it. weird'",
  ]))

describe('finds', () => {
  test.each([
    [
      'a phrase of the key with the words behind it',
      cloze('It lay [1]____[/1] the surface.', 'below'),
      'Far below the surface.',
    ],
    ['a phrase in another form', cloze('She [1]____[/1] on him.', 'depends'), 'They depended on us.'],
    ['an accepted word in its phrase', cloze('He fell [1]____[/1].', 'quiet', ['silent']), 'All fell silent.'],
    [
      'the pair of a split key',
      grammarCloze('It was [1]_____ hot that we left.', 'so'),
      'It is so cold that I shiver.',
    ],
    [
      'a common key between common words',
      cloze('They left and [1]____[/1] then all is well.', 'since'),
      'And since then it rained.',
    ],
    ['a vocabulary key in another form', vocabulary(['timid', 'loud', 'big', 'fat']), 'She asked timidly.'],
    ['the word of a vocabulary cloze', vocabularyCloze('He was **__[1]drenched[/1]__**.'), 'A drenched dog.'],
    [
      'the form that an item asks for',
      grammar('It felt _____.', ['smooth', 'smoothly', 'a', 'b'], 'word-form'),
      'Smooth wood.',
    ],
  ])('%s', (_what, document, text) => expect(found(document, printed(text))).toHaveLength(1))

  test('a right spelling in another section, also where that is misspelt on purpose', () => {
    const island = editing('An [1]iland[/1].', 'island')
    expect(found(island, cloze('Two islands in the [1]____[/1].', 'x'))).toHaveLength(1)
    const spelt = grammar('She is responsible _____ it.', ['for', 'to', 'of', 'with'])
    expect(found(spelt, editing('He is [1]responsable[/1] for it.', 'responsible')).join()).toContain(
      "'responsible for'",
    )
  })

  test('the meaning of a word in the title of its passage', () =>
    expect(found(vocabularyCloze('He was **__[1]drenched[/1]__**.', 'Soaked'))).toHaveLength(1))

  test.each([
    ['温馨', chinese('____', ['温馨', '甲', '乙', '丙']), '大家坐在一起，多么温馨。'],
    ['只要……就……', chinese('____', ['只要……就……', '甲', '乙', '丙']), '只要努力，就会进步。'],
    ['扇', chinese('关上那____木门。', ['扇', '块', '根', '幅']), '一扇窗开了。'],
    ['修理', chinese('能和“修”“整”组成词语的字是：', ['理', '补', '齐', '歉']), '去修理店。'],
  ])('%s', (shows, document, text) => {
    const dialogue = { type: 'inline-context', passage: text, questions: [] }
    expect(found(document, { ...inline(''), body: { title: 't', ...dialogue } }).join()).toContain(`'${shows}'`)
  })
})

describe('does not take for an answer', () => {
  test('what the item itself prints', () => {
    expect(found(inline('多么Q[1]。温馨的家。'))).toEqual([])
    expect(found(vocabulary(['timid', 'loud', 'big', 'fat']))).toEqual([])
  })

  test('what another school prints', () => {
    const other = { ...printed('Far below the surface.'), id: '2023-Banyan-Editing' }
    expect(found(cloze('It lay [1]____[/1] the surface.', 'below'), other)).toEqual([])
  })

  test.each([
    ['a common word in another phrase', cloze('It lay [1]____[/1] the surface.', 'below'), 'Below the bridge.'],
    ['words with a stop between them', cloze('She [1]____[/1] on him.', 'depends'), 'That depends. On we went.'],
    ['a part of a longer word', editing('An [1]iland[/1].', 'island'), 'The islander.'],
  ])('%s', (_what, document, text) =>
    expect(found(document, { ...cloze(`${text} [1]____[/1]`, 'zzz'), id: '2024-Merlion-Other' })).toEqual([]),
  )
})

describe('what is allowed', () => {
  const item = cloze('It lay [1]____[/1] the surface.', 'below')
  const entry = { item: '2024-Merlion-ComprehensionCloze item 1', shows: 'below the surface', reason: 'r' }

  test('is not reported', () => {
    const where = '2024-Merlion-Editing passage'
    expect(printedAnswers([item, printed('Far below the surface.')], [{ ...entry, where }])).toEqual([])
  })

  test('is reported when nothing is printed there any more', () => {
    const where = '2024-Merlion-Editing passage'
    expect(printedAnswers([item, printed('Far away.')], [{ ...entry, where }])).toEqual([
      "2024-Merlion-ComprehensionCloze item 1: 'below the surface' is allowed in 2024-Merlion-Editing passage, but is not printed there",
    ])
    expect(printedAnswers([printed('Far away.')], [{ ...entry, where }])).toEqual([])
  })
})
