import { beforeEach, describe, expect, it, vi } from 'vitest'
import { savedName, savedNames } from './cache-keys.ts'
import type { Pack } from './pack.ts'
import { finish, isSaved, removePack, removeParts, savedPacks, savedStateOf } from './saved-packs.ts'

/** Cache Storage in memory, as far as these modules use it. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>()
    all.set(name, entries)
    return {
      put: async (key: string, response: Response) => void entries.set(key, response),
      match: async (key: string) => entries.get(key)?.clone(),
    }
  }
  return {
    open: async (name: string) => open(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (key: string, { cacheName }: { cacheName: string }) => all.get(cacheName)?.get(key)?.clone(),
  }
}

const pack = (version: string, id = 'topic/editing'): Pack => ({
  id,
  name: 'Editing',
  version,
  entries: [{ url: '/quiz/editing/Set_1', name: '2020', bytes: 40_000 }],
})

/** Begins to save a pack. */
const begin = ({ id, version }: Pack) => caches.open(savedName(id, version))
const save = async (whole: Pack) => finish(await begin(whole), whole)

beforeEach(() => vi.stubGlobal('caches', memoryCaches()))

describe('a saved pack', () => {
  it('is not there, then there in part, then whole', async () => {
    expect(await savedStateOf('topic/editing')).toBe('none')
    await begin(pack('1'))
    expect(await savedStateOf('topic/editing')).toBe('part')
    expect(await isSaved(pack('1'))).toBe(false)
    await save(pack('1'))
    expect(await savedStateOf('topic/editing')).toBe('whole')
    expect(await isSaved(pack('1'))).toBe(true)
    expect(await isSaved(pack('2'))).toBe(false)
  })

  it('is whole with the packs that are part of it, and goes with them', async () => {
    const [own, more] = [pack('1', 'subject/maths'), pack('1', 'subject/maths/more')]
    await save(own)
    await begin(more)
    expect(await savedStateOf('subject/maths')).toBe('part')
    await save(more)
    expect(await savedStateOf('subject/maths')).toBe('whole')
    await save(pack('2', 'subject/maths'))
    expect(await isSaved(more)).toBe(true)
    await save(pack('1', 'subject/mathsonly'))
    await removePack('subject/maths')
    expect(await savedPacks()).toEqual([pack('1', 'subject/mathsonly')])
  })

  it('is read back as it was listed', async () => {
    await save(pack('1'))
    await begin(pack('1', 'site'))
    expect(await savedPacks()).toEqual([pack('1')])
  })

  it('replaces its older versions when it is whole, not before', async () => {
    await save(pack('1'))
    await begin(pack('2'))
    expect(await savedNames()).toHaveLength(2)
    expect(await savedStateOf('topic/editing')).toBe('whole')
    await save(pack('2'))
    expect(await savedNames()).toEqual([savedName('topic/editing', '2')])
  })

  it('is removed in every version, and no other is', async () => {
    await save(pack('1'))
    await save(pack('1', 'site'))
    await removePack('topic/editing')
    expect((await savedPacks()).map(({ id }) => id)).toEqual(['site'])
  })

  it('loses what was begun and not finished, and stays if it is whole', async () => {
    await save(pack('1'))
    await begin(pack('2'))
    await begin(pack('1', 'site'))
    await removeParts(['topic/editing'])
    expect(await savedNames()).toEqual([savedName('topic/editing', '1'), savedName('site', '1')])
  })

  it('never counts a cache of the site itself', async () => {
    await caches.open('pages')
    expect(await savedNames()).toEqual([])
  })
})
