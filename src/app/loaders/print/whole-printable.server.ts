/** A whole paper of English or Chinese to print: booklets, an answer sheet and the key. Server side only. */
import { findPaperView, findWhole } from '#app/loaders/whole/find-paper.server.ts'
import type { PaperView } from '#app/parts/whole/paper-view.ts'
import { services } from '#server/services.server.ts'
import { wholePaperJob } from '#server/typeset/whole-paper-job.ts'
import { LANGUAGE_COVERS } from '#worksheets/booklets.ts'
import { atPath, MISSING, type NotPrintable, type Printable, type PrintRequest } from './printable.ts'

const skillNames = ({ skills }: PaperView): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(skills).map(([tag, { name }]) => [tag, name]))

export async function printableWhole({ params, origin }: PrintRequest): Promise<Printable | NotPrintable> {
  const { subject: name = '', number = '' } = params
  const ref = { subject: name, number }
  const [view, whole] = await Promise.all([findPaperView(ref), findWhole(ref)])
  if (view === null || whole === null) return MISSING
  const { subject, quiz, labels, path } = view
  const language = subject === 'chinese' ? 'zh-Hans' : 'en'
  const printout = {
    quiz,
    language,
    subject: subject === 'chinese' ? '华文' : labels.paper,
    set: labels.set,
    covers: LANGUAGE_COVERS[subject],
    shaded: new Set(
      whole.parts.filter(({ section }) => section.answered === 'chosen').map(({ section }) => section.play),
    ),
    skillNames: skillNames(view),
    address: origin + path,
  } as const
  return {
    status: 'ok',
    heading: quiz.title,
    language,
    facts: [`${labels.paper} · ${labels.set}`, labels.size],
    ...atPath(path, 'paper'),
    choosesSheet: false,
    isStored: true,
    job: (choices) => wholePaperJob(printout, choices, `${subject} paper ${whole.number}`, services().config.site),
  }
}
