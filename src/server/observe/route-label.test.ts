import { expect, it } from 'vitest'
import { createRouteLabels } from './route-label.ts'

const routes = [
  { path: '' },
  { index: true },
  { path: 'practice' },
  { path: 'quiz/:quizType/:setId' },
  { path: 'files/*' },
  { path: '*' },
]
const label = createRouteLabels(routes, (path) => path === '/favicon.svg')

it.each([
  ['/', '/'],
  ['/practice', '/practice'],
  ['/quiz/grammar-mcq/Set_5', '/quiz/:quizType/:setId'],
  ['/files/a/b.mp3', '/files/*'],
  ['/favicon.svg', 'file of the build'],
  ['/assets/gone.js', '/assets/*'],
  ['/api/session', '/api/*'],
  ['/wp-login.php', 'not found'],
  ['/PRACTICE', 'not found'],
  [null, 'refused'],
])('counts %s under %s', (path, name) => {
  expect(label(path)).toBe(name)
  expect(label(path)).toBe(name)
})
