import { describe, expect, test } from 'vitest'
import type { Item } from '#quiz/contract/quiz-type.ts'
import { lintQuizDocument } from './lint-quiz.ts'
import { parseQuiz } from './parse-quiz.ts'

const question = { question: 'Q?', options: ['a', 'b', 'c', 'd'], answer: 0 }
const vocab = (questions: unknown) => ({ type: 'vocab-mcq', title: 'V', questions })

function items(document: unknown): readonly Item[] {
  const parsed = parseQuiz(document)
  return parsed.status === 'ok' ? parsed.typed.quiz.items : []
}

describe('a stored document', () => {
  test('that is not there is missing', () => expect(parseQuiz(null)).toEqual({ status: 'missing' }))
  test('of another type is unsupported, by its name', () =>
    expect(parseQuiz({ type: 'crossword' })).toEqual({ status: 'unsupported', type: 'crossword' }))
  test('of a type named like an object part is unsupported', () =>
    expect(parseQuiz({ type: 'toString' })).toEqual({ status: 'unsupported', type: 'toString' }))
  test.each([{}, 7, 'x', [], { type: 1 }, { type: 'grammar-mcq' }, vocab('none')])(
    '%j is invalid with the text of docs/behaviour.md, 6.4',
    (document) =>
      expect(parseQuiz(document)).toMatchObject({ status: 'invalid', message: 'Error: Invalid quiz data structure' }),
  )
  test('names the place of a fault', () =>
    expect(parseQuiz({ type: 'grammar-mcq', questions: [question, { ...question, answer: 9 }] })).toMatchObject({
      issues: [{ path: '$.questions[1].answer' }],
    }))
})

describe('vocab-mcq documents (docs/behaviour.md, 6.5 and 6.6)', () => {
  test.each([
    [null, 'Error: Question not found'],
    [{ ...question, options: 'abcd' }, 'Error: Invalid question options'],
    [{ ...question, options: [] }, 'Error: Invalid question options'],
    [{ question: 'Q?', options: ['a', 'b'] }, 'Error: No correct answer defined'],
    [{ ...question, answer: 'b' }, 'Error: No correct answer defined'],
  ])('%j becomes an item that says %s', (stored, fault) => expect(items(vocab([stored]))[0]?.fault).toBe(fault))

  test.each(['option', 'optoins', 'optons', 'Options', 'optiones'])('finds options under %s', (name) =>
    expect(items(vocab([{ question: 'Q?', [name]: ['a', 'b', 'c', 'd'], answer: 1 }]))[0]).toMatchObject({
      options: ['a', 'b', 'c', 'd'],
      key: '1',
      fault: '',
    }),
  )
  test('does not take a field three letters away for options', () =>
    expect(items(vocab([{ question: 'Q?', opt: ['a'], answer: 0 }]))[0]?.fault).toBe('Error: Invalid question options'))
  test('puts placeholders where texts are missing', () =>
    expect(items(vocab([{ options: ['a', '', 3, 'd'], answer: 0 }]))[0]).toMatchObject({
      prompt: 'Question text missing',
      options: ['a', 'Option 2', 'Option 3', 'd'],
    }))
})

test('a title above the limit is read up to it: a browser needs seconds to lay out the whole', () => {
  const parsed = parseQuiz({ ...vocab([question]), title: 'x'.repeat(20_000) })
  expect(parsed).toMatchObject({ typed: { quiz: { title: `${'x'.repeat(300)}…` } } })
})

describe('the check before an import', () => {
  const grammar = (questions: unknown) => ({ type: 'grammar-mcq', title: 'G', questions })
  const paths = (document: unknown) => lintQuizDocument(document).map(({ path, reason }) => `${path}: ${reason}`)

  test.each([
    [grammar([{ ...question, options: ['a', 'b', 'c'] }]), '$.questions[0].options: 3 options, not 4'],
    [
      grammar([{ ...question, options: ['a', 'b', 'b ', 'd'] }]),
      "$.questions[0].options[2]: option 3, 'b ', is option 2 again but for spaces",
    ],
    [grammar([{ ...question, question: ' ' }]), '$.questions[0].question: is empty'],
    [{ ...grammar([question]), title: '' }, '$.title: no title'],
    [grammar([]), '$.questions: No questions available'],
    [grammar('none'), "$.questions: is the text 'none'; a list is expected here"],
    [
      { ...grammar([question]), type: 'grammer-mcq' },
      "$.type: Unsupported quiz type: grammer-mcq; did you mean 'grammar-mcq'?",
    ],
    [
      { title: 'G', tpye: 'grammar-mcq' },
      "$.type: is missing; a text is expected here; the field 'tpye' may be meant as 'type'",
    ],
    [grammar([{ ...question, reasons: ['', 'x'] }]), '$.questions[0].reasons: 2 reasons for 4 options'],
    [
      grammar([{ ...question, reasons: ['x', '', 'y', 'z'] }]),
      "$.questions[0].reasons[0]: option 1, 'a', is the key and has a reason why it is wrong",
    ],
    [
      { type: 'editing', title: 'E', passage: '[1]saw[/1] [2]a', errors: [{ index: 1, correct: 'seen' }] },
      "$.passage: marker '[2]' at character 12 has no partner",
    ],
    [
      {
        type: 'editing',
        title: 'E',
        passage: '[1]saw[/1]',
        errors: [
          { index: 1, correct: 'seen' },
          { index: 2, correct: 'x' },
        ],
      },
      '$.passage: no marker [2] is recognised: it is written [2]word[/2]',
    ],
    [
      {
        type: 'compre-cloze',
        title: 'C',
        passage: '[1]____[/1]',
        questions: [{ index: 1, answer: 'lack', alternatives: ['loss'], secondBest: ['loss', 'lost'] }],
      },
      "$.questions[0].secondBest: secondBest 'lost' is not in alternatives",
    ],
    [
      { type: 'compre-cloze', title: 'C', passage: '[1]____[/1] [2]____[/2]', questions: [{ index: 1, answer: 'a' }] },
      '$.passage: marker [2] has no entry in questions',
    ],
    [
      {
        type: 'compre-cloze',
        title: 'C',
        passage: '[2]____[/2] [1]____[/1]',
        questions: [
          { index: 1, answer: 'a' },
          { index: 2, answer: 'b' },
        ],
      },
      '$.passage: markers are not counted from 1 in reading order: 2, 1',
    ],
    [
      {
        type: 'grammar-cloze',
        title: 'C',
        passage: '[1]_____',
        wordList: [{ letter: 'A', word: 'a' }],
        answers: [{ index: 1, answer: 'B' }],
      },
      '$.answers[0].answer: the letter B is not in the word list',
    ],
    [
      {
        type: 'vocab-cloze',
        title: 'V',
        passage: '**__[1]one[/1]__**',
        questions: [{ word: 'two', options: ['a', 'b', 'c', 'd'], answer: 0 }],
      },
      "$.questions[0].word: 'two' is not the passage's target 1, 'one'",
    ],
    [
      {
        type: 'chinese-dialogue',
        title: 'D',
        dialogue: [{ speaker: '甲', words: [{ type: 'blank', id: 0 }] }],
        options: ['一', '二'],
        answers: [0],
      },
      '$.options: 2 phrases, not 8',
    ],
  ])('%j is refused', (document, issue) => expect(paths(document)).toContain(issue))

  test('a passage without any marker is one mistake, and not one for each question', () =>
    expect(
      paths({
        type: 'compre-cloze',
        title: 'C',
        passage: '',
        questions: [1, 2, 3].map((index) => ({ index, answer: 'a' })),
      }),
    ).toEqual([
      '$.questions: No questions available',
      '$.passage: no marker [1] is recognised: it is written [1]____[/1]',
    ]))

  test('a dialogue whose blanks count from 0 is read in reading order', () =>
    expect(
      items({
        type: 'chinese-dialogue',
        dialogue: [{ speaker: '甲', words: ['好', { type: 'blank', id: 0 }, { type: 'blank', id: 1 }] }],
        options: ['一', '二'],
        answers: [1, 0],
      }).map(({ id, key }) => [id, key]),
    ).toEqual([
      ['1', '2'],
      ['2', '1'],
    ]))
})
