/** A school's Chinese paper and its key from its prelim documents: 语文应用 1-15, 短文填空 16-20, 完成对话 26-29 (21-25 is 阅读理解一). */
import { splitCamelCase } from '#lib/split-camel-case.ts'
import { format } from '#papers/paper-name.ts'
import { examPaper } from '#quiz/library/exam-paper.ts'
import { NOTICE } from '#quiz/print/notice.ts'
import { marksOf } from '#quiz/print/printout.ts'
import type { LanguagePrintout } from '../printout.ts'
import type { FindQuiz, Prelim } from './prelim-documents.ts'
import { answeredSection, askedSection, gridSection, questionsOf } from './sections.ts'

const INSTRUCTIONS: readonly string[] = [
  '先在上面写下姓名、班级和日期。',
  '全部题目都要回答，答案写在本试卷上。',
  '本练习卷没有阅读理解部分，题号与考试的题号相同。',
  '建议时间：40 分钟。',
  '题型和 2017 年至今的考试相同。',
]

const TOPICS = ['Chinese', 'ChineseInline', 'ChineseDialogue'] as const

/** The paper and its key, or null if a document is missing or is not of the exam's length. */
export function chinesePrintouts(prelim: Prelim, find: FindQuiz): readonly LanguagePrintout[] | null {
  const quizzes = TOPICS.map((topic) => find(topic)).filter((typed) => typed !== null)
  const { parts, asInExam } = examPaper('zh-Hans', quizzes)
  if (parts.length !== TOPICS.length || !asInExam) return null
  const { year, school } = prelim
  const total = parts.reduce((sum, part) => sum + marksOf(part), 0)
  const paper: LanguagePrintout = {
    kind: 'language',
    fileName: format({ year, school, subject: 'chinese', kind: 'paper' }),
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
      ...parts.map((part) => [part.heading, questionsOf(part), String(marksOf(part)), '']),
      ['总分', '', String(total), ''],
    ],
    sections: parts.map((part) => askedSection(part, 'zh-Hans')),
    ending: '～ 试卷完 ～',
    words: { level: '小学六年级', key: '答案', instructions: '考生须知', colon: '：', notice: NOTICE['zh-Hans'] },
  }
  const key: LanguagePrintout = {
    ...paper,
    fileName: format({ year, school, subject: 'chinese', kind: 'key' }),
    title: `${paper.title}：答案`,
    component: '答案与理由',
    fields: [],
    instructions: [],
    marksTable: [],
    sections: [...parts.map((part) => answeredSection(part, 'zh-Hans')), gridSection(parts, 'zh-Hans')],
    ending: '～ 答案完 ～',
  }
  return [paper, key]
}
