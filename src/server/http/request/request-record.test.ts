import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createRequestRecord } from './request-record.ts'

it('names a path that leads somewhere, and of any other only what it is like', () => {
  const lines: string[] = []
  const counted: string[] = []
  const record = createRequestRecord({
    log: pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) }),
    label: (path) => (path === null ? 'refused' : '/quiz/:quizType/:setId'),
    count: (label, status) => counted.push(`${status} ${label}`),
  })
  const about = { method: 'GET', startedAt: performance.now() }
  record({ ...about, path: '/quiz/grammar-mcq/Set_1', status: 200 })
  record({ ...about, path: '/quiz/grammar-mcq/my name is Ann', status: 404 })
  record({ ...about, path: null, status: 400 })
  const paths = lines.map((line): unknown => JSON.parse(line))
  expect(paths).toMatchObject([
    { path: '/quiz/grammar-mcq/Set_1', status: 200 },
    { path: '/quiz/:quizType/:setId', status: 404 },
    { path: 'refused', status: 400 },
  ])
  expect(counted).toEqual(['200 /quiz/:quizType/:setId', '404 /quiz/:quizType/:setId', '400 refused'])
})
