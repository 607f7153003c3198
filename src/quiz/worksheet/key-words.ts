/** The words around the marking points of an open answer, in the language of the points. */
import { counted } from '#lib/counted.ts'
import { type ByLanguage, type Language, languageOf } from '#lib/language.ts'
import type { OpenAnswer } from './worksheet.ts'

type KeyWords = Readonly<{
  marks(count: number): string
  /** How so many points are marked, told before they are written. */
  rule(count: number): string
  points(count: number): string
  accept: string
  refuse: string
  /** What is said of wordings that are in the answer and are refused. */
  refused(wordings: readonly string[]): string
  sample(earned: number, marks: number): string
}>

export const KEY_WORDS: ByLanguage<KeyWords> = {
  en: {
    marks: (count) => counted(count, 'mark'),
    rule: (count) => `${count === 1 ? 'A mark for one point' : `A mark for each of ${count} points`}, which you tick`,
    points: (count) => (count === 1 ? 'The point: tick what is there' : `The ${count} points: tick what is there`),
    accept: 'Accept:',
    refuse: 'Refuse:',
    refused: (wordings) =>
      `You wrote ${wordings.map((wording) => `‘${wording}’`).join(', ')}: read what is refused before you tick.`,
    sample: (earned, marks) => `${earned} of ${marks}:`,
  },
  'zh-Hans': {
    marks: (count) => `${count} 分`,
    rule: (count) => `${count} 个得分点，每点 1 分，自己打勾`,
    points: (count) => `${count} 个得分点：写到了就打勾`,
    accept: '可接受：',
    refuse: '不接受：',
    refused: (wordings) => `你写了${wordings.map((wording) => `“${wording}”`).join('、')}：先看“不接受”再打勾。`,
    sample: (earned, marks) => `${marks} 分得 ${earned} 分：`,
  },
}

export const languageOfPoints = ({ points }: Pick<OpenAnswer, 'points'>, around: Language): Language =>
  languageOf(points.join(''), around)
