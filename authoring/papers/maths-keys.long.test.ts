/** Reads every answer back from the runs that the key prints, as a pupil does who marks by it. */
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { makePrelimPaper } from '#maths/exam/prelim-paper.ts'
import { type Line, mathsLine, type Run } from '#quiz/worksheet/print/lines.ts'
import { readBanks } from './banks.ts'

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url))

const NUMBER = /^-?\d+(?:\.\d+)?$/
const plainNumber = (text: string): number => {
  const digits = text
    .replaceAll(/[\u00a0,]/g, '')
    .replace('−', '-')
    .trim()
  return NUMBER.test(digits) ? Number(digits) : Number.NaN
}

/** The value of '100 − 4y' or '7' for this y. */
function side(text: string, y: number): number {
  const linear = /^(?<a>\d+)(?<sign> [−+] )(?<k>\d+)y$/.exec(text)?.groups
  if (linear === undefined) return plainNumber(text)
  return Number(linear.a) + (linear.sign === ' + ' ? 1 : -1) * Number(linear.k) * y
}

function value(run: Run | undefined, y: number): number {
  if (run?.kind !== 'fraction') return Number.NaN
  return Number(run.whole) + side(run.top, y) / side(run.bottom, y)
}

/** What an answer with a fraction or a plain number is worth; NaN for an answer in other words. */
function readBack(line: Line, y: number): number {
  const [first, second] = line
  if (first?.kind === 'fraction') return value(first, y)
  if (first?.kind === 'text' && first.text.trim() === '$' && second !== undefined) return value(second, y)
  if (first?.kind !== 'text' || line.length > 1 || first.text.endsWith('noon')) return Number.NaN
  return plainNumber(first.text.replace(/^\$/, '').replace(/(?:\u00a0?(?:[a-zA-Z²³]+(?:\/\u2060?h)?|°|%))$/u, ''))
}

/** The rates of the law, apart from what the families use. */
const GST: Readonly<Record<number, string>> = { 2021: '7%', 2022: '7%', 2023: '8%', 2024: '9%', 2025: '9%', 2026: '9%' }

test('a Mathematics paper taxes at the rate of its year', () => {
  const papers = readBanks(CONTENT).maths.flatMap((plan) =>
    Object.keys(GST).map((year) => ({ ...plan, year: Number(year) })),
  )
  const taxed = papers.flatMap(({ year, ...plan }) => {
    const { choice, short, paper2 } = makePrelimPaper({ ...plan, year })
    return [...choice, ...short, ...paper2].flatMap(({ problem }) =>
      problem.parts.flatMap(({ ask }) => (ask.includes('GST') ? [{ year, ask }] : [])),
    )
  })
  expect(taxed.length).toBeGreaterThan(5)
  for (const { year, ask } of taxed) expect(ask).toContain(`${GST[year]} GST`)
})

describe('the keys of the Mathematics papers', () => {
  const questions = readBanks(CONTENT)
    .maths.map(makePrelimPaper)
    .flatMap(({ choice, short, paper2 }) => [...choice, ...short, ...paper2])

  test('print the answer that was computed', () => {
    let read = 0
    for (const { problem } of questions)
      for (const { answer } of problem.parts) {
        // The value of an answer in words only puts options in order.
        if (answer.form.kind === 'words') continue
        const found = readBack(mathsLine(answer.text), problem.givens.y ?? 0)
        if (Number.isNaN(found) && !answer.text.includes('/')) continue
        read += 1
        expect(found, answer.text).toBeCloseTo(answer.value, 6)
      }
    expect(read).toBeGreaterThan(300)
  })
})
