import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_SITE } from '#lib/site.ts'
import { createTypesetter } from '#server/typeset/typesetter.ts'
import { allPrintouts } from './all-printouts.ts'
import { downloadsOf, hash, sourceHash, stale, writeManifest } from './manifest.ts'
import { type LanguagePrintout, typesetJob } from './printout.ts'

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

const languagePrintouts = (): readonly LanguagePrintout[] =>
  allPrintouts(dir).printouts.filter((printout) => printout.kind === 'language')

const numbersOf = (printout: LanguagePrintout | undefined): string[] =>
  (printout?.sections ?? []).flatMap(({ blocks }) =>
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
    const [paper, key] = languagePrintouts()
    const numbers = [...range(1, 20), ...range(29, 65)]
    expect(paper?.fileName).toBe('2024_P6_CoralGate_English_Prelim.pdf')
    expect(numbersOf(paper)).toEqual(numbers)
    expect(numbersOf(key)).toEqual(numbers)
    expect(paper?.marksTable.at(-1)).toEqual(['Total', '', '57', ''])
  })

  test('a key ends with a grid of what each question asks, at which level and for how many marks', () => {
    const [, key] = languagePrintouts()
    const grid = key?.sections.at(-1)?.blocks[0]
    if (grid?.kind !== 'grid') throw new Error('no grid')
    expect(grid.columns).toEqual(['Qn', 'Topic', 'Skill', 'Level', 'Marks'])
    expect(grid.rows.map(([number]) => number)).toEqual([...range(1, 20), ...range(29, 65)])
    for (const [, topic, skill, level, marks] of grid.rows) {
      expect([topic, skill]).not.toContain('')
      expect([level, marks].join()).toMatch(/^[123],1$/)
    }
  })

  test('Chinese asks 24 questions of two marks with the numbers of the exam', () => {
    const numbers = [...range(1, 20), ...range(26, 29)]
    const [, , paper, key] = languagePrintouts()
    expect(paper?.fileName).toBe('2024_P6_CoralGate_Chinese_Prelim.pdf')
    expect(new Set(numbersOf(paper))).toEqual(new Set(numbers))
    expect(numbersOf(key)).toEqual(numbers)
    expect(paper?.marksTable.at(-1)?.[2]).toBe('48')
  })

  test('no line of a Chinese instruction ends within what its marks are', () => {
    const [, , paper] = languagePrintouts()
    const instructions = paper?.sections.map((section) => section.instructions) ?? []
    expect(instructions).toHaveLength(3)
    for (const instruction of instructions) expect(instruction).toMatch(/（每\u2060题\u00a0\d\u00a0分）$/)
  })

  test('a Chinese instruction speaks of the lines that are printed', () => {
    const [, , paper] = languagePrintouts()
    const dialogue = paper?.sections.find(({ blocks }) => blocks.some(({ kind }) => kind === 'dialogue'))
    expect(dialogue?.instructions).toContain('填写在横线上')
  })

  test('a prelim without all its documents makes no paper, and says what it lacks', () => {
    rmSync(join(dir, 'prelimQuizzes/2024-CoralGate-Editing.json'))
    const { printouts, skipped } = allPrintouts(dir)
    expect(printouts.map(({ fileName }) => fileName)).toEqual([
      '2024_P6_CoralGate_Chinese_Prelim.pdf',
      '2024_P6_CoralGate_Chinese_Prelim_Key.pdf',
    ])
    expect(skipped).toEqual(['2024 CoralGate English: no Editing'])
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
    const [printout] = languagePrintouts()
    if (printout === undefined) throw new Error('no printout')
    expect(stale(dir, [printout], DEFAULT_SITE)).toEqual(['2024_P6_CoralGate_English_Prelim.pdf has not been made yet'])
    mkdirSync(downloadsOf(dir), { recursive: true })
    mkdirSync(join(dir, 'papers'))
    writeFileSync(join(downloadsOf(dir), printout.fileName), 'pdf')
    writeFileSync(join(downloadsOf(dir), '2023_P6_Elsewhere_Maths_Prelim.pdf'), 'pdf')
    writeManifest(dir, { [printout.fileName]: { source: sourceHash(printout, DEFAULT_SITE), pdf: hash('pdf') } })
    expect(stale(dir, [printout], DEFAULT_SITE)).toEqual([])
    expect(stale(dir, [{ ...printout, school: 'Coral' }], DEFAULT_SITE)).toEqual([
      `${printout.fileName} is older than its sources`,
    ])
    const renamed = { ...DEFAULT_SITE, name: 'Kampung Practice' }
    expect(stale(dir, [printout], renamed)).toEqual([`${printout.fileName} is older than its sources`])
    expect(stale(dir, [], DEFAULT_SITE)).toEqual([`${printout.fileName} has lost its sources`])
    writeFileSync(join(downloadsOf(dir), printout.fileName), 'touched')
    expect(stale(dir, [printout], DEFAULT_SITE)).toEqual([`${printout.fileName} is not what was made from its sources`])
  })
})
