import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_SITE } from '#lib/site.ts'
import { makePaper } from '#maths/paper.ts'
import type { ScienceChoice, ScienceOpen } from '#science/bank.ts'
import { makeSciencePapers, marksOf } from '#science/paper.ts'
import { createTypesetter } from '#server/typeset/typesetter.ts'
import { allPrintouts } from './all-printouts.ts'
import { readBanks } from './banks.ts'
import { downloadsOf, hash, sourceHash, stale, writeManifest } from './manifest.ts'
import { type Printout, typesetJob } from './printout.ts'

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

const numbersOf = (printout: Printout | undefined): string[] =>
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
    const [paper, key] = allPrintouts(dir).printouts
    const numbers = [...range(1, 20), ...range(29, 65)]
    expect(paper?.fileName).toBe('2024_P6_CoralGate_English_Prelim.pdf')
    expect(numbersOf(paper)).toEqual(numbers)
    expect(numbersOf(key)).toEqual(numbers)
    expect(paper?.marksTable.at(-1)).toEqual(['Total', '', '57', ''])
  })

  test('Chinese asks 24 questions of two marks with the numbers of the exam', () => {
    const numbers = [...range(1, 20), ...range(26, 29)]
    const [, , paper, key] = allPrintouts(dir).printouts
    expect(paper?.fileName).toBe('2024_P6_CoralGate_Chinese_Prelim.pdf')
    expect(new Set(numbersOf(paper))).toEqual(new Set(numbers))
    expect(numbersOf(key)).toEqual(numbers)
    expect(paper?.marksTable.at(-1)?.[2]).toBe('48')
  })

  test('no line of a Chinese instruction ends within what its marks are', () => {
    const [, , paper] = allPrintouts(dir).printouts
    const instructions = paper?.sections.map((section) => section.instructions) ?? []
    expect(instructions).toHaveLength(3)
    for (const instruction of instructions) expect(instruction).toMatch(/（每\u2060题\u00a0\d\u00a0分）$/)
  })

  test('a Chinese instruction speaks of the lines that are printed', () => {
    const [, , paper] = allPrintouts(dir).printouts
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
    const [printout] = allPrintouts(dir).printouts
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

const COMMON = new Set(
  'which what from with that this were than more most have does made into same after each other their they only'.split(
    ' ',
  ),
)

/** The words of four letters and more that a question says and that its answer is made of. */
function contentWords(item: ScienceChoice | ScienceOpen): ReadonlySet<string> {
  const texts =
    'parts' in item
      ? item.parts.flatMap(({ text, points }) => [text, ...points])
      : [item.options[item.key] ?? '', item.optionTable?.rows[item.key]?.join(' ') ?? '', item.explanation]
  const words =
    [...item.stem, ...item.table.flat(), ...texts]
      .join(' ')
      .toLowerCase()
      .match(/[a-z]{4,}/g) ?? []
  return new Set(words.filter((word) => !COMMON.has(word)))
}

/** How much of the shorter one's words both have, from 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((word) => b.has(word)).length / Math.min(a.size, b.size)
}

test('a Mathematics or Science paper says which format it has, and each of its papers how long it takes', () => {
  const papers = allPrintouts(CONTENT).printouts.filter(
    ({ subject, fields }) => /Mathematics|Science/.test(subject) && fields.length > 0,
  )
  expect(papers).toHaveLength(14)
  for (const { subject, instructions, sections } of papers) {
    expect(instructions.at(-1)).toMatch(/format of the exam until 2025/)
    if (subject === 'Mathematics')
      expect(sections.map((section) => section.instructions.startsWith('Time'))).toEqual([true, false, true])
  }
})

const { maths, themes, plans, figures, issues } = readBanks(CONTENT)

describe('the Mathematics papers of the content folder', () => {
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

describe('the Science papers of the content folder', () => {
  const papers = makeSciencePapers(themes, plans)

  test('have 28 questions with options and 44 marks of open ones', () => {
    expect(papers).toHaveLength(7)
    for (const { choice, open } of papers) {
      expect(choice).toHaveLength(28)
      expect([12, 13]).toContain(open.length)
      expect(open.reduce((sum, item) => sum + marksOf(item), 0)).toBe(44)
    }
  })

  test('ask no idea twice on one paper, nor one set-up, and at most two questions of a topic', () => {
    for (const { choice, open } of papers) {
      const both = [...choice, ...open]
      const ideas = both.flatMap(({ id, ideas: own }) => [id.slice(0, -1), ...own])
      for (const { topic } of both) expect(both.filter((item) => item.topic === topic).length).toBeLessThan(3)
      const setups = [...choice, ...open].map(({ setup }) => setup).filter((setup) => setup !== '')
      expect(new Set(ideas).size).toBe(ideas.length)
      expect(new Set(setups).size).toBe(setups.length)
    }
  })

  test('put no question and its twin on one paper, whatever they are called', () => {
    for (const { year, school, choice, open } of papers) {
      const wordsOf = [...choice, ...open].map((item) => ({ id: item.id, words: contentWords(item) }))
      for (const [i, one] of wordsOf.entries())
        for (const other of wordsOf.slice(i + 1))
          expect(likeness(one.words, other.words), `${year} ${school} ${one.id} ${other.id}`).toBeLessThan(0.5)
    }
  })

  test('give every idea to several questions, and say until when the exam asks them', () => {
    const items = themes.flatMap(({ choice, open }) => [...choice, ...open])
    const ideas = items.flatMap((item) => item.ideas)
    for (const idea of new Set(ideas)) expect(ideas.filter((other) => other === idea).length, idea).toBeGreaterThan(1)
    for (const { topic, until, id } of items) expect(until, id).toBe(topic === 'cells' ? 2025 : 0)
  })

  test('share at most a third of their questions with any other', () => {
    const ids = papers.map(({ choice, open }) => [...choice, ...open].map(({ id }) => id))
    for (const [i, one] of ids.entries())
      for (const other of ids.slice(i + 1)) {
        const shared = one.filter((id) => other.includes(id)).length
        expect(shared).toBeLessThanOrEqual(Math.min(one.length, other.length) / 3)
      }
  })

  test('stay the same when a school is added after them', () => {
    const [first] = plans
    if (first === undefined) throw new Error('no plan')
    const more = makeSciencePapers(themes, [...plans, { ...first, school: 'LanternHill', seed: 99 }])
    expect(more.slice(0, -1)).toEqual(papers)
  })

  test('spread their keys', () => {
    for (const { choice } of papers) {
      const keys = choice.map(({ key }) => key)
      expect(keys.some((key, i) => key === keys[i - 1] && key === keys[i - 2])).toBe(false)
      for (const position of [0, 1, 2, 3]) expect(keys.filter((key) => key === position).length).toBeGreaterThan(4)
    }
  })

  test('print the option of the bank as the key, in whatever order', () => {
    const bank = new Map(themes.flatMap(({ choice }) => choice).map((item) => [item.id, item]))
    const text = ({ options, optionTable, key }: ScienceChoice) =>
      optionTable === null ? options[key] : optionTable.rows[key]?.join('|')
    for (const { choice } of papers)
      for (const item of choice) {
        const stored = bank.get(item.id)
        expect(text(item)).toBe(stored === undefined ? '' : text(stored))
      }
  })

  test('explain every key in 20 to 45 words and have every drawing', () => {
    for (const { choice } of themes)
      for (const { explanation } of choice) {
        const words = explanation.split(/\s+/).length
        expect(words).toBeGreaterThanOrEqual(20)
        expect(words).toBeLessThanOrEqual(45)
      }
    for (const svg of figures.values()) expect(svg).toMatch(/^<svg [^>]*viewBox/)
  })
})
