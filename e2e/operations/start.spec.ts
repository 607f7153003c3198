/** Starts that cannot be: said once, in plain words, and with nothing left behind. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { everything } from '../products.ts'
import { makeSmallSite, type SmallSite } from './small-site.ts'

let site: SmallSite

test.beforeEach(async () => {
  site = await makeSmallSite()
})
test.afterEach(() => site.remove())

function start(settings: Readonly<Record<string, string>>) {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', DATA_DIR: site.dataDir, ...settings }
  return spawnSync(process.execPath, ['scripts/serve.mjs'], { env, encoding: 'utf8', timeout: 30_000 })
}

for (const processes of ['1', '2']) {
  test.describe(`${processes} process(es)`, () => {
    test('a damaged content.db is refused, named, and kept as it is', () => {
      mkdirSync(site.dataDir)
      const file = join(site.dataDir, 'content.db')
      const garbage = 'not a database '.repeat(1000)
      writeFileSync(file, garbage)
      const { status, stderr, stdout } = start({ WEB_CONCURRENCY: processes })
      expect(status).toBe(1)
      expect(stderr).toBe(`${file}: file is not a database; move the file away and import the content again\n`)
      expect(stdout).toBe('')
      expect(readFileSync(file, 'utf8')).toBe(garbage)
    })

    test('a setting that cannot be is named', () => {
      const wrong = {
        ADMIN_PORT: ['x', 'must be a whole number from 0 to 65535'],
        DATA_DIR: ['/proc/nope', '/proc/nope cannot be used: ENOENT: no such file or directory'],
        CONTENT_DIR: ['/nowhere', '/nowhere cannot be read: ENOENT: no such file or directory'],
        // No machine has an address of this range.
        HOST: ['203.0.113.5', 'cannot listen on 203.0.113.5, port 0: '],
        ADMIN_HOST: ['203.0.113.5', 'cannot listen on 203.0.113.5, port 0: '],
      } as const
      // Two processes read settings as one does; what they do with a folder and an address is their own.
      const tried = Object.entries(wrong).filter(
        ([name]) => processes === '1' || everything || name === 'DATA_DIR' || name === 'HOST',
      )
      for (const [name, [value, reason]] of tried) {
        const { status, stderr } = start({ WEB_CONCURRENCY: processes, ADMIN_PORT: '0', [name]: value })
        expect(status, stderr).toBe(1)
        expect(stderr.split('\n')).toEqual([expect.stringContaining(`${name}: ${reason}`), ''])
      }
    })

    test('a setting that is likely wrong is named once, and the site starts', async () => {
      const wrong = { SITE_MARK: '/files/mrak.svg', CONTCT_EMAIL: 'desk@example.org' }
      const server = await site.start({ WEB_CONCURRENCY: processes, ...wrong })
      await expect.poll(() => server.log()).toContain('SITE_MARK: /files/mrak.svg is not on this site')
      expect(server.log()).toContain('CONTCT_EMAIL is not a setting, and nothing reads it: CONTACT_EMAIL may be meant')
      expect(server.log()).toContain('SITE_URL is not set: any host name is taken')
      expect(server.log().split('\n')).toHaveLength(4)
      await server.end('SIGTERM')
    })

    test('a port that is taken is named', async () => {
      const server = await site.start()
      const { port } = new URL(server.url)
      const { status, stderr } = start({ WEB_CONCURRENCY: processes, PORT: port })
      expect([status, stderr]).toEqual([
        1,
        `Port ${port} is in use; stop the other program or set PORT to another number\n`,
      ])
      await server.end('SIGTERM')
    })
  })
}
