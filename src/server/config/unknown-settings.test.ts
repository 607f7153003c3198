import { expect, it } from 'vitest'
import { parseConfig } from './config.ts'

it.each([
  ['CONTCT_EMAIL', 'CONTACT_EMAIL'],
  ['CONTACT_EMIAL', 'CONTACT_EMAIL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['S3_ACCESS_KEYID', 'S3_ACCESS_KEY_ID'],
  ['SITEURL', 'SITE_URL'],
  ['PORTS', 'PORT'],
  ['site_name', 'SITE_NAME'],
  ['READYSIX_SITE_NAME', 'SITE_NAME'],
  ['READYSIX_SITE_NAM', 'SITE_NAME'],
])('names the setting that %s may mean', (name, likely) => {
  const line = `${name} is not a setting, and nothing reads it: ${likely} may be meant`
  expect(parseConfig({ [name]: 'x' }).warnings).toEqual([line])
})

it('names what has our prefix and is like no setting', () => {
  expect(parseConfig({ READYSIX_COLOUR: 'x' }).warnings).toEqual([
    'READYSIX_COLOUR is not a setting, and nothing reads it',
  ])
})

it.each([
  ['HOME', '/root'],
  ['PGHOST', 'db'],
  ['PGPORT', '5432'],
  ['AWS_ACCESS_KEY_ID', 'x'],
  ['npm_config_local_prefix', '/srv'],
  ['READYSIX_NO_INSTALL', '1'],
  ['CONTCT_EMAIL', ''],
  ['LOG_LEVEL', 'warn'],
])('is silent about %s', (name, value) => {
  expect(parseConfig({ [name]: value }).warnings).toEqual([])
})
