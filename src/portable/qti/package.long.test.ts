import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import type { PortableExercise } from '#portable/portable.ts'
import { SOURCE, sampleOf, worksheet } from '#portable/samples.ts'
import type { Files } from '#portable/zip.ts'
import { typeNames } from '#quiz/registry/definitions.ts'
import { qtiPackage } from './package.ts'

const SCHEMAS = 'e2e/schemas/qti'

const schemas = readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.xsd'))
  .map((name) => ({ fileName: name, contents: readFileSync(join(SCHEMAS, name), 'utf8') }))

/** The files that are not valid by a schema, as often as the validator finds a fault in them. */
async function faults(schema: string, files: Files): Promise<readonly string[]> {
  const own = schemas.find(({ fileName }) => fileName === schema)
  if (own === undefined) throw new Error(schema)
  const { errors } = await validateXML({
    xml: files.map(([fileName, contents]) => ({ fileName: posix.basename(fileName), contents })),
    schema: [own],
    preload: schemas.filter(({ fileName }) => fileName !== schema),
  })
  return errors.map(({ loc, rawMessage }) => loc?.fileName ?? rawMessage)
}

function filesOf(exercise: PortableExercise): Files {
  return Object.entries(unzipSync(qtiPackage(exercise, SOURCE))).map(([name, bytes]) => [name, strFromU8(bytes)])
}

const exercises = [...typeNames.map((type) => [type, sampleOf(type)] as const), ['worksheet', worksheet] as const].map(
  ([type, exercise]) => ({ type, exercise, files: filesOf(exercise) }),
)

const itemsOf = (files: Files): Files => files.filter(([name]) => name.startsWith('items/'))

/** The validator takes most of its time to read a schema, so all items of all exercises are asked about at once. */
it('the items of every type are valid by the schema of QTI 2.1, and one with a misspelt element is not', async () => {
  const items = exercises.flatMap(({ type, files }) =>
    itemsOf(files).map(([name, text]) => [`${type}-${posix.basename(name)}`, text] as const),
  )
  expect(items.length).toBe(exercises.reduce((sum, { exercise }) => sum + exercise.items.length, 0))
  const wrong = ['wrong.xml', items[0]?.[1].replaceAll('simpleChoice', 'simpleChoise') ?? ''] as const
  const found = await faults('qtiv2p1/imsqti_v2p1.xsd', [...items, wrong])
  expect(new Set(found)).toEqual(new Set(['wrong.xml']))
}, 60_000)

it('the manifests are valid, and name each file of their package', async () => {
  const manifests = exercises.flatMap(({ type, files }) =>
    files.flatMap(([name, text]) => (name === 'imsmanifest.xml' ? [[`${type}.xml`, text] as const] : [])),
  )
  expect(manifests).toHaveLength(exercises.length)
  expect(await faults('imscp_v1p1.xsd', manifests)).toEqual([])
  for (const { files } of exercises) {
    const [[, manifest] = ['', ''], ...others] = files
    const named = [...manifest.matchAll(/<file href="([^"]+)"/g)].map(([, name]) => name)
    expect(named.sort()).toEqual(others.map(([name]) => name).sort())
  }
})

it('pictures are in the package, named by the items that show them', () => {
  const files = new Map(filesOf(worksheet))
  expect([...files.keys()].filter((name) => name.startsWith('pictures/'))).toEqual([
    'pictures/q1a-1.svg',
    'pictures/q1b-1.svg',
  ])
  expect(files.get('items/q1a.xml')).toContain('<img src="../pictures/q1a-1.svg" alt="A square &amp; a line"/>')
})
