import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { MathText } from '#quiz/worksheet/parts/math-text.tsx'
import { spokenParts } from './spoken-parts.ts'

afterEach(cleanup)

it.each([
  ['an English', 'It is familiar ______ every lane.', 'It is familiar … every lane.'],
  ['a Chinese', '他痛快地打了一____球。', '他痛快地打了一 … 球。'],
  ['a numbered', 'Grandpa [26]____ home.', 'Grandpa (26) … home.'],
])('makes a pause at the blank of %s line in a paper', (_, line, said) => {
  const { container } = render(
    <p>
      <MathText text={line} />
    </p>,
  )
  expect(spokenParts(container).map(({ text }) => text)).toEqual([said])
})
