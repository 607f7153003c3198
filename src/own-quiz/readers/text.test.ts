/** Tables about one text, from what a teacher pastes to what a pupil plays. */
import { describe, expect, it } from 'vitest'
import { asObject, type JsonObject } from '#lib/json.ts'
import { checkText, type TextVerdict } from '#own-quiz/check-text.ts'
import { FileRefused, isTextDraft } from '#own-quiz/draft.ts'
import { quizId, quizText, readQuizText } from '#own-quiz/link.ts'
import { withReasons } from '#own-quiz/shorten.ts'
import { cellsText } from '#own-quiz/table-text.ts'
import { documentOf } from '#own-quiz/texts/document-of.ts'
import { type TextType, textTypes } from '#own-quiz/texts/kinds.ts'
import type { OwnText } from '#own-quiz/texts/own-text.ts'
import { templates } from '#own-quiz/texts/templates.ts'
import { definitions, type Typed, type TypeName } from '#quiz/registry/definitions.ts'
import { documents } from '#quiz/registry/documents.ts'
import { samples } from '#quiz/registry/samples.ts'
import { readText } from './read.ts'

const EDITING = cellsText([
  ['Type', 'Editing'],
  ['Text', 'Our class [1 visitted] a farm.'],
  ['Text', 'The owner has [2 ran] it for years.'],
  ['Number', 'Right answer', 'Reason'],
  ['1', 'visited', 'One t.'],
  ['2', 'run', ''],
])

async function verdictOf(table: string): Promise<TextVerdict> {
  const found = await readText(table)
  if (!isTextDraft(found)) throw new Error('not a text')
  return checkText(found)
}

async function ownOf(table: string): Promise<OwnText> {
  const { own, problems } = await verdictOf(table)
  if (own === null) throw new Error(problems.map(({ words }) => words).join(' '))
  return own
}

const problemsOf = async (table: string): Promise<readonly string[]> =>
  (await verdictOf(table)).problems.map(({ line, words }) => `${line}: ${words}`)

describe('a table that names its type', () => {
  it('is that text with its answers and reasons', async () =>
    expect(await ownOf(EDITING)).toEqual({
      type: 'editing',
      title: '',
      paragraphs: ['Our class [1 visitted] a farm.', 'The owner has [2 ran] it for years.'],
      words: [],
      items: [
        { answers: ['visited'], options: [], reason: 'One t.', reasons: [], mistakes: [] },
        { answers: ['run'], options: [], reason: '', reasons: [], mistakes: [] },
      ],
    }))

  it('is CSV as well, and names its type in one cell', async () => {
    const csv = 'Type: Comprehension Cloze,,\nText,"Bats sleep [1] down, in caves.",\n1,upside / face,A phrase.'
    expect((await ownOf(csv)).items).toEqual([
      { answers: ['upside', 'face'], options: [], reason: 'A phrase.', reasons: [], mistakes: [] },
    ])
  })

  it('takes a word of the list, its letter or its number', async () => {
    const listed = (answer: string) =>
      ownOf(`Type\tGrammar Cloze\nText\tClosed [1] Monday.\nWords\tat\tsince\tA\n1\t${answer}\tWhy`)
    expect((await listed('since')).items[0]?.answers).toEqual(['since'])
    expect((await listed('b')).items[0]?.answers).toEqual(['since'])
    expect((await listed('A')).items[0]?.answers).toEqual(['A'])
  })

  it('has wrong answers after the reason, each with why not, of a list by its letters as well', async () => {
    const rows = (type: string, words: string, wrong: string) =>
      `Type\t${type}\nText\tClosed [1] Monday.${words}\n1\tsince\tIt began then.\t${wrong}`
    const [typed] = (await ownOf(rows('Comprehension Cloze', '', 'from\tNot with has been.\tfor\tA length.'))).items
    expect(typed?.mistakes).toEqual([
      { answer: 'from', reason: 'Not with has been.' },
      { answer: 'for', reason: 'A length.' },
    ])
    const [listed] = (await ownOf(rows('Grammar Cloze', '\nWords\tat\tsince', 'A\tA point of time.'))).items
    expect(listed?.mistakes).toEqual([{ answer: 'at', reason: 'A point of time.' }])
  })

  it('has the speaker of a dialogue in its line or in a cell', async () => {
    const table = '题型\t完成对话\n对话\t小明\t你好，[1]\n对话\t美美：好。\n选项\t你去哪里？\t再见。\n1\t1\t问地方。'
    const own = await ownOf(table)
    expect(own.paragraphs).toEqual(['小明：你好，[1]', '美美：好。'])
    expect(own.items[0]?.answers).toEqual(['你去哪里？'])
  })

  it('whose questions stand alone is read as any other table', async () => {
    const found = await readText('Type\tVocabulary\nOne is ___.\tright\twrong\t1\tBecause.')
    expect(isTextDraft(found) ? [] : found.drafts.map(({ options }) => options)).toEqual([['right', 'wrong']])
  })

  it('which is none is refused by its line', async () =>
    await expect(readText('Type\tPoem\nText\tA line.')).rejects.toThrow(
      new FileRefused(
        'Line 1 says the type “Poem”. Types are: Grammar, Vocabulary, 语文应用, Vocabulary Cloze, Grammar Cloze, Editing, Comprehension Cloze, 短文填空, 完成对话.',
      ),
    ))
})

describe('what is to change is said, with its line', () => {
  const cloze = (...rows: readonly string[]) => ['Type\tComprehension Cloze', ...rows].join('\n')
  it.each([
    [
      'a number without a place',
      cloze('Text\tBats sleep.', '1\tdown'),
      '3: Number 1 has no place in the text: write [1] there.',
    ],
    [
      'a place without a row',
      cloze('Text\tBats [1] [2].', '1\tsleep'),
      '0: Place [2] of the text has no row with its answer.',
    ],
    ['a place that is there twice', cloze('Text\t[1] and [1].', '1\tdown'), '3: Place [1] stands twice in the text.'],
    [
      'places in another order',
      cloze('Text\t[2] [1].', '1\ta', '2\tb'),
      '0: The places are not counted from 1 as they are read: 2, 1.',
    ],
    [
      'a number that is missing',
      cloze('Text\t[1] [2].', '1\ta', '3\tb'),
      '0: No row begins with 2: they are counted from 1.',
    ],
    ['a number twice', cloze('Text\t[1] [2].', '1\ta', '1\tb'), '0: Two rows begin with 1.'],
    [
      'a wrong answer without its reason',
      cloze('Text\tBats [1].', '1\tsleep\t\tfly'),
      '3: Number 1 has a wrong answer without its reason, or a reason without its answer: “fly”.',
    ],
    [
      'a right answer among the wrong ones',
      cloze('Text\tBats [1].', '1\tsleep\t\tsleep\tWhy'),
      '3: Number 1 has “sleep” as a wrong answer and once more.',
    ],
    [
      'a wrong answer that the list lacks',
      'Type\tGrammar Cloze\nText\t[1].\nWords\tat\tin\n1\tat\t\ton\tWhy',
      '4: Number 1 has the wrong answer “on”, which is not in the list.',
    ],
    ['no answer', cloze('Text\t[1].', '1\t\tWhy'), '3: Number 1 has no answer.'],
    ['no text', cloze('1\ta'), '0: There is no text: begin each of its rows with Text.'],
    ['no rows', cloze('Text\tAll.'), '0: There are no answers: write a row a place, which begins with its number.'],
    [
      'another row',
      cloze('Text\t[1].', 'Hint\tx', '1\ta'),
      '3: A row begins with “Hint”. Rows begin with Text, with Words or with a number.',
    ],
    [
      'signs that hide',
      cloze('Text\ta\u202eb [1].', '1\ta'),
      '2: Hidden characters are here. They can show a reader a different word from the one that is written. Type it again.',
    ],
    [
      'a blank with a word',
      cloze('Text\t[1 sleep].', '1\ta'),
      '3: Place [1 sleep] is a blank, and holds a word: write [1].',
    ],
    [
      'an answer as in the text',
      EDITING.replace('\tvisited', '\tvisitted'),
      '5: Number 1 has as its answer what stands in the text.',
    ],
    [
      'a word that the list lacks',
      'Type\tGrammar Cloze\nText\t[1].\nWords\tat\tin\n1\ton',
      '4: Number 1 has the answer “on”, which is not in the list.',
    ],
    [
      'a word that is too long',
      `Type\tGrammar Cloze\nText\t[1].\nWords\tat\t${'a'.repeat(501)}\n1\tat`,
      '0: Something here is too long: an option or a word has at most 500 characters, a reason 3,000, a paragraph 20,000.',
    ],
    [
      'no list',
      'Type\tGrammar Cloze\nText\t[1].\n1\ton',
      '0: There is no list of words: write a row that begins with Words.',
    ],
    [
      'an answer that is too long',
      cloze('Text\t[1].', `1\t${'a'.repeat(201)}`),
      '3: Number 1 is too long: 200 characters are typed at most.',
    ],
    ['one option', 'Type\t短文填空\nText\t我[1]。\n1\t好\t\t\t\t1\t对', '3: Number 1 has one option: add another one.'],
  ])('%s', async (_, table, said) => expect(await problemsOf(table)).toContain(said))

  it('tags are taken off, and that is said', async () => {
    const { own, notes } = await verdictOf(cloze('Text\t<b>Bats</b> sleep [1].', '1\tdown'))
    expect(own?.paragraphs).toEqual(['Bats sleep [1].'])
    expect(notes).toEqual(['Bold and other marks were taken off.'])
  })
})

/** The marks of responses that follow from the keys. */
function earned<T extends TypeName>({ type, quiz }: Typed<T>, responseOf: (key: string) => string): number {
  const responses = Object.fromEntries(quiz.items.map(({ id, key }) => [id, responseOf(key)]))
  return definitions[type].score(quiz, responses).earned
}

/** What the check of our own content says of a document. */
function issuesOf<T extends TypeName>(type: T, stored: JsonObject) {
  const { schema, lint } = documents[type]
  return lint(schema.parse(stored).quiz, stored)
}

const TEXTS = templates.filter(({ rows: [, second] }) => second?.[0] === 'Text')

describe.each(TEXTS.map((template) => [template.name, template] as const))('the template of %s', (_, { rows }) => {
  it('is a quiz whose key has full marks, and its wrong answers none', async () => {
    const own = await ownOf(cellsText(rows))
    const played = documents[own.type].schema.parse(documentOf(own))
    const { quiz } = played
    expect(quiz.items.length).toBe(own.items.length)
    expect(earned<TextType>(played, (key) => key)).toBe(own.items.length)
    expect(earned<TextType>(played, (key) => (key === '1' ? '2' : '1'))).toBe(0)
    for (const { explanation } of quiz.items) expect(explanation).toMatch(/^(?:The writer’s reason: |出题者的解释：)./)
  })

  it('is in its link what it was, and has one name with and without reasons', async () => {
    const own = await ownOf(cellsText(rows))
    const read = await readQuizText(await quizText(own))
    expect(read).toEqual({ status: 'ok', quiz: own })
    expect(quizId(withReasons(own, 'none'))).toBe(quizId(own))
    const again = await readText(await quizText(own))
    expect(isTextDraft(again) ? checkText(again).own : null).toEqual(own)
  })
})

it('there is a template of every type', async () => {
  const types = await Promise.all(TEXTS.map(async ({ rows }) => (await ownOf(cellsText(rows))).type))
  expect(types.toSorted()).toEqual([...textTypes].toSorted())
})

/** A model document as a teacher would write it. */
function tableOf(stored: Record<string, unknown>): string {
  const { passage, dialogue, questions, errors, answers, wordList, options, explanations } = stored
  const list = (value: unknown): readonly Record<string, unknown>[] => (Array.isArray(value) ? value.map(asObject) : [])
  const lines = Array.isArray(dialogue)
    ? list(dialogue).map(({ speaker, words }) => [
        'Text',
        String(speaker),
        (Array.isArray(words) ? words : [])
          .map((word) => (typeof word === 'string' ? word : `[${asObject(word).id}]`))
          .join(''),
      ])
    : String(passage)
        .split('\n\n')
        .map((text) => ['Text', text])
  const phrases = Array.isArray(options) ? options.map(String) : list(wordList).map(({ word }) => String(word))
  const rows = Array.isArray(dialogue)
    ? (Array.isArray(answers) ? answers : []).map((key, i) => [
        i + 1,
        Number(key) + 1,
        Array.isArray(explanations) ? explanations[i] : '',
      ])
    : [...list(questions), ...list(errors), ...list(answers)].map((entry, i) => {
        const right = entry.correct ?? entry.answer
        return Array.isArray(entry.options)
          ? [i + 1, ...entry.options, Number(right) + 1, entry.explanation]
          : [
              i + 1,
              [right, ...(Array.isArray(entry.alternatives) ? entry.alternatives : [])].join(' / '),
              entry.explanation,
            ]
      })
  return cellsText([
    ['Type', String(stored.type)],
    ...lines,
    ...(phrases.length === 0 ? [] : [['Words', ...phrases]]),
    ...rows.map((row) => row.map(String)),
  ])
}

describe.each(textTypes)('the model document of %s, pasted with its own markers', (type) => {
  it('is the same quiz', async () => {
    const stored = asObject(samples[type])
    const own = await ownOf(tableOf(stored))
    const { quiz } = documents[type].schema.parse(documentOf(own))
    const { quiz: model } = documents[type].schema.parse(stored)
    const bare = (items: typeof quiz.items) =>
      items.map(({ id, prompt, options, key, alternatives }) => ({ id, prompt, options, key, alternatives }))
    expect(bare(quiz.items)).toEqual(bare(model.items))
    if ('passage' in quiz && 'passage' in model) expect(quiz.passage).toBe(model.passage)
    if ('lines' in quiz && 'lines' in model) expect(quiz.lines).toEqual(model.lines)
  })

  it('has nothing that the check of our own content would refuse', async () => {
    const own = await ownOf(tableOf(asObject(samples[type])))
    expect(issuesOf(type, asObject(documentOf(own)))).toEqual([])
  })
})
