/** How a Science paper is built, until 2025 and since 2026. Source of the numbers: the exam formats of SEAB; the shares of the themes are ours. */
import type { ScienceTheme } from '#science/bank.ts'

type Quotas = Readonly<Record<ScienceTheme['theme'], number>>

/**
 * `open` are at most so many written questions a theme; one is left out where the marks are reached without it. Of these, so many
 * at least have two marks, three, four, five (`openOf`). `reserved`: whether its questions are those that are in no set and no
 * other paper.
 */
export type ScienceFormat = Readonly<{
  name: string
  reserved: boolean
  choices: number
  openMarks: number
  openOf: Readonly<Record<2 | 3 | 4 | 5, number>>
  choice: Quotas
  open: Quotas
  /** Of the keys, each place is used at least and at most so often. */
  keys: readonly [number, number]
}>

/** 30 questions with options (60 marks), 10 or 11 open ones of two to five marks (40 marks). */
export const SINCE_2026: ScienceFormat = {
  name: '2026 format',
  reserved: true,
  choices: 30,
  openMarks: 40,
  openOf: { 2: 2, 3: 2, 4: 1, 5: 2 },
  choice: { diversity: 5, cycles: 7, systems: 6, interactions: 6, energy: 6 },
  open: { diversity: 1, cycles: 2, systems: 3, interactions: 2, energy: 3 },
  keys: [5, 10],
}

/** 28 questions with options (56 marks), 12 or 13 open ones (44 marks). */
export const UNTIL_2025: ScienceFormat = {
  name: 'format until 2025',
  reserved: false,
  choices: 28,
  openMarks: 44,
  openOf: { 2: 0, 3: 0, 4: 0, 5: 0 },
  choice: { diversity: 4, cycles: 7, systems: 6, interactions: 6, energy: 5 },
  open: { diversity: 1, cycles: 3, systems: 3, interactions: 3, energy: 3 },
  keys: [5, 9],
}
