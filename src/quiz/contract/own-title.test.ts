import { expect, test } from 'vitest'
import { ownTitle } from './own-title.ts'

test.each([
  ['Editing', 'Editing: The Cake That Sank', 'The Cake That Sank'],
  ['语文应用', '语文应用：校园生活', '校园生活'],
  ['Grammar', 'A Day Out', 'A Day Out'],
  ['Grammar', 'Grammar', ''],
  ['Grammar', '', ''],
])('%s, %s', (topic, title, own) => expect(ownTitle(topic, title)).toBe(own))
