/** A school's Chinese paper and its key from its prelim documents: 语文应用 1-15, 短文填空 16-20, 完成对话 21-24. */
import { splitCamelCase } from '#lib/split-camel-case.ts'
import { format } from '#papers/paper-name.ts'
import type { Item } from '#quiz/quiz-type.ts'
import type { FindQuiz, Prelim } from './prelim-documents.ts'
import type { Block, Printout, Section } from './printout.ts'
import { type Drawing, markedLine, paragraphs, plain } from './runs.ts'

const FIRST = { usage: 1, passage: 16, dialogue: 21 } as const
const MARKS_EACH = 2
const COLUMNS: readonly [string, string, string] = ['题号', '答案', '理由']

const numbered = (first: number, blank: Drawing['blank']): Drawing => ({
  number: (label) => String(first + Number(label) - 1),
  blank,
  quotes: false,
})

const columnsFor = (options: readonly string[]): 1 | 2 | 4 => {
  const longest = Math.max(...options.map((option) => option.length))
  if (longest <= 6) return 4
  return longest <= 14 ? 2 : 1
}

const choice = (item: Item, number: number, stem: boolean): Block => ({
  kind: 'choice',
  number: String(number),
  stem: stem ? [markedLine(item.prompt, numbered(1, 'word'))] : [],
  figures: [],
  tables: [],
  question: [],
  columns: columnsFor(item.options),
  options: item.options.map((option) => markedLine(option, numbered(1, 'word'))),
  optionTable: [],
})

function keys(items: readonly Item[], first: number, answer: (item: Item) => string): Block {
  const rows = items.map((item, i) => ({
    number: String(first + i),
    answers: [plain(answer(item))],
    reasons: [{ line: plain(item.explanation), mark: '' }],
  }))
  return { kind: 'keys', columns: COLUMNS, wide: false, rows }
}

const chosen = (item: Item): string => `(${Number(item.key) + 1}) ${item.options[Number(item.key)] ?? ''}`

type Pair = Readonly<{ asked: Section; answered: Section; items: number; range: string }>

function pair(
  heading: string,
  instructions: string,
  own: Readonly<{ first: number; items: readonly Item[]; blocks: readonly Block[]; newPage: boolean }>,
  answer: (item: Item) => string,
): Pair {
  const { first, items, blocks, newPage } = own
  const marks = `${items.length * MARKS_EACH} 分`
  return {
    asked: { heading, instructions, marks, newPage, blocks },
    answered: { heading, instructions: '', marks: '', newPage: false, blocks: [keys(items, first, answer)] },
    items: items.length,
    range: `${first} – ${first + items.length - 1}`,
  }
}

function sections(find: FindQuiz): (Pair | null)[] {
  const usage = find('Chinese', 'chinese-mcq')
  const inline = find('ChineseInline', 'inline-context')
  const dialogue = find('ChineseDialogue', 'chinese-dialogue')
  return [
    usage &&
      pair(
        '一　语文应用',
        '选出最合适的答案，把代表它的数字写在括号里。（每题 2 分）',
        {
          first: FIRST.usage,
          items: usage.items,
          blocks: usage.items.map((item, i) => choice(item, FIRST.usage + i, true)),
          newPage: true,
        },
        chosen,
      ),
    inline &&
      pair(
        '二　短文填空',
        '根据短文的内容和上下文的意思，选出适当的词语，把代表它的数字写在括号里。（每题 2 分）',
        {
          first: FIRST.passage,
          items: inline.items,
          blocks: [
            { kind: 'passage', paragraphs: paragraphs(inline.passage, numbered(FIRST.passage, 'word')), loose: true },
            ...inline.items.map((item, i) => choice(item, FIRST.passage + i, false)),
          ],
          newPage: true,
        },
        chosen,
      ),
    dialogue &&
      pair(
        '三　完成对话',
        '根据上下文的意思，从表中选出适当的短语或短句，然后把代表它们的数字填写在格子里。（每题 2 分）',
        {
          first: FIRST.dialogue,
          items: dialogue.items,
          blocks: [
            { kind: 'phrases', phrases: dialogue.phrases },
            {
              kind: 'dialogue',
              lines: dialogue.lines.map(({ speaker, text }) => ({
                speaker,
                line: markedLine(text, numbered(FIRST.dialogue, 'letter')),
              })),
            },
          ],
          newPage: true,
        },
        (item) => `(${item.key}) ${dialogue.phrases[Number(item.key) - 1] ?? ''}`,
      ),
  ]
}

const INSTRUCTIONS: readonly string[] = [
  '先在上面写下姓名、班级和日期。',
  '全部题目都要回答，答案写在本试卷上。',
  '本练习卷没有阅读理解部分。',
  '建议时间：40 分钟。',
]

const COUNTS: readonly number[] = [15, 5, 4]

/** The paper and its key, or null if a document is missing or is not of the exam's length. */
export function chinesePrintouts(prelim: Prelim, find: FindQuiz): readonly Printout[] | null {
  const pairs = sections(find).filter((section) => section !== null)
  if (pairs.length !== COUNTS.length || !pairs.every(({ items }, i) => items === COUNTS[i])) return null
  const { year, school } = prelim
  const total = pairs.reduce((sum, { items }) => sum + items * MARKS_EACH, 0)
  const paper: Printout = {
    fileName: format({ year, school, subject: 'Chinese', kind: 'paper' }),
    language: 'zh',
    title: `${splitCamelCase(school)} ${year}：华文预试练习卷`,
    school: splitCamelCase(school),
    occasion: `${year} 年小六预试练习卷`,
    subject: '华文',
    component: '试卷二：语文应用与理解',
    fields: ['姓名', '班级', '日期'],
    instructions: INSTRUCTIONS,
    marksTable: [
      ['部分', '题号', '分数', '得分'],
      ...pairs.map(({ asked, range, items }) => [asked.heading, range, String(items * MARKS_EACH), '']),
      ['总分', '', String(total), ''],
    ],
    sections: pairs.map(({ asked }) => asked),
    ending: '试卷完',
  }
  const key: Printout = {
    ...paper,
    fileName: format({ year, school, subject: 'Chinese', kind: 'key' }),
    title: `${paper.title}：答案`,
    component: '答案与理由',
    fields: [],
    instructions: [],
    marksTable: [],
    sections: pairs.map(({ answered }) => answered),
    ending: '答案完',
  }
  return [paper, key]
}
