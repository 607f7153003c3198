/** Two thousand requests that no browser would send; `npm run bench -- fuzz` sends a hundred thousand. */
import { expect, test } from '@playwright/test'
import { fuzz } from '../../bench/fuzz/fuzz-requests.ts'
import { makeSmallSite, QUIZ } from '../operations/small-site.ts'

test('malformed requests get no 500, no word of our inside, and leave the site well', async () => {
  const site = await makeSmallSite()
  const server = await site.start({ LOG_LEVEL: 'error' })
  const { faults, statuses } = await fuzz(server.url, 2000, 1)
  expect(faults).toEqual([])
  // Or it would prove nothing: most got as far as an answer, of many kinds.
  expect([...statuses.keys()].sort()).toEqual(
    expect.arrayContaining(['200', '308', '400', '403', '404', '405', '413', '414']),
  )
  expect((await fetch(server.url + QUIZ)).status).toBe(200)
  for (const path of ['/quiz/constructor/Set_1', '/listening/nowhere'])
    expect((await fetch(server.url + path)).status).toBe(404)
  // Sets that are not found are errors by their names; an error of ours comes with its stack.
  expect(server.log()).not.toContain('"err"')
  expect(server.log()).not.toMatch(/Unrecognized quizType|Practice not found/)
  expect(await server.end('SIGTERM')).toBe(0)
  await site.remove()
})
