import { beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '#server/services.server.ts'
import { listing, listingStatus } from './listing.server.ts'

const error = vi.spyOn(log, 'error')

beforeEach(() => {
  error.mockReset().mockReturnValue()
})

describe('a list that is read', () => {
  it('is handed on', async () => {
    const listed = await listing(async () => ['a'])
    expect(listed).toEqual({ status: 'ok', value: ['a'] })
    expect(listingStatus(listed)).toBe(200)
  })
})

describe('a list that cannot be read', () => {
  it.each([
    [Object.assign(new Error('/var/data/content.db'), { code: 'SQLITE_BUSY' }), 'SQLITE_BUSY'],
    [new Error('/var/data/content.db'), 'unexpected'],
    ['thrown text', 'unexpected'],
  ])('names the code of %s, logs it and says nothing of the server', async (thrown, code) => {
    const listed = await listing(() => Promise.reject(thrown))
    expect(listed).toEqual({ status: 'failed', message: `The server could not read the list (${code}).` })
    expect(listingStatus(listed)).toBe(503)
    expect(error).toHaveBeenCalledWith({ err: thrown }, 'a list cannot be read')
  })
})
