/** The development server signs visitors in as the built one does. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/contract/free-port.ts'
import { expect, test } from './visit.ts'

test('a session of the development server opens the files', async ({ request }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'readysix-dev-'))
  const url = `http://127.0.0.1:${await freePort()}`
  const server = spawn('react-router', ['dev', '--host', '127.0.0.1', '--port', new URL(url).port, '--strictPort'], {
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
    // A process group of its own: the command restarts itself as a child, which only a signal to the group ends.
    detached: true,
  })
  const group = server.pid
  if (group === undefined) throw new Error('the development server did not start')
  try {
    await expect(async () => {
      expect((await request.post(`${url}/api/session`)).headers()['set-cookie']).toContain('session=')
    }).toPass({ timeout: 60_000 })
    // The cookie is known to the routes that ask for it: no 401.
    expect((await request.get(`${url}/api/files/address`)).status()).toBe(400)
    expect((await request.delete(`${url}/api/session`)).status()).toBe(204)
    expect((await request.get(`${url}/api/files/address`)).status()).toBe(401)
  } finally {
    process.kill(-group, 'SIGTERM')
    rmSync(dataDir, { recursive: true })
  }
})
