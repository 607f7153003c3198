import { expect, test } from 'vitest'
import { linkSkills } from './skill-links.ts'

const sets = [
  { setId: 'Set_1', year: 2020, tags: new Set(['passive']) },
  { setId: 'Set_2', year: 2021, tags: new Set(['passive', 'article']) },
]
const HERE = '/quiz/grammar-mcq/Set_1'
const link = (skills: readonly string[], here = HERE) => linkSkills('grammar-mcq', skills, sets, here)

test('a skill leads to the first other set that has it', () => {
  expect(link(['passive']).passive).toMatchObject({ to: '/quiz/grammar-mcq/Set_2', text: 'Practise it in 2021' })
  expect(link(['passive'], '/prelim/2024/A/Grammar').passive).toMatchObject({ to: HERE, text: 'Practise it in 2020' })
})

test('a skill that no other set has is named without a link', () => {
  expect(link(['modal'])).toEqual({ modal: { name: 'modal verbs', language: 'en', to: '', text: '' } })
})

test('each skill is listed once, one without a name not at all', () => {
  expect(Object.keys(link(['article', 'juggling', 'article', '']))).toEqual(['article'])
})
