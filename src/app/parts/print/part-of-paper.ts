/** What a paper that is made from the topics of a school has of the examination's paper. Pure. */
import type { ExamFormat } from '#exam/exam-facts.ts'
import { prelimTopics } from '#quiz/library/topics.ts'

/** 'Language use, 57 of 95 marks'; '' for all of the paper that asks these topics, and where none does. */
export function partOfPaper({ papers }: ExamFormat, topics: readonly string[]): string {
  const plays = new Set<string>(prelimTopics.filter(({ key }) => topics.includes(key)).map(({ type }) => type))
  const paper = papers.find(({ sections }) => sections.some(({ play }) => plays.has(play)))
  if (paper === undefined) return ''
  const marks = paper.sections.reduce((sum, section) => sum + (plays.has(section.play) ? section.marks : 0), 0)
  return marks === paper.marks ? '' : `Language use, ${marks} of ${paper.marks} marks`
}
