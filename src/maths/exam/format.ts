/** How a Mathematics paper is built, until 2025 and since 2026: the marks of its questions in order. Source: the exam formats of SEAB. */

/** `first` are the short answers of Paper 2, `long` the patterns of its long problems: the easiest first, any of them will do. */
export type ExamFormat = Readonly<{
  name: string
  /** Paper 1, Booklet A: with four options. */
  choice: readonly number[]
  /** Paper 1, Booklet B. */
  short: readonly number[]
  first: readonly number[]
  long: readonly (readonly number[])[]
}>

const times = (marks: number, count: number): readonly number[] => Array.from({ length: count }, () => marks)

/** 45 questions: Paper 1 with 18 and 12 (50 marks), Paper 2 with 5 and 10 (50 marks). */
export const SINCE_2026: ExamFormat = {
  name: '2026 format',
  choice: [...times(1, 10), ...times(2, 8)],
  short: times(2, 12),
  first: times(2, 5),
  long: [
    [...times(3, 3), ...times(4, 4), ...times(5, 3)],
    [...times(3, 2), ...times(4, 6), ...times(5, 2)],
    [3, ...times(4, 8), 5],
    times(4, 10),
  ],
}

/** 47 questions: Paper 1 with 15 and 15 (45 marks), Paper 2 with 5 and 12 (55 marks). */
export const UNTIL_2025: ExamFormat = {
  name: 'format until 2025',
  choice: [...times(1, 10), ...times(2, 5)],
  short: [...times(1, 5), ...times(2, 10)],
  first: times(2, 5),
  long: [
    [...times(3, 5), ...times(4, 5), ...times(5, 2)],
    [...times(3, 4), ...times(4, 7), 5],
    [...times(3, 3), ...times(4, 9)],
  ],
}
