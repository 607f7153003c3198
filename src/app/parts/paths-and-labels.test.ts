import { describe, expect, it, test } from 'vitest'
import { isLetter, LETTERS, LEVEL_LETTERS } from './level-letters.ts'
import { screenTitles } from './listening-titles.ts'
import { paperSize, prelimLabels, setLabels, weightedSize } from './paper-labels.ts'
import { setPath } from './set-path.ts'
import { PREFETCH_RULES } from './site/prefetch-rules.ts'
import { levelPath, mathsPath, paperPath, sciencePath } from './subjects/subject-paths.ts'
import { taskPath } from './subjects/task-paths.ts'
import { sectionPath, wholePath } from './whole/paper-paths.ts'

test.each([
  ['grammar-mcq', 'Set_1', '/quiz/grammar-mcq/Set_1'],
  ['a/b', 'Set 1?', '/quiz/a%2Fb/Set%201%3F'],
])('the path of %s, %s', (quizType, setId, path) => expect(setPath({ quizType, setId })).toBe(path))

test.each([
  [mathsPath('decimals', 2), '/maths/decimals/2'],
  [sciencePath('energy', 1), '/science/energy/1'],
  [levelPath('science', 'energy', 't', 3), '/science/energy/t/3'],
  [paperPath('maths', 4), '/maths/paper/4'],
  [taskPath('synthesis', 5), '/tasks/synthesis/5'],
  [wholePath('english', 6), '/paper/english/6'],
  [sectionPath('chinese', 7, 'reading-1'), '/paper/chinese/7/reading-1'],
])('the path %s', (path, wanted) => expect(path).toBe(wanted))

describe('the letters of the levels', () => {
  it('are in the order of the levels', () => expect(LETTERS.map((letter) => LEVEL_LETTERS[letter])).toEqual([1, 2, 3]))

  it.each(['', 'K', 'x', 'constructor'])('are not %j', (text) => expect(isLetter(text)).toBe(false))
})

describe('the corners of a paper', () => {
  it.each([
    ['grammar-mcq', 'Set_5', 'English Language', '2024 set'],
    ['chinese-mcq', 'Set_1', 'Chinese Language', '2020 set'],
    ['grammar-mcq', 'Set_9', 'English Language', 'Set 9'],
  ])('of %s, %s', (type, id, paper, set) => expect(setLabels(type, id)).toEqual({ paper, set, size: '' }))

  it('of a prelim paper name its school and year', () => {
    const ref = { year: '2024', school: 'OtterBay', topic: 'Chinese' }
    expect(prelimLabels('chinese-dialogue', ref)).toMatchObject({ paper: 'Chinese Language', set: 'Otter Bay 2024' })
    expect(prelimLabels('', ref).paper).toBe('English Language')
  })
})

test('a whole paper says how long it is', () =>
  expect(paperSize(75, 90, 110)).toBe('75 questions · 90 marks · 1 h 50 min'))

test('a section alone says what its questions earn in the paper', () =>
  expect(weightedSize(5, 2, 12)).toBe('5 questions · 2 marks each · 12 minutes'))

test('the test and its results have titles of their own', () => {
  const titles = screenTitles({ title: 'English 2024' })
  expect(titles).toEqual({
    sitting: 'English 2024: test',
    room: 'English 2024: listening room',
    results: 'English 2024: results',
  })
})

describe('what is fetched before it is asked for', () => {
  const rules = JSON.parse(PREFETCH_RULES)

  it('is pages only, when a visitor is about to follow the link', () => {
    expect(rules.prefetch).toHaveLength(1)
    expect(rules.prefetch[0].eagerness).toBe('moderate')
    const [, { not }] = rules.prefetch[0].where.and
    expect(not.href_matches).toEqual(expect.arrayContaining(['/api/*', '/files/*', '/downloads/*', '/*/print']))
  })

  it('never ends the script element that it stands in', () => expect(PREFETCH_RULES).not.toContain('<'))
})
