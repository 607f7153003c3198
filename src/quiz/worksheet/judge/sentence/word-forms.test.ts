import { expect, test } from 'vitest'
import { isMisspelt } from './misspelling.ts'
import { isSameWord } from './word-forms.ts'

test.each([
  ['finish', 'finished'],
  ['take', 'taking'],
  ['stopped', 'stop'],
  ['tries', 'tried'],
  ['wake', 'woken'],
  ['is', 'were'],
  ['will', 'would'],
  ['bus', 'buses'],
])('%s and %s are one word', (a, b) => expect(isSameWord(a, b)).toBe(true))

test.each([
  ['his', 'has'],
  ['need', 'feed'],
  ['this', 'thing'],
  ['take', 'make'],
])('%s and %s are two', (a, b) => expect(isSameWord(a, b)).toBe(false))

test.each([
  ['carelesness', 'carelessness'],
  ['musik', 'music'],
  ['exept', 'except'],
  ['strenght', 'strength'],
  ['explaination', 'explanation'],
  ['becuase', 'because'],
])('%s is %s misspelt', (typed, wanted) => expect(isMisspelt(typed, wanted)).toBe(true))

test.each([
  ['make', 'take'],
  ['amused', 'amazed'],
  ['than', 'then'],
  ['catch', 'miss'],
])('%s is not %s misspelt', (typed, wanted) => expect(isMisspelt(typed, wanted)).toBe(false))
