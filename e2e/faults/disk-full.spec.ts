/** No room left while a message is to be kept: its sender is told, nothing typed is lost, and room again is enough. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { fillDisk } from '#server/contract/fill-disk.ts'
import { makeSmallSite, QUIZ } from '../operations/small-site.ts'

const FAILED = 'Oops! There was an error sending your message. Please try again or email us directly.'
const DISK_MB = 4

test('a full disk costs no visitor more than an honest word', async () => {
  const site = await makeSmallSite()
  mkdirSync(site.dataDir)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', site.dataDir]).status === 0
  test.skip(!mounted && process.env.CI === undefined, 'only root can make a small disk')
  expect(mounted).toBe(true)
  try {
    const server = await site.start()
    const post = (message: string) =>
      fetch(`${server.url}/contact`, {
        method: 'POST',
        body: new URLSearchParams({ name: 'Ann', email: 'ann@example.org', subject: 'Hello', message }),
      })
    expect((await post('first')).status).toBe(200)

    fillDisk(join(site.dataDir, 'filler'))
    const long = 'What I typed. '.repeat(250)
    const refused = await post(long)
    const page = await refused.text()
    expect(refused.status).toBe(503)
    expect(page).toContain(FAILED)
    expect(page).toContain(long.trim())
    expect((await fetch(server.url + QUIZ)).status).toBe(200)
    expect((await site.readiness()).reasons.join()).toMatch(/^messages: .*ENOSPC/)

    rmSync(join(site.dataDir, 'filler'))
    expect((await post(long)).status).toBe(200)
    expect(await site.readiness()).toEqual({ ready: true, reasons: [] })
    expect(await server.end('SIGTERM')).toBe(0)
  } finally {
    spawnSync('umount', [site.dataDir])
    await site.remove()
  }
})
