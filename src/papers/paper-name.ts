/**
 * The file names of papers: `2024_P6_OtterBay_Maths_Prelim.pdf`, and its answer key `2024_P6_OtterBay_Maths_Prelim_Key.pdf`.
 * The name is all that a list of downloads knows of a paper; it never opens the file.
 */

import { SUBJECTS, type Subject, subjects } from '#lib/subjects.ts'

/** `key`: the separate answer key of the paper with the same year, school and subject. */
export type PaperName = Readonly<{ year: number; school: string; subject: Subject; kind: 'paper' | 'key' }>

const NAME = /^(?<year>20\d\d)_P6_(?<school>[A-Za-z0-9-]+)_(?<subject>[A-Za-z]+)_Prelim(?<key>_Key)?\.pdf$/

/** What a file name says; null if it is not the name of a paper. */
export function parse(fileName: string): PaperName | null {
  const { year, school, subject, key } = NAME.exec(fileName)?.groups ?? {}
  const known = SUBJECTS.find((one) => subjects[one].name === subject)
  if (year === undefined || school === undefined || known === undefined) return null
  return { year: Number(year), school, subject: known, kind: key === undefined ? 'paper' : 'key' }
}

/** The other way round: `parse(format(name))` is `name`. */
export function format({ year, school, subject, kind }: PaperName): string {
  return `${year}_P6_${school}_${subjects[subject].name}_Prelim${kind === 'key' ? '_Key' : ''}.pdf`
}
