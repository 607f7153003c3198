import { expect, test } from 'vitest'
import { type MarkedForm, markedForms, verdictOf } from './marked-forms.ts'

const forms = markedForms()
const named = ({ line, given }: MarkedForm, verdict: string): string =>
  `${line}: ${JSON.stringify(given)} is ${verdict}`

test('the page says of every written form what a marker says', () => {
  expect(forms.length).toBeGreaterThan(1000)
  const differ = forms.filter((form) => verdictOf(form) !== form.wanted)
  expect(differ.map((form) => named(form, verdictOf(form)))).toEqual(differ.map((form) => named(form, form.wanted)))
})

test('every kind of box has every kind of verdict', () => {
  const kinds = (found: (form: MarkedForm) => boolean) => [
    ...new Set(forms.filter(found).map(({ part }) => part.answer.kind)),
  ]
  const all = ['number', 'fraction', 'ratio', 'time', 'expression']
  for (const verdict of ['right', 'slip', 'wrong', 'ask', 'empty'])
    expect(
      kinds(({ wanted }) => wanted === verdict),
      verdict,
    ).toEqual(all)
})
