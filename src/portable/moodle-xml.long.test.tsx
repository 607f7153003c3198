// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { typeNames } from '#quiz/registry/definitions.ts'
import { moodleXml } from './moodle-xml.ts'
import type { PortableExercise } from './portable.ts'
import { SOURCE, SVG, sampleOf, worksheet } from './samples.ts'

const parsed = (exercise: PortableExercise): Document =>
  new DOMParser().parseFromString(moodleXml(exercise, SOURCE), 'application/xml')

const questionsOf = (exercise: PortableExercise): readonly Element[] =>
  [...parsed(exercise).querySelectorAll('question')].filter((one) => one.getAttribute('type') !== 'category')

const textAt = (element: Element | undefined, selector: string): string =>
  element?.querySelector(selector)?.textContent?.trim() ?? ''

describe.each(typeNames)('%s in Moodle XML', (type) => {
  const exercise = sampleOf(type)
  const questions = questionsOf(exercise)

  it('has full marks for the key alone, and the reason of each wrong answer', () => {
    expect(questions).toHaveLength(exercise.items.length)
    for (const [i, { answer, reason }] of exercise.items.entries()) {
      const answers = [...(questions[i]?.querySelectorAll('answer') ?? [])]
      const full = answers.flatMap((one, at) => (one.getAttribute('fraction') === '100' ? [at] : []))
      const accepted = answer.kind === 'typed' ? answer.accepted.map((_, at) => at) : []
      expect(full).toEqual(answer.kind === 'choice' ? [answer.key] : accepted)
      const reasons = answer.kind === 'choice' ? answer.options.map((option) => option.reason) : []
      const said = answers.map((one) => textAt(one, 'feedback').replace(/<\/?p>/g, ''))
      if (answer.kind === 'choice')
        expect(said.map((text) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual(reasons)
      expect(textAt(questions[i], 'generalfeedback')).not.toBe('')
      expect(reason.join('')).not.toBe('')
    }
  })
})

it('a typed answer is compared with its capital letters', () =>
  expect(questionsOf(sampleOf('editing')).map((one) => textAt(one, 'usecase'))).toEqual(
    sampleOf('editing').items.map(() => '1'),
  ))

it('a picture goes with its question', () => {
  const [first] = questionsOf(worksheet)
  expect(textAt(first, 'questiontext text')).toContain(
    '<img src="@@PLUGINFILE@@/q1a-1.svg" alt="A square &amp; a line" />',
  )
  expect(atob(textAt(first, 'questiontext file'))).toBe(SVG)
})

it('an open answer is an essay, with its points for who marks it', () => {
  const last = questionsOf(worksheet).at(-1)
  expect([last?.getAttribute('type'), textAt(last, 'graderinfo')]).toEqual([
    'essay',
    '<ul><li>It is warm.</li><li>It is 1/2 wet.</li></ul>',
  ])
})
