import { expect, test } from 'vitest'
import { distance } from './keep-in-view.ts'

const room = { top: 10, bottom: 400 }

test.each([
  { what: 'what is in view', span: { top: 10, bottom: 400 }, by: 0 },
  { what: 'what begins above', span: { top: -20, bottom: 100 }, by: -30 },
  { what: 'what ends below', span: { top: 300, bottom: 450 }, by: 50 },
  { what: 'what is too tall, from its beginning', span: { top: 200, bottom: 900 }, by: 190 },
])('$what moves the page by $by', ({ span, by }) => expect(distance(span, room)).toBe(by))

test.each([
  { what: 'two lines after it in view', span: { top: 300, bottom: 340 }, by: 0 },
  { what: 'one line after it', span: { top: 310, bottom: 350 }, by: 100 },
  { what: 'nothing after it', span: { top: 360, bottom: 400 }, by: 150 },
  { what: 'too little room for five lines', span: { top: 360, bottom: 700 }, by: 350 },
  { what: 'what begins above', span: { top: -20, bottom: 20 }, by: -30 },
])('with lines of 30 that follow, $what moves the page by $by', ({ span, by }) =>
  expect(distance(span, room, 30)).toBe(by),
)
