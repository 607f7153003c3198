import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DEFAULT_NAME } from './site.ts'

/** A renamed site replaces what the manifest says: web-manifest.ts. The style sheet has a comment. */
const ALLOWED = ['public/manifest.webmanifest', 'src/app/styles/tokens.css', 'src/lib/site.ts']

it('the name of the site is written in one place: a setting renames it everywhere', () => {
  const files = ['src', 'maths', 'authoring', 'public'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  const texts = files.filter((file) => /\.(?:css|html|json|mjs|svg|tsx?|typ|webmanifest)$/.test(file))
  const naming = texts.filter((file) => !file.includes('.test.') && readFileSync(file, 'utf8').includes(DEFAULT_NAME))
  expect(naming.sort()).toEqual(ALLOWED)
})
