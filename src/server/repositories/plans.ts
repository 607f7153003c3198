/** The plans of whole papers of Mathematics and Science: 'maths/1' names the problems of the first one. */
import { type ExamBlueprint, examBlueprint } from '#maths/exam/exam-paper.ts'
import { type SciencePaperPlan, sciencePaperPlan } from '#science/exam/exam-paper.ts'
import { type ContentSource, invalid, oncePerVersion, type Parsed, parseBy, readAll } from './parsed.ts'

type Plan =
  | Readonly<{ subject: 'maths'; plan: ExamBlueprint }>
  | Readonly<{ subject: 'science'; plan: SciencePaperPlan }>

/** Each in the order of their numbers. */
export type Plans = Readonly<{ maths: readonly ExamBlueprint[]; science: readonly SciencePaperPlan[] }>

/** Fails only where the store does. */
export type PlanRepository = Readonly<{ all(): Promise<Plans> }>

/** Its id names subject and number, and the number in the document is the same one. */
export function parsePlan(id: string, body: unknown): Parsed<Plan> {
  const [, subject = '', number = ''] = /^(maths|science)\/([1-9]\d?)$/.exec(id) ?? []
  if (subject === '')
    return invalid(`is called '${id}'; maths or science and a number are expected here, as in 'maths/1'`)
  const parsed = subject === 'maths' ? mathsPlan(body) : sciencePlan(body)
  if (parsed.status !== 'ok' || parsed.value.plan.number === Number(number)) return parsed
  return invalid(`has the number ${parsed.value.plan.number}, and is called '${id}'`)
}

function mathsPlan(body: unknown): Parsed<Plan> {
  const parsed = parseBy(examBlueprint, body)
  return parsed.status === 'ok' ? { status: 'ok', value: { subject: 'maths', plan: parsed.value } } : parsed
}

function sciencePlan(body: unknown): Parsed<Plan> {
  const parsed = parseBy(sciencePaperPlan, body)
  return parsed.status === 'ok' ? { status: 'ok', value: { subject: 'science', plan: parsed.value } } : parsed
}

/** The plans of the documents that hold. */
export function plansOf(documents: ReadonlyMap<string, Plan>): Plans {
  const found = [...documents.values()]
  const byNumber = <T extends Readonly<{ number: number }>>(plans: T[]) => plans.sort((a, b) => a.number - b.number)
  return {
    maths: byNumber(found.flatMap((one) => (one.subject === 'maths' ? [one.plan] : []))),
    science: byNumber(found.flatMap((one) => (one.subject === 'science' ? [one.plan] : []))),
  }
}

/** Parses the collection once for each version of the content. */
export function createPlanRepository(source: ContentSource): PlanRepository {
  return { all: oncePerVersion(source.documents, async () => plansOf(await readAll(source, 'plans', parsePlan))) }
}
