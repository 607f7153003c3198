import { expect, it, vi } from 'vitest'
import { createMemoryFileStorage } from '#server/adapters/files/file-storage.memory.ts'
import { FileStorageUnavailableError } from '#server/ports/file-storage.ts'
import { paperResponse } from './paper-response.ts'

const PAPER = '2024_P6_OtterBay_English_Prelim.pdf'
const log = { error: vi.fn() }
const request = new Request(`http://localhost/downloads/${PAPER}`)

it('sends a paper of the storage', async () => {
  const storage = createMemoryFileStorage()
  await storage.put({ path: `downloads/${PAPER}`, read: async () => new TextEncoder().encode('paper') })
  const response = await paperResponse(storage, PAPER, request, log)
  expect([response?.status, await response?.text()]).toEqual([200, 'paper'])
})

it('is null for a paper that is not there and for a name of no paper', async () => {
  const storage = createMemoryFileStorage()
  await storage.put({ path: 'downloads/notes.pdf', read: async () => new TextEncoder().encode('notes') })
  expect(await paperResponse(storage, PAPER, request, log)).toBeNull()
  expect(await paperResponse(storage, 'notes.pdf', request, log)).toBeNull()
})

it('is a 503 while the storage does not answer', async () => {
  const find = () => Promise.reject(new FileStorageUnavailableError('down'))
  const response = await paperResponse({ ...createMemoryFileStorage(), find }, PAPER, request, log)
  expect(response?.status).toBe(503)
  expect(log.error).toHaveBeenCalledOnce()
})
