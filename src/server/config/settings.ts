/** What each setting is to an operator. README.md and docs/operations.md print it; a test compares them. */
import { DEFAULT_NAME } from '#lib/site.ts'

/** `standard` is what holds where the setting is missing or empty. Both texts are Markdown. */
export interface Setting {
  readonly standard: string
  readonly means: string
}

export const settings = {
  PORT: { standard: '`3000`', means: 'where visitors are answered; 0 for any free port' },
  HOST: { standard: '`0.0.0.0`', means: 'on which address' },
  DRAIN_SECONDS: {
    standard: '`0`',
    means:
      'how long a stop goes on answering, at most 30. Meanwhile `/healthz` is 503 and every response closes its connection, so that a proxy turns elsewhere',
  },
  LISTEN_FDS: {
    standard: '`0`',
    means:
      'set by systemd to 1 when it hands over an open port (`deploy/readysix.socket`); then `PORT` and `HOST` open none',
  },
  ADMIN_PORT: {
    standard: 'none',
    means: 'the port of the operator, another one than `PORT`: `/healthz`, `/readyz`, `/metrics`',
  },
  ADMIN_HOST: { standard: '`127.0.0.1`', means: 'on which address; keep it off the open network' },
  WEB_CONCURRENCY: { standard: 'the cores', means: 'how many processes answer visitors, 1 to 64' },
  REQUESTS_PER_MINUTE: {
    standard: '`12000`',
    means:
      'how many requests one IP address may send in a minute before it gets 429; 0 for any number. A school is one address. The processes of a machine count together, machines do not, and requests from the machine itself are not counted. Each request is also worth 2.5 ms of what is not cached, beyond which it gets 503',
  },
  TRUSTED_PROXY: {
    standard: 'none',
    means:
      'addresses or ranges, with commas, of proxies whose `X-Forwarded-For` is believed. Without it all visitors behind a proxy on another machine count as one',
  },
  SITE_URL: {
    standard: 'none',
    means:
      'what visitors type, such as `https://practice.example.org`. Behind a TLS proxy forms need it. Requests under another host name get 421, see [Names of the site](#names-of-the-site)',
  },
  SITE_NAME: {
    standard: `\`${DEFAULT_NAME}\``,
    means:
      'what the site is called everywhere: 1 to 40 characters of Latin or Chinese script. Articles and quizzes say what their author wrote',
  },
  SITE_SHORT_NAME: {
    standard: '`SITE_NAME`',
    means: 'the name where there is little room: the icon of the installed app, head and foot of a printed page',
  },
  SITE_MARK: {
    standard: 'our drawing',
    means:
      'the picture beside the name, 36 by 36 pixels: a path on this site, such as `/files/mark.svg` for a file in `content/files/`. Other hosts are refused',
  },
  DATA_DIR: {
    standard: '`./data`',
    means:
      'databases, files and the session secret. `recordings/` (about 100 MB) and `pdfs/` (at most 256 MB) in it can be removed at any time',
  },
  CONTENT_DIR: {
    standard: '`./content`',
    means: 'all content of the site: the start imports it when it has changed, see [Changed content](#changed-content)',
  },
  DATABASE_URL: {
    standard: 'none',
    means: 'a PostgreSQL (13 or later) for documents and messages, instead of files in `DATA_DIR`',
  },
  S3_ENDPOINT: {
    standard: 'none',
    means: 'an S3-compatible store for recordings, pictures and papers, instead of a folder in `DATA_DIR`',
  },
  S3_BUCKET: { standard: 'none', means: 'its bucket' },
  S3_ACCESS_KEY_ID: { standard: 'none', means: 'its key' },
  S3_SECRET_ACCESS_KEY: { standard: 'none', means: 'the secret of the key; the four are set together' },
  S3_REGION: { standard: '`us-east-1`', means: 'the region to sign for' },
  S3_ADDRESSING: { standard: '`path`', means: '`virtual-host` if the store wants the bucket in the host name' },
  S3_PUBLIC_ENDPOINT: {
    standard: '`S3_ENDPOINT`',
    means:
      'the store as browsers reach it, if that differs. It must let pages of this site read it (CORS), or no recording loads',
  },
  SESSION_SECRET: {
    standard: 'made, kept in `DATA_DIR`',
    means: 'signs the anonymous session; several machines need the same. To change it: `new,old`',
  },
  CONTACT_RELAY_URL: { standard: 'none', means: 'where every message of the contact form is passed on to' },
  CONTACT_EMAIL: { standard: 'none', means: 'the email address that the contact page names' },
  ADS_SCRIPT_URL: { standard: 'none', means: 'an advertising script, by https; without it no page knows of one' },
  LOG_LEVEL: {
    standard: '`info`',
    means: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
  },
} as const satisfies Readonly<Record<string, Setting>>

export type SettingName = keyof typeof settings
