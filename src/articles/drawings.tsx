/** The drawings that articles show, by name. Their captions say the same in words: they are hidden from screen readers. */
import type { ReactNode } from 'react'
import type { DrawingName } from './drawing-names.ts'
import { AnswerLoop } from './drawings/answer-loop.tsx'
import { DailyPage } from './drawings/daily-page.tsx'
import { SecondLook } from './drawings/second-look.tsx'
import { SixWeeks } from './drawings/six-weeks.tsx'

export const drawings: Readonly<Record<DrawingName, () => ReactNode>> = {
  'daily-page': DailyPage,
  'second-look': SecondLook,
  'answer-loop': AnswerLoop,
  'six-weeks': SixWeeks,
}
