import { describe, expect, test } from 'vitest'
import { lintPractice } from './lint-practice.ts'
import { storedPractice } from './samples.ts'
import { parsePractice } from './schema.ts'

const FILES = new Set([
  'listening-audio/english-2024/clip_1.mp3',
  'listening-audio/english-2024/clip_2.mp3',
  'listening-images/q1_1.webp',
  'listening-images/q1_2.webp',
  'listening-images/q1_3.webp',
  'listening-images/q2.webp',
])

describe('a stored practice', () => {
  test('becomes one with its kinds of questions', () => {
    const parsed = parsePractice('english-2024', storedPractice)
    if (parsed.status !== 'ok') throw new Error('not read')
    const { clips, ...rest } = parsed.practice
    expect(rest).toEqual({
      id: 'english-2024',
      title: 'English Listening 2024',
      displayTitle: 'Two Clips',
      language: 'en',
      totalClips: 2,
      plays: 2,
      readings: 2,
      instructions: 'Listen first.',
    })
    expect(clips.map(({ id, questions }) => [id, questions.map(({ type, key }) => `${type} ${key}`)])).toEqual([
      ['1', ['image 2', 'single_image 0']],
      ['2', ['text 1']],
    ])
  })

  test.each([
    ['plays', 0],
    ['plays', 4],
    ['readings', 1.5],
    ['readings', '2'],
  ])('%s of %j is refused', (field, value) => {
    const parsed = parsePractice('english-2024', { ...storedPractice, [field]: value })
    expect(parsed).toMatchObject({ status: 'invalid', issues: [{ path: `$.${field}` }] })
  })

  test('an unknown kind of question is one in words; what is optional may be left out', () => {
    const question = { type: 'picture-story', questionText: 'Who?', options: ['a', 'b', 'c'], correctAnswer: 0 }
    const parsed = parsePractice('x', { title: '2020', clips: [{ id: 1, audiofile: 'a.mp3', questions: [question] }] })
    expect(parsed).toMatchObject({
      status: 'ok',
      practice: { displayTitle: '2020', totalClips: 1, instructions: '', clips: [{ questions: [{ type: 'text' }] }] },
    })
  })

  test.each([
    [null, 'missing'],
    [undefined, 'missing'],
    [{}, 'invalid'],
    [[], 'invalid'],
    ['text', 'invalid'],
    [{ title: 'x', clips: [{ id: 1 }] }, 'invalid'],
  ])('%j is %s', (document, status) => {
    expect(parsePractice('x', document).status).toBe(status)
  })

  test('that is no practice says where', () => {
    const parsed = parsePractice('x', { title: 'x', clips: [{ id: 1, audiofile: 'a', questions: [{ type: 'text' }] }] })
    expect(parsed.status === 'invalid' && parsed.issues.map(({ path }) => path)).toContain(
      '$.clips[0].questions[0].questionText',
    )
  })
})

describe('the checker', () => {
  const issues = (body: unknown, files: ReadonlySet<string> = FILES) =>
    lintPractice('english-2024', body, files).map(({ path, reason }) => `${path}: ${reason}`)
  const clipsWith = (change: (clips: typeof storedPractice.clips) => unknown) => ({
    ...storedPractice,
    clips: change(structuredClone(storedPractice.clips)),
  })

  test('finds nothing wrong with a good practice', () => expect(issues(storedPractice)).toEqual([]))

  test('names the files that are not there', () =>
    expect(issues(storedPractice, new Set())).toEqual([
      '$.clips[0].audiofile: there is no file listening-audio/english-2024/clip_1.mp3',
      '$.clips[0].questions[0].imageUrls[0]: there is no file listening-images/q1_1.webp',
      '$.clips[0].questions[0].imageUrls[1]: there is no file listening-images/q1_2.webp',
      '$.clips[0].questions[0].imageUrls[2]: there is no file listening-images/q1_3.webp',
      '$.clips[0].questions[1].imageUrls[0]: there is no file listening-images/q2.webp',
      '$.clips[1].audiofile: there is no file listening-audio/english-2024/clip_2.mp3',
    ]))

  test.each([
    [{ ...storedPractice, title: 'English Listening' }, ['$.title: names no four-digit year']],
    [{ ...storedPractice, displayTitle: ' ' }, ['$.displayTitle: must be a text that is not empty']],
    [{ ...storedPractice, totalClips: 3 }, ['$.totalClips: is 3, but there are 2 clips']],
    [{ ...storedPractice, clips: [], totalClips: 0 }, ['$.clips: there are no clips']],
    [
      clipsWith(([first]) => [first, { ...first, questions: [] }]),
      [
        '$.clips[1].id: is used by another clip',
        '$.clips[1].audiofile: is used by another clip',
        '$.clips[1].questions: there are no questions',
      ],
    ],
    [
      clipsWith(([first, second]) => [first, { ...second, audiofile: '../clip 2.wav' }]),
      ['$.clips[1].audiofile: must be the name of an .mp3 file'],
    ],
    [
      clipsWith(([first, second]) => [
        first,
        {
          ...second,
          questions: [
            { type: 'text', questionText: ' ', options: ['a', 'a ', ''], correctAnswer: 3, imageUrls: ['x.webp'] },
            { type: 'image', questionText: 'Which?', options: ['a', 'b'], correctAnswer: 0, imageUrls: [] },
          ],
        },
      ]),
      [
        "$.clips[1].questions[0].correctAnswer: is the number 3; a key is the place of its option, 0 to 2: did you mean 2, which is option 3, ''?",
        '$.clips[1].questions[0].questionText: must be a text that is not empty',
        '$.clips[1].questions[0].options[2]: must not be empty',
        '$.clips[1].questions[0].options[1]: is given twice',
        '$.clips[1].questions[0].imageUrls: has 1 pictures instead of 0',
        '$.clips[1].questions[0].imageUrls[0]: there is no file x.webp',
        '$.clips[1].questions[1].options: has 2 options instead of 3',
        '$.clips[1].questions[1].imageUrls: has 0 pictures instead of 3',
      ],
    ],
  ])('tells each mistake %#', (body, expected) => expect(issues(body)).toEqual(expected))
})
