/** The settings of an S3-compatible bucket for files: all that is required, or none. */
import { z } from 'zod'

/** The `S3_…` settings of `settings.ts`, checked. */
export interface S3Config {
  /** The URL of the store as this server reaches it, without the bucket. */
  readonly endpoint: string
  /** The URL of the store as browsers reach it. */
  readonly publicEndpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Where a URL has the bucket's name: first in the path, or first in the host name. */
  readonly addressing: 'path' | 'virtual-host'
}

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const text = z.string().nullable().default(null)
const httpUrl = z.string().refine(isEndpoint, 'must be an http or https URL, such as https://s3.example.org')

/** Is spread into the schema of the environment. */
export const s3Environment = {
  S3_ENDPOINT: httpUrl.nullable().default(null),
  S3_PUBLIC_ENDPOINT: httpUrl.nullable().default(null),
  S3_REGION: z.string().regex(/^\S+$/, 'must be a name without spaces').default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be 3 to 63 lower-case letters, digits, dots and hyphens')
    .nullable()
    .default(null),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_ADDRESSING: z.enum(['path', 'virtual-host'], 'must be path or virtual-host').default('path'),
}

const settings = z.object(s3Environment)
type S3Settings = z.infer<typeof settings>

/** The missing settings of a half-configured bucket: without this check its files would silently go to the disk. */
export function s3Gaps(given: S3Settings): readonly { readonly path: string[]; readonly message: string }[] {
  const missing = NEEDED.filter((name) => given[name] === null)
  if (missing.length === NEEDED.length) return []
  return missing.map((name) => ({ path: [name], message: `must be set: ${NEEDED.join(', ')} go together` }))
}

/** Null if there is no bucket. */
export function s3ConfigOf(given: S3Settings): S3Config | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given
  if (S3_ENDPOINT === null || S3_BUCKET === null || S3_ACCESS_KEY_ID === null || S3_SECRET_ACCESS_KEY === null) {
    return null
  }
  return {
    endpoint: S3_ENDPOINT,
    publicEndpoint: given.S3_PUBLIC_ENDPOINT ?? S3_ENDPOINT,
    region: given.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    addressing: given.S3_ADDRESSING,
  }
}

/** The URL prefix of the bucket's objects at `endpoint`. */
export function bucketUrl(place: S3Config, endpoint: string): string {
  const { origin, protocol, host, pathname } = new URL(endpoint)
  const base = pathname.replace(/\/+$/, '')
  return place.addressing === 'path'
    ? `${origin}${base}/${place.bucket}`
    : `${protocol}//${place.bucket}.${host}${base}`
}

function isEndpoint(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, username, password, search, hash } = new URL(value)
  return (protocol === 'http:' || protocol === 'https:') && `${username}${password}${search}${hash}` === ''
}
