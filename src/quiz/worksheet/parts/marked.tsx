/** What stands below a marked answer: the marking points of an open one, the working of any other. */
import type { Language } from '#lib/language.ts'
import type { Judgement } from '#quiz/worksheet/judge/judgement.ts'
import { Points } from './open.tsx'
import { Steps } from './steps.tsx'
import type { TickProps } from './tick.tsx'

export type MarkedProps = TickProps & Readonly<{ judgement: Judgement; given: string; language: Language }>

export function Marked({ judgement, given, language, ...props }: MarkedProps) {
  const { answer } = props.part
  return answer.kind === 'lines' ? (
    <Points {...props} answer={answer} given={given} language={language} />
  ) : (
    <Steps {...props} judgement={judgement} />
  )
}
