/** What a typed answer is told: the form that was asked for, what we read, and what to write. In the language of its question. */
import type { ByLanguage } from '#lib/language.ts'
import type { TypedAnswer } from '#quiz/worksheet/worksheet.ts'

/** A form of a right value. */
export type FormName =
  | 'unit'
  | 'wrong-unit'
  | 'simplest'
  | 'fraction'
  | 'decimal'
  | 'mixed'
  | 'number'
  | 'rounding'
  | 'ratio'
  | 'collect'

type Words = Readonly<{
  /** Forms that the right value has, and that the question does not ask for. '#' is the printed unit or how many places. */
  forms: Readonly<Record<FormName, string>>
  /** What to write where an answer cannot be read. '#' are the letters of an expression or how many terms a ratio has. */
  write: Readonly<Record<TypedAnswer['kind'], string>>
  /** Before and after what was read. */
  readAs: string
  stop: string
  meant: string
  yes: string
  /** Less than one per cent away: where π is given, where decimal places are asked for, and anywhere else. */
  near: Readonly<{ pi: string; places: string; other: string }>
}>

export const TYPED_WORDS: ByLanguage<Words> = {
  en: {
    forms: {
      unit: 'Right value, but it is asked for in #.',
      'wrong-unit': 'Right number, but its unit is #.',
      simplest: 'Right value, but not in its simplest form.',
      fraction: 'Right value, but a fraction is asked for.',
      decimal: 'Right value, but a decimal is asked for.',
      mixed: 'Right value, but a mixed number is asked for, such as 1 3/4.',
      number: 'Right value, but the division is not worked out.',
      rounding: 'Right so far. Now round it: # decimal places are asked for.',
      ratio: 'Right ratio, but not in its simplest form.',
      collect: 'Right value, but not in its simplest form: collect the terms.',
    },
    write: {
      number: 'Write a number here, such as 12, 3.5 or 3/4.',
      fraction: 'Write a fraction here, such as 3/4 or 1 3/4.',
      ratio: 'Write # numbers, one in each box.',
      time: 'Write a time, such as 2.05, and choose a.m. or p.m.',
      expression: 'Write an expression in #, such as 3# + 5.',
    },
    readAs: 'We read this as ',
    stop: '.',
    meant: ' Is that what you mean?',
    yes: 'Yes, ',
    near: {
      pi: 'Very near. Look for a number that was rounded too early, or for the value of π.',
      places: 'Very near. Check the rounding: # decimal places are asked for.',
      other: 'Very near. Look for a number that was rounded too early.',
    },
  },
  'zh-Hans': {
    forms: {
      unit: '单位应该是 #。',
      'wrong-unit': '单位应该是 #。',
      simplest: '还不是最简。',
      fraction: '请写成分数。',
      decimal: '请写成小数。',
      mixed: '请写成带分数。',
      number: '请把除法算完。',
      rounding: '请取 # 位小数。',
      ratio: '还不是最简。',
      collect: '请合并同类项。',
    },
    write: {
      number: '请写数。',
      fraction: '请写分数。',
      ratio: '请写 # 个数。',
      time: '请写时间。',
      expression: '请写 # 的式子。',
    },
    readAs: '我们读作 ',
    stop: '。',
    meant: '是吗？',
    yes: '是，',
    near: { pi: '请检查 π 的值。', places: '请取 # 位小数。', other: '请检查近似值。' },
  },
}
