import { describe, expect, test } from 'vitest'
import { sampleQuestion as asked, samplePart as part } from '#quiz/worksheet/samples.ts'
import type { Answer } from '#quiz/worksheet/worksheet.ts'
import { judge, refusalOf } from './judge.ts'

const verdict = (answer: Answer, given: string): string => {
  const one = part(answer)
  return refusalOf(one, given) === '' ? judge(asked(one), one, { '1': given }).verdict : 'asked again'
}

const number = (key: string, before = '', after = ''): Answer => ({ kind: 'number', before, after, key })
const fraction = (key: string, mixed = false): Answer => ({ kind: 'fraction', before: '', after: '', key, mixed })

/** What twenty pupils write, and what a marker says. */
describe('a marker takes and refuses', () => {
  test.each<[string, Answer, string, string]>([
    ['0.75 as a fraction', number('0.75'), '3/4', 'right'],
    ['three quarters', fraction('{3/4}'), '3/4', 'right'],
    ['in three boxes', fraction('{3/4}'), '|3|4', 'right'],
    ['a fraction in one of three boxes', fraction('{1 3/4}'), '1|3/4|', 'right'],
    ['not in lowest terms', fraction('{3/4}'), '6/8', 'form'],
    ['a whole number for a numerator', fraction('{2/21}'), '2||21', 'asked again'],
    ['a numerator alone', fraction('{2/21}'), '|2|', 'asked again'],
    ['a denominator alone', fraction('{2 2/3}'), '2||3', 'asked again'],
    ['a line without a numerator', fraction('{2/21}'), '2|/21|', 'asked again'],
    ['a numerator that nobody sees', fraction('{2/21}'), '2|\u200b|21', 'asked again'],
    ['a fraction of one sign', fraction('{1 3/4}'), '1|¾|', 'right'],
    ['a decimal for a fraction', fraction('{3/4}'), '0.75', 'form'],
    ['a mixed number', fraction('{1 1/2}'), '1 1/2', 'right'],
    ['a mixed number with its sign', fraction('{1 1/2}'), '1½', 'right'],
    ['never 11 over 2', fraction('{5 1/2}'), '1 1/2', 'wrong'],
    ['an improper fraction', fraction('{1 1/2}'), '3/2', 'right'],
    ['an improper fraction for a mixed number', fraction('{1 1/2}', true), '3/2', 'form'],
    ['a mixed number that is not one', fraction('{1 1/2}'), '|1 1/2|', 'right'],
    ['money', number('$4.50', '$'), '$4.5', 'right'],
    ['money with its noughts', number('$4.50', '$'), '4.50', 'right'],
    ['money in cents', number('$4.50', '$'), '450 cents', 'form'],
    ['a space for thousands', number('12\u00a0000'), '12 000', 'right'],
    ['a comma for thousands', number('12\u00a0000'), '12,000', 'right'],
    ['a comma for the point', number('3.5'), '3,5', 'asked again'],
    ['full-width digits', number('36\u00a0cm', '', 'cm'), '３６', 'right'],
    ['a unit typed anyway', number('36\u00a0cm', '', 'cm'), '36cm', 'right'],
    ['another unit of the same length', number('36\u00a0cm', '', 'cm'), '0.36 m', 'form'],
    ['a unit that measures something else', number('36\u00a0cm²', '', 'cm²'), '36 cm', 'form'],
    ['a square with a 2', number('36\u00a0cm²', '', 'cm²'), '36 cm2', 'right'],
    ['degrees', number('40°', '', '°'), '40 degrees', 'right'],
    ['per cent', number('15%', '', '%'), '15 %', 'right'],
    ['a noun after a count', number('12'), '12 stickers', 'right'],
    ['no nought before the point', number('0.5'), '.5', 'right'],
    ['a point after the number', number('12'), '12.', 'right'],
    ['rounded too early', number('38.5\u00a0cm²', '', 'cm²'), '38.4', 'near'],
    ['words', number('12'), 'twelve', 'asked again'],
    ['a letter between digits', number('12'), '1o2', 'asked again'],
    ['nothing over nothing', number('12'), '3/0', 'asked again'],
    ['a ratio in boxes', { kind: 'ratio', terms: 2, key: '3 : 2' }, '3|2', 'right'],
    ['a ratio in one box', { kind: 'ratio', terms: 2, key: '3 : 2' }, '3:2|', 'right'],
    ['a ratio to be simplified', { kind: 'ratio', terms: 2, key: '3 : 2' }, '6|4', 'form'],
    ['a ratio the wrong way round', { kind: 'ratio', terms: 2, key: '3 : 2' }, '2|3', 'wrong'],
    ['half a ratio', { kind: 'ratio', terms: 2, key: '3 : 2' }, '3|', 'asked again'],
    ['a time', { kind: 'time', key: '2.05\u00a0p.m.' }, '2.05|p.m.', 'right'],
    ['a time with a colon', { kind: 'time', key: '2.05\u00a0p.m.' }, '2:05 pm', 'right'],
    ['a time of 24 hours', { kind: 'time', key: '2.05\u00a0p.m.' }, '14:05|', 'right'],
    ['a time of the wrong half', { kind: 'time', key: '2.05\u00a0p.m.' }, '2.05|a.m.', 'wrong'],
    ['a time of 24 hours before noon', { kind: 'time', key: '7.30\u00a0a.m.' }, '0730|', 'right'],
    ['the same with a colon', { kind: 'time', key: '7.30\u00a0a.m.' }, '07:30|', 'right'],
    ['the same said twice', { kind: 'time', key: '12.30\u00a0a.m.' }, '0030|a.m.', 'right'],
    ['a time of 24 hours in the wrong half', { kind: 'time', key: '12.30\u00a0a.m.' }, '0030|p.m.', 'asked again'],
    ['an hour of 24 without its minutes', { kind: 'time', key: '7.00\u00a0a.m.' }, '07|', 'asked again'],
    ['a half of the day alone', { kind: 'time', key: '7.30\u00a0a.m.' }, '|a.m.', 'none'],
    ['a time of no half', { kind: 'time', key: '2.05\u00a0p.m.' }, '2.05|', 'asked again'],
  ])('%s', (_name, answer, given, wanted) => expect(verdict(answer, given)).toBe(wanted))

  const beside = (before: string, after: string, key: string): Answer => ({
    kind: 'expression',
    letter: 'y',
    before,
    after,
    key,
  })
  const letter = (key: string): Answer => beside('', '', key)
  test.each([
    ['25 − {y}', '25−y', 'right'],
    ['25 − {y}', '-y+25', 'right'],
    ['25 − {y}', 'y-25', 'wrong'],
    ['{100 − 4y/4}', '25 − y', 'right'],
    ['{100 − 4y/4}', '(100-4y)÷4', 'right'],
    ['3{y} + 5', '5+3Y', 'right'],
    ['3{y} + 5', '2y+y+5', 'form'],
    ['3{y} + 5', '3 × y + 5', 'right'],
    ['3{y} + 5', '3y+', 'asked again'],
    ['3{y} + 5', '8y', 'wrong'],
    ['10{y} + 10', '(10y + 10) cm', 'right'],
    ['10{y} + 10', '10y+10cm', 'right'],
    ['10{y} + 10', '8y + 10 cm', 'wrong'],
    ['40 − 2{y}', '40-2y dollars', 'right'],
    ['40 − 2{y}', '$40 − $2y', 'right'],
    ['10{y} + 10', '10 x y + 10', 'right'],
    ['{1 3/4}{y}', '1¾y', 'right'],
    ['10{y} + 10', 'x + 10', 'asked again'],
    ['10{y} + 10', '10z + 10', 'asked again'],
    ['10{y} + 10', '10y + 10m', 'asked again'],
    ['10{y} + 10', 'ten times y plus ten', 'asked again'],
    ['10{y} + 10', 'ten times y plus ten cm', 'asked again'],
  ])('%s, given %s', (key, given, wanted) => expect(verdict(letter(key), given)).toBe(wanted))

  test.each([
    ['', 'm', '8y+8m', 'right'],
    ['', 'm', '8(y+1) metres', 'right'],
    ['', 'm', '8y+8 kg', 'asked again'],
    ['$', '', 'S$8y + S$8', 'right'],
    ['$', '', '8y+8 dollars', 'right'],
    ['$', '', '8y+8 cents', 'asked again'],
  ])('beside %j and %j, given %s', (before, after, given, wanted) =>
    expect(verdict(beside(before, after, '8{y} + 8'), given)).toBe(wanted),
  )

  test('a slip is named with its unit', () => {
    const one = part(letter('40 − 2{y}'), { slips: [{ answer: '100 − 4{y}', why: 'You took all of them.' }] })
    expect(judge(asked(one), one, { '1': '100-4y dollars' }).note).toBe('You took all of them.')
  })

  /** What a keyboard or a copied text may leave in a box, unseen. */
  const UNSEEN = [
    '\u200b',
    '\u202a',
    '\u202b',
    '\u202c',
    '\u202d',
    '\u202e',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
    '\ufeff',
  ]
  const SENTENCE: Answer = {
    kind: 'sentence',
    given: 'unless',
    key: 'a',
    answers: ['Go unless it rains.'],
    mistakes: [],
  }
  const right: readonly (readonly [Answer, string])[] = [
    [number('212'), '212'],
    [number('36\u00a0cm', '', 'cm'), '36 cm'],
    [fraction('{1 3/4}'), '1|3|4'],
    [{ kind: 'ratio', terms: 2, key: '3 : 2' }, '3|2'],
    [{ kind: 'time', key: '2.05\u00a0p.m.' }, '2.05|p.m.'],
    [letter('3{y} + 5'), '3y + 5'],
    [SENTENCE, 'Go unless it rains.'],
  ]
  test.each(right)('%j given %j is right with any sign that nobody sees', (answer, given) => {
    const middle = Math.ceil(given.length / 2)
    for (const sign of UNSEEN)
      for (const text of [sign + given, given + sign, given.slice(0, middle) + sign + given.slice(middle)])
        expect(verdict(answer, text), JSON.stringify(text)).toBe('right')
  })
})

describe('marks', () => {
  test('the form costs one mark', () => {
    const one = part(fraction('{3/4}'))
    expect(judge(asked(one), one, { '1': '6/8' })).toMatchObject({ earned: 1 })
  })

  test('a slip is named, another wrong answer gets the first step', () => {
    const one = part(number('60'), { slips: [{ answer: '40', why: 'You took 25% of what was left.' }] })
    expect(judge(asked(one), one, { '1': '40' }).note).toBe('You took 25% of what was left.')
    expect(judge(asked(one), one, { '1': '41' }).note).toContain('first the first step')
  })

  test('a later part that is right for the own earlier answer earns its marks', () => {
    const a = part(number('240'), { id: '1a' })
    const b = part(number('72'), { id: '1b', follows: '(500 - a) / 5 + 20' })
    const question = asked(a, b)
    expect(judge(question, b, { '1a': '240', '1b': '72' }).verdict).toBe('right')
    expect(judge(question, b, { '1a': '250', '1b': '70' })).toEqual({ verdict: 'follows', earned: 2, note: '' })
    expect(judge(question, b, { '1a': '250', '1b': '71' }).verdict).toBe('wrong')
    expect(judge(question, b, { '1a': '', '1b': '70' }).verdict).toBe('wrong')
  })
})
