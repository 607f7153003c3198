import { describe, expect, it } from 'vitest'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import { setPrintout } from './set-printout.ts'

const question = { question: 'She ___ here.', options: ['is', 'are', 'am', 'be'], answer: 0, explanation: 'One.' }
const labels = { paper: 'English Language', set: '2024 set', size: '' }
const URL = 'https://six.example/quiz/grammar-mcq/Set_1'

function printout(document: object) {
  const parsed = parseQuiz(document)
  if (parsed.status !== 'ok') throw new Error(parsed.status)
  return setPrintout(parsed.typed, labels, URL)
}

describe('the printout of one set', () => {
  const found = printout({ type: 'grammar-mcq', title: "The cat's turn", questions: [question, question] })

  it('says what it is and where it is answered on the screen', () => {
    expect(found).toMatchObject({ language: 'en', subject: 'English Language', set: '2024 set', url: URL })
  })

  it('has one section with a key for each question, and the set’s title as its heading', () => {
    expect(found?.sections.map(({ heading, keys }) => [heading, keys.length])).toEqual([['', 2]])
    expect(found?.heading).toBe('The cat’s turn')
  })

  it('has the heading of its type where the document has no title', () => {
    expect(printout({ type: 'grammar-mcq', questions: [question] })?.heading).toBe('Grammar Quiz')
  })

  it('leaves Chinese as it is', () => {
    const chinese = printout({ type: 'chinese-mcq', title: "'语文'", questions: [question] })
    expect(chinese).toMatchObject({ language: 'zh-Hans', heading: "'语文'" })
  })

  it('is none without a question', () => {
    expect(printout({ type: 'grammar-mcq', title: 'Empty', questions: [] })).toBeNull()
  })
})
