/** What can be saved, by the URLs that list it. No module is replaced: other tests in the process have the same ones. */
import { beforeAll, expect, it } from 'vitest'
import { readPacks } from '#offline/pack.ts'
import { topics } from '#quiz/library/topics.ts'
import { memoryServices, serve, visit } from './memory-site.ts'

beforeAll(async () => serve(await memoryServices([])))

async function packsUnder(id: string): Promise<readonly string[]> {
  const { status, data } = await visit(`/api/offline/${id}`)
  expect(status).toBe(200)
  return readPacks(data)?.map((pack) => pack.id) ?? []
}

it('a topic, a school and a practice are one pack each', async () => {
  for (const id of ['topic/grammar-mcq', 'school/2024/Kingfisher', 'listening/english-2024'])
    expect(await packsUnder(id)).toEqual([id])
})

it('a subject brings its further sets', async () => {
  expect(await packsUnder('subject/maths')).toEqual(['subject/maths', 'subject/maths/more'])
})

it('everything is the pages to read, then each pack once, the further sets last', async () => {
  expect(await packsUnder('everything')).toEqual([
    'site',
    ...topics.map(({ type }) => `topic/${type}`),
    'subject/maths',
    'subject/science',
    'subject/paper',
    'subject/tasks',
    'listening/english-2024',
    'school/2024/Kingfisher',
    'subject/maths/more',
    'subject/science/more',
  ])
})

it('what is no pack is not found', async () => expect((await visit('/api/offline/topic/none')).status).toBe(404))
