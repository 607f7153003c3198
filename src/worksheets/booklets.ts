/** The booklets of a whole paper of 2026 as a school hands them out: what stands on their covers. Source: the exam formats of 2026. */
import type { ByLanguage, Language } from '#lib/language.ts'
import type { DrawnSubject, LanguageSubject } from '#lib/subjects.ts'
import { timesWords } from '#lib/times-words.ts'

export type Cover = Readonly<{ component: string; time: string; instructions: readonly string[] }>

const FIRST = [
  'Write your name, class and index number in the boxes above.',
  'Do not turn over this page until you are told to do so.',
  'Follow all instructions carefully.',
  'Answer all questions.',
]
const SHADE = 'Shade your answers on the answer sheet.'
const WRITE = 'Write your answers in this booklet.'
const NO_CALCULATOR = 'The use of calculators is not allowed.'

const COVERS: Readonly<Record<DrawnSubject, readonly Cover[]>> = {
  maths: [
    {
      component: 'Paper 1 (Booklet A)',
      time: 'Total time for Booklets A and B: 1 hour 10 minutes',
      instructions: [...FIRST, SHADE, NO_CALCULATOR],
    },
    {
      component: 'Paper 1 (Booklet B)',
      time: 'Total time for Booklets A and B: 1 hour 10 minutes',
      instructions: [...FIRST, WRITE, 'Give your answers in the units stated.', NO_CALCULATOR],
    },
    {
      component: 'Paper 2',
      time: 'Total time: 1 hour 20 minutes',
      instructions: [
        ...FIRST,
        WRITE,
        'Show your working clearly. Marks are given for it.',
        'A calculator may be used.',
      ],
    },
  ],
  science: [
    {
      component: 'Booklet A',
      time: 'Total time for Booklets A and B: 1 hour 45 minutes',
      instructions: [...FIRST, SHADE],
    },
    {
      component: 'Booklet B',
      time: 'Total time for Booklets A and B: 1 hour 45 minutes',
      instructions: [...FIRST, WRITE],
    },
  ],
}

/** The booklets of a school's paper in the format of the exam until 2025; `notes` are further instructions. */
export const prelimCovers = (subject: DrawnSubject, notes: readonly string[]): readonly Cover[] =>
  COVERS[subject].map((cover, i) => ({
    ...cover,
    time: PRELIM_TIMES[subject][i] ?? cover.time,
    instructions: [...cover.instructions, ...notes],
  }))

/** Where they were not those of today. */
const PRELIM_TIMES: Readonly<Record<DrawnSubject, readonly string[]>> = {
  maths: [
    'Total time for Booklets A and B: 1 hour',
    'Total time for Booklets A and B: 1 hour',
    'Total time: 1 hour 30 minutes',
  ],
  science: [],
}

const FIRST_ZH = [
  '在上面的方格里填写姓名、班级和学号。',
  '未经允许，不得翻阅试卷。',
  '细心阅读各部分的说明。',
  '回答所有问题。',
]

/** Booklet A, which is shaded, and Booklet B, which is written, of Paper 2 of a language. */
export const LANGUAGE_COVERS: Readonly<Record<LanguageSubject, readonly [Cover, Cover]>> = {
  english: [
    {
      component: 'Paper 2 (Booklet A)',
      time: 'Total time for Booklets A and B: 1 hour 50 minutes',
      instructions: [...FIRST, SHADE],
    },
    {
      component: 'Paper 2 (Booklet B)',
      time: 'Total time for Booklets A and B: 1 hour 50 minutes',
      instructions: [...FIRST, WRITE],
    },
  ],
  chinese: [
    {
      component: '试卷二（A 册）',
      time: 'A 册和 B 册作答时间：1 小时 40 分钟',
      instructions: [...FIRST_ZH, '把答案涂在答题纸上。'],
    },
    {
      component: '试卷二（B 册）',
      time: 'A 册和 B 册作答时间：1 小时 40 分钟',
      instructions: [...FIRST_ZH, '把答案写在本册里。'],
    },
  ],
}

/** The booklet of a listening practice; `minutes` is how long the recording takes, each passage is read `readings` times. */
export const listeningCover = (language: Language, minutes: number, readings: number): Cover =>
  LISTENING_COVERS[language](minutes, readings)

const LISTENING_COVERS: ByLanguage<(minutes: number, readings: number) => Cover> = {
  en: (minutes, readings) => ({
    component: 'Paper 3 (Listening Comprehension)',
    time: `The recording takes about ${minutes} minutes`,
    instructions: [...FIRST, `Each passage is read ${timesWords(readings)}.`, SHADE],
  }),
  'zh-Hans': (minutes, readings) => ({
    component: '试卷三（听力理解）',
    time: `录音大约 ${minutes} 分钟`,
    instructions: [...FIRST_ZH, `每段录音播放${'一两三'[readings - 1]}次。`, '把答案涂在答题纸上。'],
  }),
}

/** One a section of the paper, in order. */
export const coversOf = (subject: DrawnSubject): readonly Cover[] => COVERS[subject]
