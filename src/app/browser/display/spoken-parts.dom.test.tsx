import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { MathText } from '#quiz/worksheet/parts/math-text.tsx'
import { spokenParts } from './spoken-parts.ts'

afterEach(cleanup)

function said(line: string): string[] {
  const { container } = render(
    <p>
      <MathText text={line} />
    </p>,
  )
  return spokenParts(container).map(({ text }) => text)
}

it.each([
  ['an English', 'It is familiar ______ every lane.', 'It is familiar … every lane.'],
  ['a Chinese', '他痛快地打了一____球。', '他痛快地打了一 … 球。'],
  ['a numbered', 'Grandpa [26]____ home.', 'Grandpa (26) … home.'],
])('makes a pause at the blank of %s line in a paper', (_, line, spoken) => expect(said(line)).toEqual([spoken]))

it('says the two numbers of a fraction apart', () =>
  expect(said('Express {2 4/25} as a decimal.')).toEqual(['Express 2 and 4 over 25 as a decimal.']))
