/** A printout of quizzes as the data of `printout.typ`. */
import { languages } from '#lib/language.ts'
import { qrSvg } from '#lib/qr-drawing.ts'
import type { Site } from '#lib/site.ts'
import type { PrintChoices } from '#quiz/print/print-choices.ts'
import { marksOf, type Printout, totalMarks } from '#quiz/print/printout.ts'
import { printoutWords } from '#quiz/print/printout-words.ts'
import { fileName } from './file-name.ts'
import type { TypesetJob } from './typeset-job.ts'

/** `name` becomes the file name of the PDF. */
export function printoutJob(printout: Printout, choices: PrintChoices, name: string, site: Site): TypesetJob {
  const words = printoutWords(printout.language)
  const { columns, marks, ...fixed } = words
  const sections = printout.sections.map((section) => ({
    ...section,
    marks: marks(marksOf(section)),
    keys: { columns, rows: section.keys },
  }))
  const data = {
    ...printout,
    ...choices,
    site: { name: site.name, shortName: site.shortName },
    language: languages[printout.language].primary,
    title: `${printout.heading}, ${printout.set}`,
    sections,
    single: sections.length === 1,
    total: totalMarks(printout),
    qr: qrSvg(printout.url),
    shown: printout.url.replace(/^https?:\/\//, ''),
    words: fixed,
  }
  return { template: 'printout', name: fileName(name), data: JSON.stringify(data) }
}
