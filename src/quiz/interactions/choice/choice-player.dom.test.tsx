import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { itemOf, NO_EXTRAS } from '#quiz/stored/stored.ts'
import { ChoicePlayer } from './choice-player.tsx'

const item = itemOf('3', NO_EXTRAS, { prompt: 'She is familiar ____ it.', options: ['to', 'with'], key: '1' })
const nothing = () => undefined

const draw = (sentence: string) =>
  render(
    <ChoicePlayer
      quiz={{ title: '', format: '', items: [item] }}
      response={{}}
      score={null}
      reasons={null}
      stage="3"
      crossed={{}}
      ticked={{}}
      language="en"
      sentence={sentence}
      onRespond={nothing}
      onCross={nothing}
      onTick={nothing}
    />,
  )

afterEach(cleanup)

it.each([
  ['its sentence', '', 'She is familiar blank it.'],
  [
    'the sentence of its word and its question',
    'The [3]lane[/3] is long.',
    'The lane is long. She is familiar blank it.',
  ],
])('describes the group of options by %s', (_, sentence, description) => {
  draw(sentence)
  expect(screen.getByRole('group', { name: 'Question 3', description })).not.toBeNull()
})

it('says the number of a question once', () => {
  draw('')
  expect(screen.getByText('3.').getAttribute('aria-hidden')).toBe('true')
})
