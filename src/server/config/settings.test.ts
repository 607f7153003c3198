import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'
import { type Setting, settings } from './settings.ts'

const rows: readonly (readonly [string, Setting])[] = Object.entries(settings)

const table = [
  '| Name | Default | Means |',
  '|---|---|---|',
  ...rows.map(([name, { standard, means }]) => `| \`${name}\` | ${standard} | ${means} |`),
].join('\n')

const list = rows.map(([name]) => `\`${name}\``).join(', ')

/** The text of a document with `printed` between its two comments. */
const withSettings = (path: string, printed: string): string =>
  readFileSync(path, 'utf8').replace(
    /(<!-- settings -->\n)[\s\S]*(<!-- \/settings -->\n)/,
    (_, start: string, end: string) => `${start}${printed}\n${end}`,
  )

/** `npx vitest run --project unit src/server/config/settings.test.ts -u` writes both documents. */
describe('the settings', () => {
  it.each([
    ['docs/operations.md', table],
    ['README.md', list],
  ])('are in %s as they are here', async (path, printed) => {
    const text = withSettings(path, printed)
    expect(text).toContain(printed)
    await expect(text).toMatchFileSnapshot(`../../../${path}`)
  })

  const literals = rows
    .map(([name, { standard }]) => ({ name, value: /^`(.+)`$/.exec(standard)?.[1] ?? '' }))
    .filter(({ value }) => value !== '' && !(value in settings))

  it.each(literals)('hold without $name as with $value', ({ name, value }) =>
    expect(parseConfig({ [name]: value })).toEqual(parseConfig({})),
  )
})
