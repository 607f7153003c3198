/** A stored document of each type, from its folder, for tests and benches. */
import { readFileSync } from 'node:fs'
import { type TypeName, typeNames } from './definitions.ts'

function sampleOf(type: TypeName): unknown {
  return JSON.parse(readFileSync(new URL(`../types/${type}/sample.json`, import.meta.url), 'utf8'))
}

export const samples: Readonly<Record<string, unknown>> = Object.fromEntries(
  typeNames.map((type) => [type, sampleOf(type)]),
)
