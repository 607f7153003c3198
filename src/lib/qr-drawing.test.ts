import { expect, test } from 'vitest'
import { qrDrawing } from './qr-drawing.ts'

test('a code is square, has its three corners, and leaves its quiet edge empty', () => {
  const { size, path } = qrDrawing('https://example.org/quiz/editing/Set_5')
  expect(size).toBeGreaterThanOrEqual(21 + 6)
  expect(path).toMatch(/^M3 3h1v1h-1z/)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g)) {
    expect(Number(x)).toBeGreaterThanOrEqual(3)
    expect(Number(y)).toBeLessThan(size - 3)
  }
})

test('another URL is another code', () => expect(qrDrawing('a')).not.toEqual(qrDrawing('b')))
