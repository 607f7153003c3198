import { expect, it, vi } from 'vitest'
import { measureOnce } from './measure-once.ts'

it('renders each page once, whoever asks', async () => {
  const render = vi.fn(async (path: string) => new Response(path, { status: path === '/none' ? 404 : 200 }))
  const measure = measureOnce(render)
  const sizes = await Promise.all(['/a', '/bc', '/a', '/none'].map(measure))
  expect(sizes.map((size) => size?.bytes)).toEqual([2, 3, 2, undefined])
  expect(render.mock.calls.flat()).toEqual(['/a', '/bc', '/none'])
})
