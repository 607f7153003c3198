import { expect, test } from 'vitest'
import { printViewOf } from './print-view.ts'

test.each([
  ['/quiz/editing/Set_1', '#view=print', '/quiz/editing/Set_1/print'],
  ['/quiz/editing/Set_1', '#score=off&view=print', '/quiz/editing/Set_1/print'],
  ['/prelim/2024/Kingfisher/Grammar', '#view=print', '/prelim/2024/Kingfisher/Grammar/print'],
  ['/quiz/editing/Set_1/', '#view=print', '/quiz/editing/Set_1/print'],
  ['/quiz/editing/Set_1', '#item-3', null],
  ['/quiz/editing/Set_1', '', null],
  ['/quiz/editing/Set_1/print', '#view=print', null],
  ['/practice', '#view=print', null],
])('%s%s leads to %s', (pathname, hash, sheet) => expect(printViewOf({ pathname, hash })).toBe(sheet))
