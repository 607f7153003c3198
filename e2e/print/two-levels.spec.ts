/** Two papers of one skill, of two levels, printed with one key (docs/behaviour.md, 20.19): the key is read against both papers. */
import { mathsLevelSet } from '#app/loaders/subjects/maths-set.server.ts'
import { plainText } from '#quiz/worksheet/notation.ts'
import { isWorksheet, type Part, type Question } from '#quiz/worksheet/worksheet.ts'
import { expect, test } from '../visit.ts'
import { squeezed, textOfPages } from './pdf-text.ts'

const SKILL = 'decimals'

const papers = (['k', 't'] as const).map((letter) => {
  const view = mathsLevelSet(SKILL, letter, 1, 2)
  const quiz = view?.exercise.sections[0]?.asked.quiz
  if (view === null || quiz === undefined || !isWorksheet(quiz)) throw new Error(letter)
  return { letter, title: view.facts.title, level: letter === 'k' ? 1 : 3, questions: quiz.questions }
})

/** As the key prints it: '(3) 4.5 km', '4.5 km'. */
function answerOf({ answer }: Part): string {
  if (answer.kind === 'choice') return `(${answer.key + 1}) ${answer.options[answer.key]}`
  if (answer.kind === 'number') return answer.key
  throw new Error(answer.kind)
}

const wordsOf = ({ stem, asks, parts }: Question): string =>
  [...stem, ...asks, ...parts.map(({ ask }) => ask)].map(plainText).join('')

/** Throws where one of `texts` does not stand behind those before it. */
function expectInOrder(page: string, texts: readonly string[]): void {
  let end = 0
  for (const text of texts.map(squeezed)) {
    const at = page.indexOf(text, end)
    expect(at, `${text} after ${page.slice(Math.max(0, end - 40), end)}`).toBeGreaterThanOrEqual(end)
    end = at + text.length
  }
}

test('the key of two papers of two levels has each number of both with its answer and working, and the papers have none', async ({
  request,
}) => {
  const list = papers.map(({ letter }) => `s=maths/${SKILL}/${letter}/1`).join('&')
  const textOf = async (part: string): Promise<string> => {
    const response = await request.get(`/sets/paper.pdf?${list}&part=${part}`)
    expect(response.headers()['content-type']).toBe('application/pdf')
    return (await textOfPages(await response.body())).join('')
  }
  const [asked, key] = [await textOf('paper'), await textOf('key')]
  expect(papers.map(({ questions }) => questions.length)).toEqual([10, 10])
  expectInOrder(
    key,
    papers.flatMap(({ title, level, questions }) => [
      `${title}, level ${level}`,
      ...questions.map(({ number, parts }) => `${number}${parts.map(answerOf).join('')}`),
    ]),
  )
  expectInOrder(
    asked,
    papers.flatMap(({ title, questions }) => [title, ...questions.map((one) => `${one.number}.${wordsOf(one)}`)]),
  )
  expect(key.match(/level\d/g)).toEqual(['level1', 'level3'])
  expect(asked).not.toMatch(/level\d|Answerkey/)
  for (const { text } of papers.flatMap(({ questions }) => questions.flatMap(({ parts }) => parts[0]?.steps ?? []))) {
    expect(key).toContain(squeezed(plainText(text)))
    expect(asked).not.toContain(squeezed(plainText(text)))
  }
})
