/** The fixed words of a paper in its language. */

import type { ByLanguage, Language } from '#lib/language.ts'
import { NOTICE } from './notice.ts'

/** `columns` are the header of the key: number, answer, reason. `key` and `answerSheet` are headings. */
export type PrintoutWords = Readonly<{
  level: string
  original: string
  /** '#' stands for the name of the site. */
  notice: string
  /** The labels of the lines to fill in; the class starts with what all pupils have in common. */
  name: string
  class: string
  date: string
  colon: string
  marks(count: number): string
  scan: string
  end: string
  key: string
  answerSheet: string
  howToShade: string
  columns: readonly [string, string, string]
}>

const WORDS: ByLanguage<PrintoutWords> = {
  en: {
    level: 'Primary 6',
    original: 'original practice material',
    notice: NOTICE.en,
    name: 'Name',
    class: 'Class: 6',
    date: 'Date',
    colon: ':',
    marks: (count) => (count === 1 ? '1 mark' : `${count} marks`),
    scan: 'Scan to answer on\u00a0a\u00a0screen',
    end: 'End of paper',
    key: 'Answer key',
    answerSheet: 'Answer sheet',
    howToShade: 'Use a pencil. Shade the oval with the number of your answer, or write your answer on the line.',
    columns: ['Qn', 'Answer', 'Reason'],
  },
  'zh-Hans': {
    level: '小学六年级',
    original: '原创练习',
    notice: NOTICE['zh-Hans'],
    name: '姓名',
    class: '班级：六',
    date: '日期',
    colon: '：',
    marks: (count) => `${count} 分`,
    scan: '扫描后可在网上作答',
    end: '试卷完',
    key: '答案',
    answerSheet: '答题纸',
    howToShade: '请用铅笔涂黑答案的数字，或把答案写在横线上。',
    columns: ['题号', '答案', '理由'],
  },
}

export const printoutWords = (language: Language): PrintoutWords => WORDS[language]
