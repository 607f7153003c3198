/** Files that hold no questions for this page, told by how they begin or by what is in them: each is refused by its name. */

const PICTURE = 'This is a picture. Type its questions into a sheet, a row each, and paste them above.'

/** What a file has at a place, from 0, in letters of one byte. */
const BEGINNINGS: readonly Readonly<{ at: number; has: string; words: string }>[] = [
  { at: 0, has: '%PDF', words: 'This is a PDF. Copy its questions into a sheet, a row each, and paste them above.' },
  {
    at: 0,
    has: '\u00d0\u00cf\u0011\u00e0',
    words: 'This is an old file of Excel or Word. Save it as XLSX or CSV.',
  },
  { at: 0, has: '\u0089PNG', words: PICTURE },
  { at: 0, has: '\u00ff\u00d8\u00ff', words: PICTURE },
  { at: 0, has: 'GIF8', words: PICTURE },
  { at: 4, has: 'ftyphei', words: PICTURE },
  { at: 8, has: 'WEBP', words: PICTURE },
  { at: 0, has: '{\\rtf', words: 'This is a document (RTF). Copy its table and paste it above.' },
  {
    at: 0,
    has: '\u001f\u008b',
    words: 'This is a packed file, perhaps a backup of a course. Export its questions as Moodle XML or GIFT.',
  },
]

const MAX_BEGINNING = 16
/** Of a file, in bytes: text has no zero there, but in an encoding that says so at its beginning. */
const LOOKED_AT = 2000

/** Why the bytes are no text with questions; '' where they may be one. They are no archive. */
export function noTextBecause(bytes: Uint8Array): string {
  const begin = String.fromCharCode(...bytes.subarray(0, MAX_BEGINNING))
  const known = BEGINNINGS.find(({ at, has }) => begin.startsWith(has, at))
  if (known !== undefined) return known.words
  const isWide = begin.startsWith('\u00ff\u00fe') || begin.startsWith('\u00fe\u00ff')
  return !isWide && bytes.subarray(0, LOOKED_AT).includes(0)
    ? 'This is no text, and nothing of it can be read here.'
    : ''
}

const isJson = (text: string): boolean => {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** Why a text holds no questions; '' where it may hold some. */
export function noQuestionsBecause(text: string): string {
  if (/^\s*(?:<!doctype html|<html[\s>])/i.test(text))
    return 'This is a page of the web. Copy its table and paste it above.'
  if (/^\s*[[{]/.test(text) && isJson(text))
    return 'This is JSON, which is not read here. Export the questions as a table.'
  return ''
}

/** What is in an archive that other programs write, by the name of one of its files. */
const ARCHIVES: readonly Readonly<{ file: RegExp; words: string }>[] = [
  { file: /^word\//, words: 'This is a document of Word. Copy its table and paste it above.' },
  {
    file: /^ppt\//,
    words: 'This is a presentation. Copy its questions into a sheet, a row each, and paste them above.',
  },
  {
    file: /^content\.xml$/,
    words: 'This is a file of LibreOffice. Save a sheet as XLSX or CSV; of a document copy the table.',
  },
  { file: /^h5p\.json$/, words: 'This is H5P, which is not read here. Copy its questions into a sheet, a row each.' },
]

/** Why an archive with these files is refused. */
export const noArchiveBecause = (names: readonly string[]): string =>
  ARCHIVES.find(({ file }) => names.some((name) => file.test(name)))?.words ??
  'This archive holds no questions that are read here.'
