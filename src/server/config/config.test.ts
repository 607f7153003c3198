import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'

describe('parseConfig', () => {
  it('needs no setting at all', () => {
    expect(parseConfig({}, '/srv/readysix')).toEqual({
      port: 3000,
      host: '0.0.0.0',
      systemSocket: false,
      drainMs: 0,
      adminPort: null,
      adminHost: '127.0.0.1',
      processes: availableParallelism(),
      requestsPerMinute: 12_000,
      dataDir: '/srv/readysix/data',
      contentDir: '/srv/readysix/content',
      databaseUrl: null,
      s3: null,
      siteUrl: null,
      site: { name: 'ReadySix', shortName: 'ReadySix', mark: null },
      contactRelayUrl: null,
      contactEmail: null,
      logLevel: 'info',
      trustedProxies: [],
      sessionSecrets: [],
      adsScriptUrl: null,
      warnings: [],
    })
  })

  it('reads every setting', () => {
    const env = {
      PORT: '8080',
      HOST: '127.0.0.1',
      LISTEN_FDS: '1',
      DRAIN_SECONDS: '3',
      ADMIN_PORT: '9464',
      ADMIN_HOST: '10.0.0.5',
      WEB_CONCURRENCY: '4',
      REQUESTS_PER_MINUTE: '0',
      DATA_DIR: '/var/lib/readysix',
      CONTENT_DIR: 'papers',
      SITE_URL: 'https://Example.org/',
      SITE_NAME: 'Kampung Practice',
      SITE_SHORT_NAME: 'Kampung',
      SITE_MARK: '/files/mark.svg?v=2',
      CONTACT_RELAY_URL: 'https://forms.example.org/f/abc?site=1',
      CONTACT_EMAIL: 'desk@example.org',
      LOG_LEVEL: 'debug',
      TRUSTED_PROXY: '127.0.0.1, 10.0.0.0/8,::1',
      SESSION_SECRET: `${'n'.repeat(32)}, ${'o'.repeat(32)}`,
      ADS_SCRIPT_URL: 'https://ads.example/script.js?site=6',
    }
    expect(parseConfig(env)).toEqual({
      port: 8080,
      host: '127.0.0.1',
      systemSocket: true,
      drainMs: 3000,
      adminPort: 9464,
      adminHost: '10.0.0.5',
      processes: 4,
      requestsPerMinute: 0,
      dataDir: '/var/lib/readysix',
      contentDir: resolve('papers'),
      databaseUrl: null,
      s3: null,
      siteUrl: 'https://example.org',
      site: { name: 'Kampung Practice', shortName: 'Kampung', mark: '/files/mark.svg?v=2' },
      contactRelayUrl: 'https://forms.example.org/f/abc?site=1',
      contactEmail: 'desk@example.org',
      logLevel: 'debug',
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1'],
      sessionSecrets: ['n'.repeat(32), 'o'.repeat(32)],
      adsScriptUrl: 'https://ads.example/script.js?site=6',
      warnings: [],
    })
  })

  it('has the name as the short name, and takes the mark by a URL of the site', () => {
    const env = {
      SITE_NAME: '六年级练习 🦦',
      SITE_URL: 'https://example.org',
      SITE_MARK: 'https://example.org/files/a b.svg',
    }
    expect(parseConfig(env).site).toEqual({
      name: '六年级练习 🦦',
      shortName: '六年级练习 🦦',
      mark: '/files/a%20b.svg',
    })
    const other = { ...env, SITE_MARK: 'https://example.org.evil.example/mark.svg' }
    expect(() => parseConfig(other)).toThrow(/^SITE_MARK: must be a path on this site/)
  })

  it('takes an empty value as not set', () => {
    expect(parseConfig({ PORT: '', SITE_URL: '', TRUSTED_PROXY: '' })).toEqual(parseConfig({}))
  })

  it.each([
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['ADMIN_PORT', 'x'],
    ['ADMIN_HOST', 'two words'],
    ['DRAIN_SECONDS', '31'],
    ['LISTEN_FDS', '2'],
    ['WEB_CONCURRENCY', '0'],
    ['WEB_CONCURRENCY', '65'],
    ['REQUESTS_PER_MINUTE', '-1'],
    ['HOST', 'two words'],
    ['SITE_URL', 'example.org'],
    ['SITE_URL', 'ftp://example.org'],
    ['SITE_URL', 'https://example.org/practice'],
    ['SITE_URL', 'https://user:secret@example.org'],
    ['SITE_NAME', ' '],
    ['SITE_NAME', 'n'.repeat(41)],
    ['SITE_NAME', 'Kampung\nPractice'],
    ['SITE_NAME', 'Kampung \u202ePractice'],
    ['SITE_NAME', 'अभ्यास'],
    ['SITE_NAME', 'ReadySix Практика'],
    ['SITE_SHORT_NAME', 'n'.repeat(41)],
    ['SITE_SHORT_NAME', 'பயிற்சி'],
    ['SITE_MARK', 'mark.svg'],
    ['SITE_MARK', '/'],
    ['SITE_MARK', '//cdn.example/mark.svg'],
    ['SITE_MARK', '/\\cdn.example/mark.svg'],
    ['SITE_MARK', 'https://cdn.example/mark.svg'],
    ['SITE_MARK', 'data:image/svg+xml,'],
    ['CONTACT_RELAY_URL', 'forms.example.org/f/abc'],
    ['CONTACT_RELAY_URL', 'mailto:desk@example.org'],
    ['CONTACT_RELAY_URL', 'https://user:secret@forms.example.org/f/abc'],
    ['CONTACT_EMAIL', 'desk'],
    ['LOG_LEVEL', 'loud'],
    ['TRUSTED_PROXY', 'proxy.example.org'],
    ['TRUSTED_PROXY', '10.0.0.0/33'],
    ['TRUSTED_PROXY', '10.0.0.0/8/8'],
    ['SESSION_SECRET', 'short'],
    ['S3_ENDPOINT', 's3.example.org'],
    ['S3_ENDPOINT', 'https://user:secret@s3.example.org'],
    ['S3_BUCKET', 'Not_A_Bucket'],
    ['S3_ADDRESSING', 'host'],
    ['S3_REGION', 'two words'],
    ['ADS_SCRIPT_URL', '/ads.js'],
    ['ADS_SCRIPT_URL', 'http://ads.example/script.js'],
    ['ADS_SCRIPT_URL', 'javascript:alert(1)'],
    ['ADS_SCRIPT_URL', 'https://user:secret@ads.example/script.js'],
    ['SESSION_SECRET', `${'n'.repeat(32)},short`],
  ])('refuses %s=%s by its name and a reason', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => parseConfig({ [name]: value })).toThrow(new RegExp(`^${name}: must be `))
  })

  const s3 = {
    S3_ENDPOINT: 'http://10.0.0.7:9000',
    S3_BUCKET: 'readysix-files',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  }

  it('reads a bucket', () => {
    expect(parseConfig(s3).s3).toEqual({
      endpoint: 'http://10.0.0.7:9000',
      publicEndpoint: 'http://10.0.0.7:9000',
      region: 'us-east-1',
      bucket: 'readysix-files',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      addressing: 'path',
    })
    const more = { S3_PUBLIC_ENDPOINT: 'https://files.example.org', S3_REGION: 'auto', S3_ADDRESSING: 'virtual-host' }
    expect(parseConfig({ ...s3, ...more }).s3).toMatchObject({
      publicEndpoint: 'https://files.example.org',
      region: 'auto',
      addressing: 'virtual-host',
    })
  })

  it.each(Object.keys(s3))('refuses a bucket without %s', (name) => {
    expect(() => parseConfig({ ...s3, [name]: '' })).toThrow(new RegExp(`^${name}: must be set`))
  })

  it('takes the name with signs, marks and letters of Latin script', () => {
    for (const SITE_NAME of ['Éveil & Co. №6: ½', 'Tập Luyện', 'e\u0301tude'])
      expect(parseConfig({ SITE_NAME }).site.name).toBe(SITE_NAME)
  })

  it('takes an advertising script of this machine without https', () => {
    for (const url of ['http://127.0.0.1:8080/ads.js', 'http://localhost/ads.js', 'http://[::1]/ads.js'])
      expect(parseConfig({ ADS_SCRIPT_URL: url }).adsScriptUrl).toBe(url)
  })

  it.each([
    [{ PORT: '8080', ADMIN_PORT: '8080' }, 8080],
    [{ ADMIN_PORT: '3000' }, 3000],
    [{ HOST: '127.0.0.1', ADMIN_PORT: '3000' }, 3000],
    [{ HOST: '10.0.0.5', ADMIN_HOST: '::', ADMIN_PORT: '3000' }, 3000],
  ])('refuses one port for visitors and operator: %j', (env, port) => {
    expect(() => parseConfig(env)).toThrow(`ADMIN_PORT: must be another port than PORT, which is ${port} as well`)
  })

  it('takes one port on two addresses, and any free ports', () => {
    expect(parseConfig({ HOST: '10.0.0.5', ADMIN_PORT: '3000' }).adminPort).toBe(3000)
    expect(parseConfig({ PORT: '0', ADMIN_PORT: '0' }).adminPort).toBe(0)
  })

  it('names every bad setting at once', () => {
    expect(() => parseConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT: .*\nLOG_LEVEL: /)
  })
})
