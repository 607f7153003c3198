import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { samplePart, sampleQuestion } from '#quiz/worksheet/samples.ts'
import type { Question } from '#quiz/worksheet/worksheet.ts'
import { PrintedQuestions } from './printed.tsx'

const choice = samplePart({
  kind: 'choice',
  options: ['to', 'with', 'of', 'about'],
  table: [],
  key: 1,
  whys: ['', '', '', ''],
})
const number = samplePart({ kind: 'number', before: '', after: 'cm', key: '12' })

/** The words of a printed question as a reader sees them. */
function printed(question: Question): string {
  const section = { heading: '', note: '', stimulus: null, questions: [question] }
  const markup = renderToStaticMarkup(<PrintedQuestions section={section} title="T" />)
  return markup
    .replaceAll(/<span class="sr">.*?<\/span>/g, '')
    .replaceAll(/<\/(?:p|li|ol|div)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
}

test('the marks stand at the end of the last line that asks', () => {
  expect(printed({ ...sampleQuestion(choice), stem: ['Aunty is familiar ______ the lane.'] })).toContain(
    'the lane. [2]\nto\n',
  )
  expect(printed({ ...sampleQuestion(number), stem: ['A circle.'], asks: ['How long is it?'] })).toMatch(
    /^1\.A circle\. \nHow long is it\? \[2]\n/,
  )
})

test('a part with words of its own keeps its marks', () => {
  const parts = [
    { ...number, label: '(a)', ask: 'Find one lap.' },
    { ...number, id: '2', label: '(b)', ask: 'Find three laps.' },
  ]
  const text = printed({ ...sampleQuestion(...parts), stem: ['A track.'] })
  expect(text).toContain('A track. \n')
  expect(text).toContain('(a) Find one lap. [2]\n')
  expect(text).toContain('(b) Find three laps. [2]\n')
})

test('a question without a line of its own still shows its marks', () =>
  expect(printed(sampleQuestion(number))).toContain('[2]'))

test('an option has brackets for its number, a typed answer has none', () => {
  const brackets = (part: typeof choice) =>
    renderToStaticMarkup(
      <PrintedQuestions
        section={{ heading: '', note: '', stimulus: null, questions: [sampleQuestion(part)] }}
        title="T"
      />,
    ).split('pw-bracket').length - 1
  expect([brackets(choice), brackets(number)]).toEqual([1, 0])
})
