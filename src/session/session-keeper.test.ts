import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSessionKeeper, type SessionKeeper } from './session-keeper.ts'

const means = {
  signIn: vi.fn<() => Promise<boolean>>(),
  signOut: vi.fn<() => Promise<boolean>>(),
  tellTabs: vi.fn<() => void>(),
  isActive: vi.fn<() => boolean>(),
}
const send = vi.fn<() => Promise<Response>>()
const response = (status: number) => new Response(null, { status })

let keeper: SessionKeeper

beforeEach(() => {
  means.signIn.mockReset().mockResolvedValue(true)
  means.signOut.mockReset().mockResolvedValue(true)
  means.tellTabs.mockReset()
  means.isActive.mockReset().mockReturnValue(true)
  send.mockReset().mockResolvedValue(response(200))
  keeper = createSessionKeeper(means)
})

describe('a call that needs a session', () => {
  it('signs in first, if the page has not', async () => {
    expect((await keeper.call(send)).status).toBe(200)
    await keeper.call(send)
    expect(means.signIn).toHaveBeenCalledTimes(1)
    expect(means.signIn.mock.invocationCallOrder[0]).toBeLessThan(send.mock.invocationCallOrder[0] ?? 0)
  })

  it('waits for the sign-in that is under way, and so do all others', async () => {
    keeper.refresh()
    await Promise.all([keeper.call(send), keeper.call(send), keeper.call(send)])
    expect(means.signIn).toHaveBeenCalledTimes(1)
    expect(send).toHaveBeenCalledTimes(3)
  })

  it('is sent again after a 401, once', async () => {
    await keeper.call(send)
    send.mockResolvedValueOnce(response(401))
    expect((await keeper.call(send)).status).toBe(200)
    expect(means.signIn).toHaveBeenCalledTimes(2)
    send.mockClear().mockResolvedValue(response(401))
    expect((await keeper.call(send)).status).toBe(401)
    expect(send).toHaveBeenCalledTimes(2)
    expect(means.signIn).toHaveBeenCalledTimes(3)
  })

  it('is not sent again when signing in fails, nor after another failure', async () => {
    await keeper.call(send)
    means.signIn.mockResolvedValue(false)
    send.mockClear().mockResolvedValueOnce(response(401))
    expect((await keeper.call(send)).status).toBe(401)
    send.mockResolvedValueOnce(response(500))
    expect((await keeper.call(send)).status).toBe(500)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('passes on what the request fails with', async () => {
    send.mockRejectedValue(new TypeError('offline'))
    await expect(keeper.call(send)).rejects.toThrow('offline')
  })
})

describe('refreshing', () => {
  it('asks only when the tab is active', () => {
    means.isActive.mockReturnValue(false)
    keeper.refresh()
    expect(means.signIn).not.toHaveBeenCalled()
    means.isActive.mockReturnValue(true)
    keeper.refresh()
    keeper.refresh()
    expect(means.signIn).toHaveBeenCalledTimes(1)
  })

  it('asks again the next time, whether the last one was good or not', async () => {
    means.signIn.mockResolvedValueOnce(false)
    keeper.refresh()
    await vi.waitFor(() => {
      keeper.refresh()
      expect(means.signIn).toHaveBeenCalledTimes(2)
    })
  })
})

describe('forgetting', () => {
  it('gives the session up, tells the other tabs and begins another', async () => {
    expect(await keeper.forget()).toBe(true)
    expect(means.tellTabs).toHaveBeenCalledTimes(1)
    expect(means.signIn).toHaveBeenCalledTimes(1)
    expect(means.signOut.mock.invocationCallOrder[0]).toBeLessThan(means.signIn.mock.invocationCallOrder[0] ?? 0)
  })

  it('waits for a sign-in that is under way', async () => {
    let arrive: (good: boolean) => void = () => {}
    means.signIn.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = resolve
      }),
    )
    keeper.refresh()
    const forgotten = keeper.forget()
    await Promise.resolve()
    expect(means.signOut).not.toHaveBeenCalled()
    arrive(true)
    expect(await forgotten).toBe(true)
  })

  it('says so when the server cannot be asked, and tells nobody', async () => {
    means.signOut.mockResolvedValue(false)
    expect(await keeper.forget()).toBe(false)
    expect(means.tellTabs).not.toHaveBeenCalled()
    expect(means.signIn).not.toHaveBeenCalled()
  })
})
