/** The words around the marking points of an open answer, in the language of the points. */
import { counted } from '#lib/counted.ts'
import { type ByLanguage, type Language, languageOf } from '#lib/language.ts'
import type { OpenAnswer } from './worksheet.ts'

type KeyWords = Readonly<{
  marks(count: number): string
  points(count: number): string
  accept: string
  refuse: string
  sample(earned: number, marks: number): string
}>

export const KEY_WORDS: ByLanguage<KeyWords> = {
  en: {
    marks: (count) => counted(count, 'mark'),
    points: (count) => (count === 1 ? 'The point: tick what is there' : `The ${count} points: tick what is there`),
    accept: 'Accept:',
    refuse: 'Refuse:',
    sample: (earned, marks) => `${earned} of ${marks}:`,
  },
  'zh-Hans': {
    marks: (count) => `${count} 分`,
    points: (count) => `${count} 个得分点：写到了就打勾`,
    accept: '可接受：',
    refuse: '不接受：',
    sample: (earned, marks) => `${marks} 分得 ${earned} 分：`,
  },
}

export const languageOfPoints = ({ points }: Pick<OpenAnswer, 'points'>, around: Language): Language =>
  languageOf(points.join(''), around)
