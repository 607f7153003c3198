/**
 * No invented school has the name of a real one, or one like it. primary-schools.txt holds the names of Singapore's primary
 * schools of today and of the last years, as several public lists of 2026 have them, without 'Primary School' and the like.
 */
import { readFileSync } from 'node:fs'
import { splitCamelCase } from '#lib/split-camel-case.ts'

const REAL: readonly string[] = readFileSync(new URL('primary-schools.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')

/** Words that many places have: they make no two names alike. */
const COMMON = new Set(
  'base bay coast cove edge estate garden gate green grove hill lane new north park point ridge rise river south spring town tree view west'.split(
    ' ',
  ),
)

const wordsOf = (name: string): readonly string[] => name.toLowerCase().split(/[^a-z]+/)
const lettersOf = (name: string): string => wordsOf(name).join('')

/** Real schools that a school's key resembles: they share a word that is not common, or one name begins with the other. */
export function realSchoolsLike(key: string): readonly string[] {
  const name = splitCamelCase(key)
  const own = new Set(wordsOf(name).filter((word) => !COMMON.has(word)))
  const letters = lettersOf(name)
  return REAL.filter(
    (real) =>
      wordsOf(real).some((word) => own.has(word)) ||
      letters.startsWith(lettersOf(real)) ||
      lettersOf(real).startsWith(letters),
  )
}
