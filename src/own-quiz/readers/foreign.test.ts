/** Files as other tools write them: each question is right, or refused by its number, line and reason. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it, test } from 'vitest'
import { check, type Verdict } from '#own-quiz/check.ts'
import { checkText, type TextVerdict } from '#own-quiz/check-text.ts'
import { FileRefused, isTextDraft, REFUSED } from '#own-quiz/draft.ts'
import { readFile } from './read.ts'

const FIXTURES = 'src/own-quiz/fixtures'
const bytesOf = (name: string): Uint8Array => new Uint8Array(readFileSync(`${FIXTURES}/${name}`))

/** A ready question as 'prompt | (right) | others | reason', one to change as its line and words. */
function lineOf(verdict: Verdict): string {
  if (verdict.status === 'change') return `${verdict.line}: ${verdict.words}`
  const { prompt, options, key, reason } = verdict.question
  return [prompt, options.map((option, i) => (i === key ? `(${option})` : option)).join(' / '), reason].join(' | ')
}

/** A text as its type with its paragraphs, then each place as its answers | wrong answers | reason, then what was noted. */
function textLines({ own, understood, problems, notes }: TextVerdict): readonly string[] {
  if (own === null) return problems.map(({ line, words }) => `${line}: ${words}`)
  const { paragraphs, items } = own
  return [
    [understood.name, ...paragraphs].join(': '),
    ...items.map(({ answers, mistakes, reason }) =>
      [answers.join(' / '), mistakes.map(({ answer, reason: why }) => `${answer} (${why})`).join(', '), reason].join(
        ' | ',
      ),
    ),
    ...notes,
  ]
}

async function linesOf(bytes: Uint8Array): Promise<readonly string[]> {
  try {
    const found = await readFile(bytes)
    if (isTextDraft(found)) return textLines(checkText(found))
    return found.drafts.map((draft, i) => lineOf(check(draft, i + 1)))
  } catch (error) {
    if (error instanceof FileRefused) return [`refused: ${error.message}`]
    throw error
  }
}

const sheet = (rows: readonly (readonly string[])[]): string =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map(
      (cells, y) =>
        `<row r="${y + 1}">${cells.map((cell, x) => (cell === '' ? '' : `<c r="${String.fromCharCode(65 + x)}${y + 1}" t="s"><v>${cell}</v></c>`)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

/** As Excel writes it: shared strings, one in several runs, empty cells left out. */
const workbook = zipSync({
  'xl/workbook.xml': strToU8(
    `<workbook ${MAIN} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Quiz" sheetId="7" r:id="rId3"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': strToU8(
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId3" Target="worksheets/sheet4.xml"/></Relationships>',
  ),
  'xl/worksheets/sheet4.xml': strToU8(
    sheet([
      ['0', '1', '2', '3', '4'],
      ['5', '6', '7', '', '8'],
    ]),
  ),
  'xl/sharedStrings.xml': strToU8(
    `<sst ${MAIN}>${['Question', 'Option A', 'Option B', 'Option C', 'Answer'].map((text) => `<si><t>${text}</t></si>`).join('')}<si><r><t>Which is </t></r><r><rPr><b/></rPr><t>odd</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si><si><t>7</t></si><si><t>8</t></si><si><t>A</t></si></sst>`,
  ),
})

/** A number as it is kept, a text with the return of Windows. */
const numbers = zipSync({
  'xl/workbook.xml': strToU8(`<workbook ${MAIN}/>`),
  'xl/worksheets/sheet1.xml': strToU8(
    `<worksheet ${MAIN}><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>4.5 + 0.06 = ?</t></is></c><c r="B1"><v>4.5599999999999996</v></c><c r="C1"><v>4.11</v></c><c r="D1"><v>1</v></c><c r="E1" t="inlineStr"><is><t>Add the tenths_x000D_\nfirst.</t></is></c></row></sheetData></worksheet>`,
  ),
})

const item = (name: string) => new Uint8Array(readFileSync(`${FIXTURES}/${name}`))

const qtiZip = zipSync({
  'imsmanifest.xml': strToU8(
    '<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><metadata><title>Two items</title></metadata><resources><resource identifier="t" type="imsqti_test_xmlv2p1" href="test.xml"/><resource identifier="b" type="imsqti_item_xmlv2p1" href="items/b%20b.xml"/><resource identifier="a" type="imsqti_item_xmlv2p1" href="a.xml"/></resources></manifest>',
  ),
  'test.xml': strToU8('<assessmentTest xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" title="T"/>'),
  'a.xml': item('qti21-item.xml'),
  'items/b b.xml': item('qti21-inline.xml'),
})

const manifestOf = (files: readonly string[], kind: string): string =>
  `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources><resource identifier="t" type="${kind}" href="${files[0]}">${files.map((file) => `<file href="${file}"/>`).join('')}</resource></resources></manifest>`

const folderZip = zipSync({
  'Quiz 1/imsmanifest.xml': strToU8(manifestOf(['a.xml'], 'imsqti_item_xmlv2p1')),
  'Quiz 1/a.xml': item('qti21-item.xml'),
  '__MACOSX/Quiz 1/imsmanifest.xml': strToU8('nothing'),
})

const testZip = zipSync({
  'imsmanifest.xml': strToU8(manifestOf(['test.xml', 'b.xml', 'a.xml'], 'imsqti_test_xmlv2p2')),
  'test.xml': strToU8('<assessmentTest xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" title="T"/>'),
  'a.xml': item('qti21-item.xml'),
  'b.xml': item('qti21-inline.xml'),
})

const PICTURE_OPTIONS =
  '<assessmentItem><responseDeclaration identifier="R"><correctResponse><value>a</value></correctResponse></responseDeclaration><itemBody><choiceInteraction responseIdentifier="R"><prompt>Which is a fern?</prompt><simpleChoice identifier="a"><img src="a.png" alt=""/></simpleChoice><simpleChoice identifier="b"><img src="b.png" alt=""/></simpleChoice></choiceInteraction></itemBody></assessmentItem>'

const LUGGAGE =
  'Look at the text in the picture. What does it say? | (You must stay with your luggage at all times.) / Do not let someone else look after your luggage. / Remember your luggage when you leave. | Yes.'
const RICHARD =
  'Now is the winter of our discontent made glorious summer by this sun of _____; | Gloucester / Lancaster / (York) | '
const TYPED = REFUSED.typed
const JOINED =
  'Each question became a paragraph of one text, and its blank is typed. Capital letters count here: “Children” is not “children”.'

const FILES: readonly (readonly [name: string, bytes: Uint8Array, lines: readonly string[]])[] = [
  ...(
    [
      [
        'moodle-export.xml',
        [
          'Each of the boys ____ a bag with him. | have / (has) / are | “Each” is one.',
          'Copper conducts heat better than wood & plastic. | (True) / False | Metals conduct well.',
          `40: Question 3 ${TYPED}`,
          '45: Question 4 has two right answers: which?',
        ],
      ],
      [
        'moodle-export.gift',
        [
          'She has lived here ____ 2019: what fits? | for / (since) / from / by | Since + a starting point.',
          'Mr Lim, _____ taught us, left. | which / (who) / whom | ',
          'The sun is a star. | (True) / False | Yes, the nearest one.',
          '21: Question 4 has two right answers: which?',
          `27: Question 5 ${REFUSED.number}`,
          `29: Question 6 ${REFUSED.matched}`,
          '31: Question 7 is not written as GIFT wants it: look at line 31.',
        ],
      ],
      [
        'aiken.txt',
        [
          'Which gas do plants take in to make food? | Oxygen / Nitrogen / (Carbon dioxide) / Hydrogen | ',
          'Water boils at | 0 °C / (100 °C) | ',
          '13: Question 3 says that “E” is right, and has no such option: which?',
        ],
      ],
      [
        'kahoot.tsv',
        ['How many sides has a hexagon? | 5 / (6) / 7 / 8 | ', '5: Question 2 has two right answers: which?'],
      ],
      [
        'quizizz.csv',
        [
          'He said, "I ____ late." | (am) / is / are / be | I am, you are.',
          'Which of these ____ yours? | (is) / am | ',
        ],
      ],
      ['blooket.csv', ['What does a thermometer measure? | (Temperature) / Mass / Volume | ']],
      ['gimkit.csv', ['The opposite of scarce | (plentiful) / rare / tiny | ']],
      [
        'pasted.tsv',
        [
          'The durians ___ sold out. | was / (were) / is / be | Durians is plural.',
          'I look forward ___ you. | to meet / (to meeting) / meeting | After “to” here: -ing.',
          '3: Question 3 has two right answers: which?',
          'If it ___, we shall stay. | rain / rains / (rained) / will rain | ',
          '5: Question 5 has one option: add another one.',
        ],
      ],
      [
        'sheet-letters.csv',
        ['Which is the odd one out? | rose / orchid / (fern) / lily | Ferns have no flowers; they have spores.'],
      ],
      ['chinese.csv', ['他____地完成了作业。 | (认真) / 认为 / 认识 / 认得 | “认真”形容做事的态度。']],
      ['excel-unicode.txt', ['Which costs more? | (£5) / €5 | ']],
      ['windows-1252.csv', ['A café serves… | (“tea”) / milk | ']],
      [
        'hidden-signs.tsv',
        [
          '1: Question 1 holds hidden characters. They can show a reader a different word from the one that is written. Type it again.',
          'Which is a fruit? | (apple) / stone | ',
        ],
      ],
      [
        'maths-numbers.tsv',
        [
          '2 + 2 = ? | 3 / (4) / 5 / 6 | ',
          '6 + 6 = ? | 10 / 11 / (12) / 13 | ',
          '3: Question 3 has two right answers: which?',
        ],
      ],
      ['html-in-cells.tsv', ['Bold & 3 < 4 <u>: 5 m²? | (yes) / no, see now | If a<b and c>d.']],
      ['many-options.tsv', ['2: Question 1 has eight options: six are the most.']],
      ['doctype-bomb.xml', ['refused: Line 2 has a DOCTYPE, which is not read here. Take it out, or export again.']],
      ['qti12.xml', ['refused: This is QTI 1.2. Export it as QTI 2.1.']],
      ['qti21-item.xml', [LUGGAGE]],
      ['qti21-inline.xml', [RICHARD]],
      ['qti21-text-entry.xml', ['Comprehension Cloze: This great [1]', 'York |  | ', JOINED]],
    ] as const
  ).map(([name, lines]) => [name, bytesOf(name), lines] as const),
  [
    'rows of a document, each with its own number of options',
    strToU8('Pick x.\tx\ty\t1\tIt is x.\nPick b.\ta\tbb\tc\td\te\tf\t2\nPick z.\tx\ty\tz\tC'),
    ['Pick x. | (x) / y | It is x.', 'Pick b. | a / (bb) / c / d / e / f | ', 'Pick z. | x / y / (z) | '],
  ],
  ['a workbook of Excel', workbook, ['Which is odd | (7) / 8 | ']],
  ['numbers and line ends as Excel writes them', numbers, ['4.5 + 0.06 = ? | (4.56) / 4.11 | Add the tenths first.']],
  [
    'Chinese as Chinese Windows writes it',
    new Uint8Array([0xc4, 0xe3, 0xba, 0xc3, 0xc2, 0xf0, 0x3f, 0x2c, 0xba, 0xc3, 0x2c, 0xbb, 0xb5, 0x2c, 0x31]),
    ['你好吗? | (好) / 坏 | '],
  ],
  [
    'Moodle XML below a comment',
    strToU8('<!-- made by a tool --><quiz><question type="essay"/></quiz>'),
    [`1: Question 1 ${REFUSED.written}`],
  ],
  ['a package of QTI', qtiZip, [RICHARD, LUGGAGE]],
  [
    'GIFT of true or false with what each answer is told, and an essay',
    strToU8('The sun is a star.{TRUE#No, it is one. #Yes, the nearest.}\n\nWhy is it so bright?{}'),
    ['The sun is a star. | (True) / False | Yes, the nearest.', `3: Question 2 ${REFUSED.written}`],
  ],
  ['a folder that holds a package of QTI, packed as it is', folderZip, [LUGGAGE]],
  ['a package of QTI whose test alone names the items', testZip, [RICHARD, LUGGAGE]],
  [
    'an item of QTI with pictures to choose from',
    strToU8(PICTURE_OPTIONS),
    ['1: Question 1 has pictures as options: write them in words.'],
  ],
  [
    'a table of fifteen options, as this site writes it',
    strToU8(
      `Question,${Array.from({ length: 15 }, (_, i) => `Answer ${i + 1}`)},Number of the right answer\n?,${[...'abcdefghijklmno']},15`,
    ),
    ['2: Question 1 has 15 options: six are the most.'],
  ],
]

test.each(FILES)('%s', async (_name, bytes, lines) => expect(await linesOf(bytes)).toEqual(lines))

describe('a file that would break something', () => {
  it('is refused with its line, where it is not well-formed', async () =>
    expect((await linesOf(bytesOf('not-well-formed.xml')))[0]).toMatch(
      /^refused: This is not well-formed XML: line \d+, /,
    ))

  it('is refused before it is unpacked, where it would be too large', async () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(20_000_000) })
    expect(bomb.length).toBeLessThan(100_000)
    expect(await linesOf(bomb)).toEqual(['refused: This file holds more than 16 MB. Make several files of it.'])
    expect(await linesOf(new Uint8Array(3_000_000))).toEqual(['refused: This file is too large: 2 MB is the most.'])
  })

  it('is refused where it is nested too deep', async () => {
    const deep = `<quiz>${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}</quiz>`
    expect(await linesOf(strToU8(deep))).toEqual(['refused: Line 1 is nested too deep.'])
  })

  it('never ends the reading, whatever was changed in it', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...FILES.map(([, bytes]) => bytes)),
        fc.array(fc.tuple(fc.nat(4000), fc.nat(255)), { maxLength: 8 }),
        fc.nat(4000),
        async (bytes, changes, cut) => {
          const changed = bytes.slice(0, cut % 3 === 0 ? cut : bytes.length)
          for (const [at, byte] of changes) if (at < changed.length) changed[at] = byte
          expect(Array.isArray(await linesOf(changed))).toBe(true)
        },
      ),
      { numRuns: 300 },
    ))
})
