import { describe, expect, test } from 'vitest'
import { sampleQuestion as asked, samplePart as part } from '#quiz/worksheet/samples.ts'
import type { Answer } from '#quiz/worksheet/worksheet.ts'
import { judge, understood } from './judge.ts'

/** `ask` is what the question prints. */
const verdict = (answer: Answer, given: string, ask = ''): string => {
  const one = part(answer, { ask })
  const { refusal, isSure } = understood(asked(one), one, given, 'en')
  if (refusal !== '') return isSure ? 'asked again' : 'is it meant?'
  return judge(asked(one), one, { '1': given }).verdict
}

const number = (key: string, before = '', after = ''): Answer => ({ kind: 'number', before, after, key })
const fraction = (key: string): Answer => ({ kind: 'fraction', before: '', after: '', key })
const ratio = (key: string): Answer => ({ kind: 'ratio', terms: 2, key })

/** What twenty pupils write, and what a marker says. */
describe('a marker takes and refuses', () => {
  test.each<[string, Answer, string, string]>([
    ['0.75 as a fraction', number('0.75'), '3/4', 'right'],
    ['three quarters', fraction('{3/4}'), '3/4', 'right'],
    ['in three boxes', fraction('{3/4}'), '|3|4', 'right'],
    ['a fraction in one of three boxes', fraction('{1 3/4}'), '1|3/4|', 'right'],
    ['a whole number for a numerator', fraction('{2/21}'), '2||21', 'asked again'],
    ['a numerator alone', fraction('{2/21}'), '|2|', 'asked again'],
    ['a denominator alone', fraction('{2 2/3}'), '2||3', 'asked again'],
    ['a line without a numerator', fraction('{2/21}'), '2|/21|', 'asked again'],
    ['a numerator that nobody sees', fraction('{2/21}'), '2|\u200b|21', 'asked again'],
    ['a fraction of one sign', fraction('{1 3/4}'), '1|¾|', 'right'],
    ['a mixed number', fraction('{1 1/2}'), '1 1/2', 'right'],
    ['a mixed number with its sign', fraction('{1 1/2}'), '1½', 'right'],
    ['never 11 over 2', fraction('{5 1/2}'), '1 1/2', 'wrong'],
    ['an improper fraction', fraction('{1 1/2}'), '3/2', 'right'],
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
    ['no nought before the point', number('0.5'), '.5', 'right'],
    ['a point after the number', number('12'), '12.', 'right'],
    ['rounded too early', number('38.5\u00a0cm²', '', 'cm²'), '38.4', 'near'],
    ['words', number('12'), 'twelve', 'asked again'],
    ['a letter between digits', number('12'), '1o2', 'asked again'],
    ['nothing over nothing', number('12'), '3/0', 'asked again'],
    ['a ratio in boxes', ratio('3 : 2'), '3|2', 'right'],
    ['a ratio in one box', ratio('3 : 2'), '3:2|', 'right'],
    ['a ratio the wrong way round', ratio('3 : 2'), '2|3', 'wrong'],
    ['half a ratio', ratio('3 : 2'), '3|', 'asked again'],
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

  test.each<[string, Answer, string, string, string]>([
    ['lowest terms', fraction('{3/4}'), '6/8', 'What fraction is red? Give your answer in its simplest form.', 'form'],
    ['no lowest terms', fraction('{3/4}'), '6/8', 'What fraction is red?', 'right'],
    ['a fraction', fraction('{3/4}'), '0.75', 'What fraction is red?', 'form'],
    ['no fraction', fraction('{3/4}'), '0.75', 'How much is left?', 'right'],
    ['a mixed number', fraction('{1 1/2}'), '3/2', 'Give your answer as a mixed number.', 'form'],
    ['no mixed number', fraction('{1 1/2}'), '3/2', 'How much is left?', 'right'],
    ['a simple ratio', ratio('3 : 2'), '6|4', 'Find the ratio in its simplest form.', 'form'],
    ['any ratio', ratio('3 : 2'), '6|4', 'Find the ratio.', 'right'],
    ['a decimal', number('0.75'), '3/4', 'Write it as a decimal.', 'form'],
    ['decimal places', number('6.82'), '6.818', 'Give your answer correct to 2 decimal places.', 'form'],
    ['no decimal places', number('6.82'), '6.818', 'How long is it?', 'near'],
    ['a unit', number('3.04 km', '', 'km'), '3 km 40 m', 'Write 3 km 40 m in km.', 'form'],
    ['no unit', number('3.04 km', '', 'km'), '3 km 40 m', 'How far is it?', 'right'],
    ['its own noun', number('12'), '12 stickers', 'How many stickers are left?', 'right'],
    ['a noun that is not in it', number('12'), '12 stickers', 'How many beads are left?', 'asked again'],
    ['two nouns', number('12'), '12 boys', 'There are 30 boys and girls. How many girls are there?', 'is it meant?'],
    ['one beside the box', number('12', '', 'girls'), '12 boys', 'There are 18 boys.', 'is it meant?'],
  ])('in print the question has %s', (_name, answer, given, ask, wanted) =>
    expect(verdict(answer, given, ask)).toBe(wanted),
  )

  test.each([
    ['9.9', 'Use π = 3.14.', 'the value of π'],
    ['9.9', 'How long is it?', 'rounded too early'],
    ['9.95', 'Give it to 2 decimal places.', '2 decimal places'],
  ])('%s is near: %s', (given, ask, note) => {
    const one = part(number('9.94', '', 'cm'), { ask })
    const said = judge(asked(one), one, { '1': given })
    expect(said.verdict).toBe('near')
    expect(said.note).toContain(note)
    expect(said.note.includes('π')).toBe(ask.includes('π'))
  })

  test('a whole number beside another was not rounded', () => expect(verdict(number('121'), '120')).toBe('wrong'))

  const beside = (before: string, after: string, key: string): Answer => ({
    kind: 'expression',
    letter: 'y',
    before,
    after,
    key,
  })
  const letter = (key: string): Answer => beside('', '', key)
  const IN_PRINT =
    'Find the length in cm, or the cost in dollars, in terms of {y}. Give your answer in its simplest form.'
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
  ])('%s, given %s', (key, given, wanted) => expect(verdict(letter(key), given, IN_PRINT)).toBe(wanted))

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
    const slips = [{ answer: '100 − 4{y}', why: 'You took all of them.' }]
    const one = part(beside('$', '', '40 − 2{y}'), { slips })
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
    [ratio('3 : 2'), '3|2'],
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
    const one = part(fraction('{3/4}'), { ask: 'Give your answer in its simplest form.' })
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

  test('it may be an expression, and its letter where it has a value', () => {
    const a = part({ kind: 'expression', letter: 'y', before: '', after: '', key: '10{y} + 10' }, { id: '1a' })
    const at = part(number('80'), { id: '1b', follows: 'a at 7' })
    const is = part(number('11'), { id: '1c', follows: 'a is 130 - 1' })
    const question = asked(a, at, is)
    const verdicts = (given: string, value: string, letter: string) =>
      [at, is].map((one) => judge(question, one, { '1a': given, '1b': value, '1c': letter }).verdict)
    expect(verdicts('10y + 10', '80', '11')).toEqual(['right', 'right'])
    expect(verdicts('10(y + 2) cm', '90', '10')).toEqual(['wrong', 'wrong'])
    expect(verdicts('10(y + 2)', '90', '10')).toEqual(['follows', 'follows'])
    expect(verdicts('10(y + 2)', '91', '9')).toEqual(['wrong', 'wrong'])
    expect(verdicts('10(y + 2', '90', '10')).toEqual(['wrong', 'wrong'])
    expect(verdicts('y * y', '49', '10')).toEqual(['follows', 'wrong'])
    expect(verdicts('20', '20', '10')).toEqual(['follows', 'wrong'])
  })

  test('what is marked and cannot be read says so', () => {
    const one = part(number('12'))
    expect(judge(asked(one), one, { '1': 'twelve' })).toEqual({
      verdict: 'unread',
      earned: 0,
      note: 'Write a number here, such as 12, 3.5 or 3/4.',
    })
  })
})

describe('what is said before it is marked', () => {
  const said = (answer: Answer, given: string) => understood(asked(part(answer)), part(answer), given, 'en')

  test.each([
    ['12', ''],
    ['12 500', ''],
    ['12,500', ''],
    ['1 h 30', '1 h 30 min'],
    ['1 hr 30 mins', '1 h 30 min'],
    ['90 minutes', '90 min'],
  ])('%s is read as %j', (given, reading) => expect(said(number('90 min', '', 'min'), given).reading).toBe(reading))

  test('what is not certain is a question until the pupil says yes', () => {
    const minutes = number('90 min', '', 'min')
    const { reading, isSure, refusal } = said(minutes, '90 m')
    expect([reading, isSure, refusal]).toEqual(['90 min', false, 'We read this as 90 min. Is that what you mean?'])
    expect(verdict(minutes, '90 m')).toBe('is it meant?')
    expect(verdict(minutes, reading)).toBe('right')
  })

  test('it is said in the language of the question', () =>
    expect(understood(asked(part(number('1'))), part(number('1')), 'one', 'zh-Hans').refusal).toContain('请写数'))
})
