/** The words around work of the hand, in the language of the question. */
import { counted } from '#lib/counted.ts'
import type { ByLanguage } from '#lib/language.ts'

type HandWords = Readonly<{
  /** How so many cells are marked, told before they are filled. */
  rule(cells: number, marks: number): string
  /** Stands in a cell that is empty. */
  choose: string
  move: string
  right: string
}>

export const HAND_WORDS: ByLanguage<HandWords> = {
  en: {
    rule: (cells, marks) => {
      const share = cells / marks
      if (share === 1) return 'A mark for each'
      return marks === 1 ? `A mark if all ${cells} are right` : `A mark for every ${counted(share, 'right answer')}`
    },
    choose: 'Choose',
    move: 'Move each ring up to its value. With keys: the arrows.',
    right: 'Right:',
  },
  'zh-Hans': {
    rule: (cells, marks) => (marks === 1 ? `${cells} 个全对得 1 分` : `每对 ${cells / marks} 个得 1 分`),
    choose: '选择',
    move: '把每个圆圈移到正确的高度；也可以用方向键。',
    right: '正确：',
  },
}
