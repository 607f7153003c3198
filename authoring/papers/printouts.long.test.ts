import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_SITE } from '#lib/site.ts'
import { marksOf, quizOf } from '#quiz/exercise/exercise.ts'
import { createTypesetter } from '#server/typeset/typesetter.ts'
import { allPrintouts } from './all-printouts.ts'
import { downloadsOf, hash, sourceHash, stale, writeManifest } from './manifest.ts'
import { type Printout, typesetJob } from './printout.ts'

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url))

/** Its documents are those of the school of these tests. */
const STAND_IN = '2022-HeronPark'

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'readysix-papers-'))
  cpSync(join(CONTENT, 'exam'), join(dir, 'exam'), { recursive: true })
  for (const folder of ['prelimQuizzes', 'prelimTasks'])
    for (const name of readdirSync(join(CONTENT, folder)).filter((one) => one.startsWith(`${STAND_IN}-`)))
      cpSync(join(CONTENT, folder, name), join(dir, folder, name.replace(STAND_IN, '2024-CoralGate')))
})

afterEach(() => rmSync(dir, { recursive: true }))

const range = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => String(from + i))
/** The numbers of the questions, in the order in which they are printed, and the marks of the booklets. */
const numbersOf = ({ worksheet }: Printout) => quizOf(worksheet.exercise).items.map(({ id }) => id)
const marksIn = ({ worksheet }: Printout) => worksheet.booklets.map((booklet) => marksOf(booklet))

/** The English paper, its key, the Chinese paper and its key. */
function printouts(): readonly [Printout, Printout, Printout, Printout] {
  const [paper, key, chinese, chineseKey] = allPrintouts(dir).printouts
  if (paper === undefined || key === undefined || chinese === undefined || chineseKey === undefined)
    throw new Error(allPrintouts(dir).skipped.join('\n'))
  return [paper, key, chinese, chineseKey]
}

describe('the language papers of a prelim', () => {
  test('English has 80 questions and 95 marks in two booklets, as the exam until 2024, and says so', () => {
    const [paper, key] = printouts()
    expect(paper.fileName).toBe('2024_P6_CoralGate_English_Prelim.pdf')
    expect(key.fileName).toBe('2024_P6_CoralGate_English_Prelim_Key.pdf')
    expect(numbersOf(paper)).toEqual(range(1, 80))
    expect(marksIn(paper)).toEqual([28, 67])
    for (const { cover } of paper.worksheet.booklets)
      expect(cover?.instructions.at(-1)).toContain('format of the exam until 2024')
  })

  test('Chinese has 40 questions and 90 marks, in the format of today', () => {
    const [, , paper] = printouts()
    expect(paper.fileName).toBe('2024_P6_CoralGate_Chinese_Prelim.pdf')
    expect(numbersOf(paper)).toEqual([...range(1, 40)])
    expect(marksIn(paper)).toEqual([50, 40])
    for (const { cover } of paper.worksheet.booklets) expect(cover?.instructions).toHaveLength(5)
  })

  test('a key says of each question what it asks, in words', () => {
    for (const { worksheet } of printouts())
      for (const { skill } of quizOf(worksheet.exercise).items)
        expect(worksheet.skillNames[skill]?.name).toMatch(/^[\p{L}'-]/u)
  })

  test('a prelim without all its documents makes no paper, and says what it lacks', () => {
    rmSync(join(dir, 'prelimTasks/2024-CoralGate-comprehension.json'))
    const { printouts: made, skipped } = allPrintouts(dir)
    expect(made.map(({ fileName }) => fileName)).toEqual([
      '2024_P6_CoralGate_Chinese_Prelim.pdf',
      '2024_P6_CoralGate_Chinese_Prelim_Key.pdf',
    ])
    expect(skipped).toEqual([
      "2024 CoralGate English: comprehension.json the section 'Comprehension, open-ended' is missing; the marks of the paper: is '75', and the examination has '95'",
    ])
  })
})

describe('a PDF', () => {
  test('is a tagged PDF/UA of the same bytes every time, in both languages', async () => {
    const keys = allPrintouts(dir).printouts.filter(({ fileName }) => fileName.endsWith('Key.pdf'))
    const [first, second] = [createTypesetter(), createTypesetter()]
    expect(keys).toHaveLength(2)
    for (const printout of keys) {
      const { pdf } = await first(typesetJob(printout, DEFAULT_SITE))
      expect(hash((await second(typesetJob(printout, DEFAULT_SITE))).pdf)).toBe(hash(pdf))
      expect(Buffer.from(pdf).toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>')
      expect(pdf.length).toBeLessThan(300_000)
    }
  })

  test('is old when its sources have changed, and what an operator put beside it is left alone', () => {
    const [printout] = printouts()
    expect(stale(dir, [printout], DEFAULT_SITE)).toEqual(['2024_P6_CoralGate_English_Prelim.pdf has not been made yet'])
    mkdirSync(downloadsOf(dir), { recursive: true })
    mkdirSync(join(dir, 'papers'))
    writeFileSync(join(downloadsOf(dir), printout.fileName), 'pdf')
    writeFileSync(join(downloadsOf(dir), '2023_P6_Elsewhere_Maths_Prelim.pdf'), 'pdf')
    writeManifest(dir, { [printout.fileName]: { source: sourceHash(printout, DEFAULT_SITE), pdf: hash('pdf') } })
    expect(stale(dir, [printout], DEFAULT_SITE)).toEqual([])
    expect(stale(dir, [{ ...printout, worksheet: { ...printout.worksheet, set: 'Coral' } }], DEFAULT_SITE)).toEqual([
      `${printout.fileName} is older than its sources`,
    ])
    const renamed = { ...DEFAULT_SITE, name: 'Kampung Practice' }
    expect(stale(dir, [printout], renamed)).toEqual([`${printout.fileName} is older than its sources`])
    expect(stale(dir, [], DEFAULT_SITE)).toEqual([`${printout.fileName} has lost its sources`])
    writeFileSync(join(downloadsOf(dir), printout.fileName), 'touched')
    expect(stale(dir, [printout], DEFAULT_SITE)).toEqual([`${printout.fileName} is not what was made from its sources`])
  })
})
