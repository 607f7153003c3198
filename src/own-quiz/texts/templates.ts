/** A table of each type to copy, with examples of our own. Loaded when somebody opens them. */
import type { Language } from '#lib/language.ts'

/** `rows` are the cells of a table; `hint` says what is particular about it. */
export type Template = Readonly<{
  name: string
  language: Language
  hint: string
  rows: readonly (readonly string[])[]
}>

const CHOICE_HEADER = ['Option 1', 'Option 2', 'Option 3', 'Option 4', 'Number of the right answer', 'Reason']
const ANSWER_HEADER = ['Number', 'Right answer', 'Reason']

export const templates: readonly Template[] = [
  {
    name: 'Questions with options',
    language: 'en',
    hint: 'Grammar, Vocabulary and 语文应用: a question a row, with two to six options. The language follows from the questions.',
    rows: [
      ['Type', 'Grammar'],
      ['Question', ...CHOICE_HEADER],
      ['The pair of shoes ___ mine.', 'is', 'are', 'were', 'have been', '1', 'One pair: the verb is singular.'],
      ['He has not eaten ___ noon.', 'for', 'since', 'from', 'by', '2', 'Noon is where the time begins: since.'],
    ],
  },
  {
    name: 'Vocabulary Cloze',
    language: 'en',
    hint: 'A place of the text holds the word that is asked about: [1 word].',
    rows: [
      ['Type', 'Vocabulary Cloze'],
      ['Text', 'The hawker was [1 exhausted] after a day at the stove, but his smile was [2 genuine].'],
      ['Number', ...CHOICE_HEADER],
      ['1', 'very tired', 'very hungry', 'bored', 'late', '1', 'A whole day of work makes one tired.'],
      ['2', 'false', 'real', 'wide', 'brief', '2', 'Genuine means not put on.'],
    ],
  },
  {
    name: 'Grammar Cloze',
    language: 'en',
    hint: 'Up to 15 words, which get the letters A to Q. The right answer is a word or its letter.',
    rows: [
      ['Type', 'Grammar Cloze'],
      ['Text', 'The library has been closed [1] Monday. A notice says [2] it will open again [3] the end of June.'],
      ['Words', 'at', 'for', 'in', 'since', 'that', 'which'],
      ANSWER_HEADER,
      ['1', 'since', 'Monday is where the time begins.'],
      ['2', 'that', 'It joins what the notice says.'],
      ['3', 'at', 'At the end of a month, in a month.'],
    ],
  },
  {
    name: 'Editing',
    language: 'en',
    hint: 'A place of the text holds the word with the mistake: [1 word]. After the reason come wrong answers that you expect, each with why not.',
    rows: [
      ['Type', 'Editing'],
      ['Text', 'Last Friday our class [1 visitted] a fish farm. The owner has [2 ran] it for ten years.'],
      [...ANSWER_HEADER, 'Wrong answer', 'Why not'],
      ['1', 'visited', 'The stress is on the first syllable: one t.', 'visit', 'Last Friday is in the past.'],
      ['2', 'run', 'After has stands the past participle.'],
    ],
  },
  {
    name: 'Comprehension Cloze',
    language: 'en',
    hint: 'Several right answers stand with / between them, the best one first.',
    rows: [
      ['Type', 'Comprehension Cloze'],
      ['Text', 'Bats sleep [1] down. They find their way in the [2] by sound.'],
      ANSWER_HEADER,
      ['1', 'upside', 'Upside down is a fixed phrase.'],
      ['2', 'dark / darkness', 'Without light they cannot see.'],
    ],
  },
  {
    name: '短文填空',
    language: 'zh-Hans',
    hint: 'Each place of the text has options of its own.',
    rows: [
      ['Type', '短文填空'],
      ['Text', '今天下午突然下起大雨，同学们都[1]在走廊里。雨停了，大家才[2]地走回家。'],
      ['Number', ...CHOICE_HEADER],
      ['1', '躲', '站', '跑', '玩', '1', '下大雨，所以要躲雨。'],
      ['2', '伤心', '高兴', '生气', '担心', '2', '雨停了，可以回家，所以高兴。'],
    ],
  },
  {
    name: '完成对话',
    language: 'zh-Hans',
    hint: 'Up to eight phrases, which get the digits 1 to 8. A row of the text begins with who speaks.',
    rows: [
      ['Type', '完成对话'],
      ['Text', '小明：这个周末，[1]'],
      ['Text', '美美：我想去图书馆借书。你呢？'],
      ['Text', '小明：我也想去，[2]'],
      ['Words', '你有什么打算？', '我们一起去吧！', '图书馆在哪里？', '你去了哪里？'],
      ANSWER_HEADER,
      ['1', '你有什么打算？', '美美回答“我想去”，说的是打算。'],
      ['2', '我们一起去吧！', '两个人都想去，所以一起去。'],
    ],
  },
]
