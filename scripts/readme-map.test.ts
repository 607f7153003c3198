import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const readme = readFileSync('README.md', 'utf8')
const [, map = ''] = /## Map[\s\S]*?```\n([\s\S]*?)```/.exec(readme) ?? []

/** The folders that the map names inside each folder of src; what follows a name is words about it. */
function foldersInMap(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  let inside: string[] = []
  for (const line of map.split('\n')) {
    const [, top, rest = line] = /^src\/([\w-]+)\/(.*)$/.exec(line) ?? []
    if (top !== undefined) {
      inside = []
      found.set(top, inside)
    } else if (!line.startsWith(' ')) inside = []
    for (const [, name = ''] of rest.matchAll(/(?<![\w/.*])([a-z][\w-]*)\/(?=[\s,]|$)/g)) inside.push(name)
  }
  return found
}

const foldersOf = (path: string): readonly string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

const named = foldersInMap()

test('the map of the README names every folder of src', () =>
  expect([...named.keys()].toSorted()).toEqual(foldersOf('src').toSorted()))

test.each([...named].filter(([, inside]) => inside.length > 0))(
  'the map names every folder of src/%s',
  (name, inside) => {
    expect(inside.toSorted()).toEqual(foldersOf(`src/${name}`).toSorted())
  },
)
