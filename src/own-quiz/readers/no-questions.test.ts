import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { FileRefused } from '#own-quiz/draft.ts'
import { readFile } from './read.ts'

const PICTURE = 'This is a picture. Type its questions into a sheet, a row each, and paste them above.'
const PART = 'This is a part of a package of QTI. Open the whole package (zip).'
const zipOf = (name: string) => zipSync({ [name]: strToU8('<d/>') })

/** Files without a question for this page: each is refused by what it is. */
const REFUSED: readonly (readonly [name: string, bytes: Uint8Array, words: string])[] = [
  ['nothing', new Uint8Array(), 'No question was found in this file.'],
  ['GIFT with a category alone', strToU8('$CATEGORY: Birds\n'), 'No question was found in this file.'],
  ['Moodle XML with a category alone', strToU8('<quiz/>'), 'No question was found in this file.'],
  ['a photograph', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46), PICTURE],
  ['a picture of the screen', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0), PICTURE],
  ['a picture of an iPhone', strToU8('\0\0\0\x18ftypheic\0\0'), PICTURE],
  ['a PDF', strToU8('%PDF-1.7'), 'This is a PDF. Copy its questions into a sheet, a row each, and paste them above.'],
  [
    'an old Excel file',
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1),
    'This is an old file of Excel or Word. Save it as XLSX or CSV.',
  ],
  ['an RTF document', strToU8('{\\rtf1 Which?}'), 'This is a document (RTF). Copy its table and paste it above.'],
  [
    'a backup of Moodle',
    Uint8Array.of(0x1f, 0x8b, 8, 0),
    'This is a packed file, perhaps a backup of a course. Export its questions as Moodle XML or GIFT.',
  ],
  ['a recording', strToU8('ID3\x04\0\0sound'), 'This is no text, and nothing of it can be read here.'],
  [
    'a page of the web',
    strToU8('<!DOCTYPE html><html><body>Which?</body></html>'),
    'This is a page of the web. Copy its table and paste it above.',
  ],
  [
    'JSON of another tool',
    strToU8('[{"question": "Which?", "options": ["a", "b"]}]'),
    'This is JSON, which is not read here. Export the questions as a table.',
  ],
  ['QTI 3', strToU8('<qti-assessment-item/>'), 'This is QTI 3. Export it as QTI 2.1.'],
  ['the manifest of a package alone', strToU8('<manifest/>'), PART],
  ['the test of a package alone', strToU8('<assessmentTest/>'), PART],
  ['XML of something else', strToU8('<course/>'), 'This is XML of a kind that is not read here (course).'],
  ['a document of Word', zipOf('word/document.xml'), 'This is a document of Word. Copy its table and paste it above.'],
  [
    'a presentation',
    zipOf('ppt/presentation.xml'),
    'This is a presentation. Copy its questions into a sheet, a row each, and paste them above.',
  ],
  [
    'a sheet of LibreOffice',
    zipOf('content.xml'),
    'This is a file of LibreOffice. Save a sheet as XLSX or CSV; of a document copy the table.',
  ],
  ['H5P', zipOf('h5p.json'), 'This is H5P, which is not read here. Copy its questions into a sheet, a row each.'],
  ['another archive', zipOf('readme.md'), 'This archive holds no questions that are read here.'],
]

test.each(REFUSED)('%s is refused by its name', (_name, bytes, words) =>
  expect(readFile(bytes)).rejects.toThrow(new FileRefused(words)),
)
