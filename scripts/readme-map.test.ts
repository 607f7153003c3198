import { existsSync, readdirSync, readFileSync } from 'node:fs'
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

/** The folders of the repository that the map names, also two on a line. */
const topFoldersInMap = (): readonly string[] =>
  map
    .split('\n')
    .filter((line) => /^(?!src\/)\S/.test(line))
    .flatMap((line) => Array.from(line.matchAll(/(?:^| {2})([a-z][\w-]*)\/(?= )/g), ([, name = '']) => name))

/** The folders that Git leaves out: what is installed, built or written by a run. */
const ignored = Array.from(readFileSync('.gitignore', 'utf8').matchAll(/^\/?([^/\s]+)\/$/gm), ([, name]) => name)

/** Neither a folder of a tool, whose name begins with a dot, nor a static export. */
const isOurs = (name: string): boolean =>
  !name.startsWith('.') && !ignored.includes(name) && !existsSync(`${name}/.readysix-export`)

const named = foldersInMap()

test('the map of the README names every folder of the repository', () => {
  expect([...topFoldersInMap(), 'src'].toSorted()).toEqual(foldersOf('.').filter(isOurs).toSorted())
})

test('the map of the README names every folder of src', () =>
  expect([...named.keys()].toSorted()).toEqual(foldersOf('src').toSorted()))

test.each([...named].filter(([, inside]) => inside.length > 0))(
  'the map names every folder of src/%s',
  (name, inside) => {
    expect(inside.toSorted()).toEqual(foldersOf(`src/${name}`).toSorted())
  },
)
