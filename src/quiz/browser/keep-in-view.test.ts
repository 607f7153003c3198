import { expect, test } from 'vitest'
import { distance } from './keep-in-view.ts'

const room = { top: 10, bottom: 400 }

test.each([
  { what: 'what is in view', span: { top: 10, bottom: 400 }, by: 0 },
  { what: 'what begins above', span: { top: -20, bottom: 100 }, by: -30 },
  { what: 'what ends below', span: { top: 300, bottom: 450 }, by: 50 },
  { what: 'what is too tall, from its beginning', span: { top: 200, bottom: 900 }, by: 190 },
])('$what moves the page by $by', ({ span, by }) => expect(distance(span, room)).toBe(by))
