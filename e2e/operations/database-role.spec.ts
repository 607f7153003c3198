/** The role of deploy/database.sql: the site lives with it, and it can do nothing else. */
import { spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { Client } from 'pg'
import { type Cluster, hasPostgres, startCluster } from '#server/contract/throwaway-postgres.ts'
import { makeSmallSite, QUIZ, type SmallSite } from './small-site.ts'

const PASSWORD = "it's a secret"

let cluster: Cluster
let site: SmallSite

test.skip(!hasPostgres && process.env.CI === undefined, 'PostgreSQL is not installed')

test.beforeAll(async () => {
  cluster = await startCluster()
  site = await makeSmallSite()
})
test.afterAll(async () => {
  await site.remove()
  cluster.dispose()
})

const MESSAGE = {
  name: 'Ann',
  email: 'ann@example.org',
  subject: 'Hello',
  message: 'To be kept in a database of its own',
}

test('a site that owns its database keeps messages there, and can do nothing outside it', async () => {
  const script = ['-v', 'ON_ERROR_STOP=1', '--no-psqlrc', '-f', 'deploy/database.sql', cluster.url]
  const { status, stderr } = spawnSync('psql', script, {
    env: { ...process.env, DATABASE_PASSWORD: PASSWORD },
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  const url = new URL(cluster.url)
  url.username = 'readysix'
  url.password = encodeURIComponent(PASSWORD)
  url.pathname = '/readysix'

  const server = await site.start({ DATABASE_URL: url.href })
  expect((await fetch(server.url + QUIZ)).status).toBe(200)
  const sent = await fetch(`${server.url}/contact`, { method: 'POST', body: new URLSearchParams(MESSAGE) })
  expect(sent.status).toBe(200)
  expect(await site.readiness()).toEqual({ ready: true, reasons: [] })

  const own = new Client({ connectionString: url.href })
  await own.connect()
  const { rows } = await own.query('SELECT count(*) AS kept FROM message')
  expect(rows).toEqual([{ kept: '1' }])
  for (const forbidden of [
    'CREATE DATABASE another',
    'CREATE ROLE another',
    'ALTER ROLE readysix SUPERUSER',
    'SELECT * FROM pg_authid',
    "COPY message TO '/tmp/messages'",
    "COPY message TO PROGRAM 'cat'",
  ])
    await expect(own.query(forbidden), forbidden).rejects.toThrow(/permission denied|must be superuser/)
  await own.end()

  url.pathname = '/postgres'
  await expect(new Client({ connectionString: url.href }).connect()).rejects.toThrow('permission denied for database')
})
