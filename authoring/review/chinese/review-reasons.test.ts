import { expect, it } from 'vitest'
import { reviewReasons } from './review-reasons.ts'

const of = (body: object) => reviewReasons([{ file: 'a.json', body }])

it('names a character of a reason that is rare and stands nowhere else', () => {
  const questions = [
    { question: '他____地看着。', options: ['仔细', '粗心'], reasons: ['', '这样说太蹩脚了。(clumsy)'] },
  ]
  expect(of({ title: '语文应用', questions })).toEqual([
    "a.json: a reason has a character harder than its item, 蹩: '这样说太蹩脚了。'",
  ])
})

it('takes the characters of the item, words of the house and the English of a reason as known', () => {
  const questions = [{ question: '他蹩着脚走。', options: ['筷子'], reasons: ['他蹩着脚去拿筷子。(chopsticks)'] }]
  expect(of({ title: '语文应用', questions })).toEqual([])
})

it('reads the replies of a dialogue', () => {
  const mistakes = [[{ word: '好吧。', reason: '这样回答太尴尬。' }]]
  expect(of({ title: '完成对话', dialogue: [], mistakes })).toHaveLength(1)
})
