/** What stands below a marked answer: the marking points of an open one or of a sentence that nobody listed, or the working. */
import type { Judgement } from '#quiz/worksheet/judge/judgement.ts'
import { Points, type PointsProps } from './open.tsx'
import { Steps } from './steps.tsx'
import { UnlistedSlot } from './unlisted-slot.tsx'

export type MarkedProps = Omit<PointsProps, 'answer'> & Readonly<{ judgement: Judgement }>

export function Marked({ judgement, given, asked, language, ...props }: MarkedProps) {
  const { answer } = props.part
  if (answer.kind === 'lines')
    return <Points {...props} answer={answer} given={given} asked={asked} language={language} />
  if (answer.kind === 'sentence' && judgement.verdict === 'points')
    return <UnlistedSlot {...props} answer={answer} given={given} />
  return <Steps {...props} judgement={judgement} />
}
