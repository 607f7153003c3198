/**
 * The environment, parsed once at the start. Other modules get a Config and never read process.env.
 */
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { Site } from '#lib/site.ts'
import { type S3Config, s3ConfigOf, s3Environment, s3Gaps } from './config-s3.ts'
import { siteEnvironment, siteGaps, siteOf } from './config-site.ts'
import { type Setting, type SettingName, settings as table } from './settings.ts'
import { unknownSettings } from './unknown-settings.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The settings of `settings.ts`, checked and with their defaults. */
export interface Config {
  /** TCP port, 0 for any free one. */
  readonly port: number
  readonly host: string
  /** Whether the system opens the port and hands it over, as systemd does; then `port` and `host` open nothing. */
  readonly systemSocket: boolean
  /** How long a stop goes on answering before it takes no new connection, in milliseconds. */
  readonly drainMs: number
  /** The port of /healthz, /readyz and /metrics, 0 for any free one; null for none. */
  readonly adminPort: number | null
  readonly adminHost: string
  /** The number of processes that serve visitors. */
  readonly processes: number
  /** The limit of requests a minute for one client address; 0 for no limit. */
  readonly requestsPerMinute: number
  /** Absolute path of the folder with the databases. */
  readonly dataDir: string
  /** Absolute path of the folder that `npm start` imports. */
  readonly contentDir: string
  /** The PostgreSQL for documents and messages; null for files in `dataDir`. */
  readonly databaseUrl: string | null
  /** The bucket for files; null for a folder in `dataDir`. */
  readonly s3: S3Config | null
  /** The public origin of the site, without a final slash; null if it is not configured. */
  readonly siteUrl: string | null
  /** What the site calls itself. */
  readonly site: Site
  /** The URL of the external form-collection service; null if messages are only stored here. */
  readonly contactRelayUrl: string | null
  /** The email address that the contact page names; null for none. */
  readonly contactEmail: string | null
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** IP addresses or CIDR ranges of the proxies whose X-Forwarded-* headers are trusted. */
  readonly trustedProxies: readonly string[]
  /** The first signs sessions, the others are still accepted; empty if the site creates and stores its own secret. */
  readonly sessionSecrets: readonly string[]
  /** The URL of the advertising script that every page loads; null for none. */
  readonly adsScriptUrl: string | null
  /** What looks like a mistake and stops no start: a line each, for the operator. */
  readonly warnings: readonly string[]
}

/** One or more settings are wrong; the message has a line for each, 'NAME: reason'. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly code = 'config-invalid'
}

const MIN_SECRET_LENGTH = 32

const ALL_ADDRESSES = ['0.0.0.0', '::']
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']
const MAX_PROCESSES = 64
const MAX_REQUESTS = 1_000_000
const MAX_DRAIN_SECONDS = 30

const environment = z
  .object({
    PORT: wholeNumber(0, 65535).default(3000),
    ADMIN_PORT: wholeNumber(0, 65535).nullable().default(null),
    ADMIN_HOST: z.string().regex(/^\S+$/, 'must be a host name or an IP address, without spaces').default('127.0.0.1'),
    WEB_CONCURRENCY: wholeNumber(1, MAX_PROCESSES).default(() => Math.min(availableParallelism(), MAX_PROCESSES)),
    REQUESTS_PER_MINUTE: wholeNumber(0, MAX_REQUESTS).default(12_000),
    DRAIN_SECONDS: wholeNumber(0, MAX_DRAIN_SECONDS).default(0),
    LISTEN_FDS: wholeNumber(0, 1).default(0),
    HOST: z.string().regex(/^\S+$/, 'must be a host name or an IP address, without spaces').default('0.0.0.0'),
    DATA_DIR: z.string().default('./data'),
    CONTENT_DIR: z.string().default('./content'),
    DATABASE_URL: z
      .string()
      .refine((value) => /^postgres(ql)?:\/\/\S+$/.test(value), 'must be a URL such as postgres://user@host/name')
      .nullable()
      .default(null),
    SITE_URL: z
      .string()
      .refine(isOrigin, 'must be an http or https URL without a path, such as https://example.org')
      .transform((value) => new URL(value).origin)
      .nullable()
      .default(null),
    CONTACT_RELAY_URL: z
      .string()
      .refine(isHttpUrl, 'must be an http or https URL, such as https://forms.example.org/contact')
      .nullable()
      .default(null),
    CONTACT_EMAIL: z.email('must be an email address').nullable().default(null),
    LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
    TRUSTED_PROXY: z
      .string()
      .default('')
      .transform(listed)
      .refine((parts) => parts.every(isIpRange), 'must be IP addresses or CIDR ranges with commas between them'),
    SESSION_SECRET: z
      .string()
      .default('')
      .transform(listed)
      .refine(
        (parts) => parts.every((part) => part.length >= MIN_SECRET_LENGTH),
        `must be one or more secrets of at least ${MIN_SECRET_LENGTH} characters, with commas between them`,
      ),
    ADS_SCRIPT_URL: z
      .string()
      .refine(isSafeUrl, 'must be a whole https URL, such as https://ads.example/script.js; http only on this machine')
      .nullable()
      .default(null),
    ...s3Environment,
    ...siteEnvironment,
  } satisfies Readonly<Record<SettingName, z.ZodType>>)
  .superRefine((settings, { addIssue }) => {
    const gaps = [...s3Gaps(settings), ...siteGaps(settings), ...portGaps(settings)]
    for (const gap of gaps) addIssue({ code: 'custom', ...gap })
  })

/** What is a setting has a row in the table, and the other way round, or this file does not compile. */
const described: Readonly<Record<keyof z.input<typeof environment>, Setting>> = table

/**
 * Takes process.env, or a part of it in tests. An empty value counts as not set; relative folders start at `from`.
 * Throws ConfigError.
 */
export function parseConfig(env: Readonly<Record<string, string | undefined>>, from: string = process.cwd()): Config {
  const result = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(lines.join('\n'))
  }
  const settings = result.data
  return {
    port: settings.PORT,
    host: settings.HOST,
    systemSocket: settings.LISTEN_FDS === 1,
    drainMs: settings.DRAIN_SECONDS * 1000,
    adminPort: settings.ADMIN_PORT,
    adminHost: settings.ADMIN_HOST,
    processes: settings.WEB_CONCURRENCY,
    requestsPerMinute: settings.REQUESTS_PER_MINUTE,
    dataDir: resolve(from, settings.DATA_DIR),
    contentDir: resolve(from, settings.CONTENT_DIR),
    databaseUrl: settings.DATABASE_URL,
    s3: s3ConfigOf(settings),
    siteUrl: settings.SITE_URL,
    site: siteOf(settings),
    contactRelayUrl: settings.CONTACT_RELAY_URL,
    contactEmail: settings.CONTACT_EMAIL,
    logLevel: settings.LOG_LEVEL,
    trustedProxies: settings.TRUSTED_PROXY,
    sessionSecrets: settings.SESSION_SECRET,
    adsScriptUrl: settings.ADS_SCRIPT_URL,
    warnings: unknownSettings(env, Object.keys(described)),
  }
}

/** Two addresses of one machine may have the same port; 0 is any free one. */
function portGaps({
  PORT,
  ADMIN_PORT,
  HOST,
  ADMIN_HOST,
}: Readonly<Record<'HOST' | 'ADMIN_HOST', string>> & Readonly<{ PORT: number; ADMIN_PORT: number | null }>) {
  const shared = HOST === ADMIN_HOST || [HOST, ADMIN_HOST].some((host) => ALL_ADDRESSES.includes(host))
  if (PORT === 0 || PORT !== ADMIN_PORT || !shared) return []
  return [{ path: ['ADMIN_PORT'], message: `must be another port than PORT, which is ${PORT} as well` }]
}

function wholeNumber(min: number, max: number) {
  const fits = (value: string) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max
  return z.string().refine(fits, `must be a whole number from ${min} to ${max}`).transform(Number)
}

function listed(value: string): string[] {
  const parts = value.split(',').map((part) => part.trim())
  return parts.filter((part) => part !== '')
}

/** The folder of the files that visitors fetch. */
export function filesFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'files')
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, origin, href } = new URL(value)
  return (protocol === 'http:' || protocol === 'https:') && href === `${origin}/`
}

/** Without user and password: fetch refuses them. */
function isHttpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, username, password } = new URL(value)
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === ''
}

/** Browsers load an http script of another machine into no page that came by https. */
function isSafeUrl(value: string): boolean {
  if (!isHttpUrl(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || THIS_MACHINE.includes(hostname)
}

function isIpRange(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
}
