/** What a paper or a key is made of, before it is typeset: plain data, drawn by `worksheet.typ`. */
import type { Site } from '#lib/site.ts'
import { type ExercisePrintout, exerciseJob } from '#server/typeset/exercise-job.ts'
import type { TypesetJob } from '#server/typeset/typeset-job.ts'

/** Its job is hashed to find old PDFs (manifest.ts), so equal sources must give equal data. */
export type Printout = Readonly<{ fileName: string; part: 'paper' | 'key'; worksheet: ExercisePrintout }>

/** The job for the typesetter. */
export const typesetJob = ({ fileName, part, worksheet }: Printout, site: Site): TypesetJob =>
  exerciseJob(worksheet, { part, large: false, answerSheet: true }, fileName, site)
