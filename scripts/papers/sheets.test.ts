import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makePaper } from '#papers/maths/paper.ts'
import { allSheets } from './all-sheets.ts'
import { readBanks } from './banks.ts'
import { downloadsOf, hash, sourceHash, stale, writeManifest } from './manifest.ts'
import type { Sheet } from './sheet.ts'
import { createTypesetter } from './typeset.ts'

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url))

/** Documents of the exam's length from the site's own sets, which stand in for a prelim's. */
const STAND_INS = {
  Grammar: 'Grammar_Set_5',
  Vocabulary: 'Vocabulary_Set_5',
  VocabularyCloze: 'Vocabulary Cloze_Set_5',
  Grammarcloze: 'GrammarCloze_Set_5',
  Editing: 'Editing_Set_5',
  ComprehensionCloze: 'ComprehensionCloze_Set_5',
  Chinese: 'Chinese_Set_5',
  ChineseInline: 'Chinese2_Set_5',
  ChineseDialogue: 'Dialogue_Set_5',
}

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'readysix-papers-'))
  mkdirSync(join(dir, 'prelimQuizzes'))
  for (const [topic, id] of Object.entries(STAND_INS))
    cpSync(join(CONTENT, 'quizzes', `${id}.json`), join(dir, 'prelimQuizzes', `2024-CoralGate-${topic}.json`))
})

afterEach(() => rmSync(dir, { recursive: true }))

const numbersOf = (sheet: Sheet | undefined): string[] =>
  (sheet?.sections ?? []).flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'choice') return [block.number]
      if (block.kind === 'keys') return block.rows.map(({ number }) => number)
      const lines =
        block.kind === 'passage' ? block.paragraphs : block.kind === 'dialogue' ? block.lines.map((l) => l.line) : []
      return lines.flat().flatMap((run) => (run.kind === 'blank' || run.kind === 'mend' ? [run.number] : []))
    }),
  )

const range = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => String(from + i))

describe('the language papers of a prelim', () => {
  test('English asks and answers 57 questions with the numbers of the exam', () => {
    const [paper, key] = allSheets(dir).sheets
    const numbers = [...range(1, 20), ...range(29, 65)]
    expect(paper?.fileName).toBe('2024_P6_CoralGate_English_Prelim.pdf')
    expect(numbersOf(paper)).toEqual(numbers)
    expect(numbersOf(key)).toEqual(numbers)
    expect(paper?.marksTable.at(-1)).toEqual(['Total', '', '57', ''])
  })

  test('Chinese asks 24 questions of two marks', () => {
    const [, , paper, key] = allSheets(dir).sheets
    expect(paper?.fileName).toBe('2024_P6_CoralGate_Chinese_Prelim.pdf')
    expect(new Set(numbersOf(paper))).toEqual(new Set(range(1, 24)))
    expect(numbersOf(key)).toEqual(range(1, 24))
    expect(paper?.marksTable.at(-1)?.[2]).toBe('48')
  })

  test('a prelim without all its documents makes no paper, and says what it lacks', () => {
    rmSync(join(dir, 'prelimQuizzes/2024-CoralGate-Editing.json'))
    const { sheets, skipped } = allSheets(dir)
    expect(sheets.map(({ fileName }) => fileName)).toEqual([
      '2024_P6_CoralGate_Chinese_Prelim.pdf',
      '2024_P6_CoralGate_Chinese_Prelim_Key.pdf',
    ])
    expect(skipped).toEqual(['2024 CoralGate English: no Editing'])
  })
})

describe('a PDF', () => {
  test('is a tagged PDF/UA of the same bytes every time, in both languages', () => {
    const keys = allSheets(dir).sheets.filter(({ fileName }) => fileName.endsWith('Key.pdf'))
    const [first, second] = [createTypesetter(), createTypesetter()]
    expect(keys).toHaveLength(2)
    for (const sheet of keys) {
      const { pdf } = first(sheet)
      expect(hash(second(sheet).pdf)).toBe(hash(pdf))
      expect(Buffer.from(pdf).toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>')
      expect(pdf.length).toBeLessThan(300_000)
    }
  })

  test('is old when its sources have changed, and what an operator put beside it is left alone', () => {
    const [sheet] = allSheets(dir).sheets
    if (sheet === undefined) throw new Error('no sheet')
    expect(stale(dir, [sheet])).toEqual(['2024_P6_CoralGate_English_Prelim.pdf has not been made yet'])
    mkdirSync(downloadsOf(dir), { recursive: true })
    mkdirSync(join(dir, 'papers'))
    writeFileSync(join(downloadsOf(dir), sheet.fileName), 'pdf')
    writeFileSync(join(downloadsOf(dir), '2023_P6_Elsewhere_Maths_Prelim.pdf'), 'pdf')
    writeManifest(dir, { [sheet.fileName]: { source: sourceHash(sheet), pdf: hash('pdf') } })
    expect(stale(dir, [sheet])).toEqual([])
    expect(stale(dir, [{ ...sheet, school: 'Coral' }])).toEqual([`${sheet.fileName} is older than its sources`])
    expect(stale(dir, [])).toEqual([`${sheet.fileName} has lost its sources`])
    writeFileSync(join(downloadsOf(dir), sheet.fileName), 'touched')
    expect(stale(dir, [sheet])).toEqual([`${sheet.fileName} is not what was made from its sources`])
  })
})

describe('the Mathematics papers of the content folder', () => {
  const { maths, issues } = readBanks(CONTENT)
  const papers = maths.map(makePaper)
  const all = papers.map(({ choice, short, paper2 }) => [...choice, ...short, ...paper2])

  test('follow the blueprint', () => {
    expect(issues).toEqual([])
    expect(papers).toHaveLength(7)
    for (const questions of all) {
      expect(questions).toHaveLength(47)
      expect(questions.reduce((sum, { marks }) => sum + marks, 0)).toBe(100)
    }
  })

  test('ask nothing twice', () => {
    const texts = all
      .flat()
      .map(({ problem: { stem, parts, picture } }) => [stem, ...parts.map(({ ask }) => ask), picture?.alt].join(' '))
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('spread their keys', () => {
    for (const { choice } of papers) {
      const keys = choice.map(({ key }) => key)
      expect(keys.some((key, i) => key === keys[i - 1] && key === keys[i - 2])).toBe(false)
      for (const key of [0, 1, 2, 3]) expect([3, 4, 5]).toContain(keys.filter((other) => other === key).length)
    }
  })

  test('a blueprint that does not add up is refused with its reasons', () => {
    const body: unknown = JSON.parse(readFileSync(join(CONTENT, 'papers/maths/2024-Kingfisher.json'), 'utf8'))
    mkdirSync(join(dir, 'papers/maths'), { recursive: true })
    const text = JSON.stringify(body).replace('"choice":[', '"choice":[{"family":"M99","marks":1,"seed":1},')
    writeFileSync(join(dir, 'papers/maths/2024-Kingfisher.json'), text)
    const reasons = readBanks(dir).issues.map(({ reason }) => reason)
    expect(reasons).toContain('choice must be ten of 1 mark, then five of 2')
    expect(reasons).toContain('M99 has no problem of 1 marks')
  })
})
