import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const owner = {
  id: 's',
  user: { id: 'u', email: 'o@example.com', name: 'Owner' },
  business: { id: 'b' },
  expires_at: '2026-12-01T00:00:00.000Z',
}

let client: QueryClient
let sessionQuery: typeof import('./session.ts')['sessionQuery']
let answer: (session: unknown) => void
let refuse: (status: number) => void
let fail: (error: Error) => void
beforeEach(async () => {
  // Each test is a new page, which knows nobody yet.
  vi.resetModules()
  ;({ sessionQuery } = await import('./session.ts'))
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  client = new QueryClient()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('location', { pathname: '/dashboard' })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage() {}
    },
  )
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve, reject) => {
        answer = (session) => resolve(Response.json({ session }))
        refuse = (status) => resolve(new Response('', { status }))
        fail = reject
      }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.resetModules()
})

const check = () => client.fetchQuery({ ...sessionQuery, staleTime: 0 })
/** Lets requests reach the network. */
const reach = () => vi.advanceTimersByTimeAsync(0)

describe('the session check', () => {
  it('answers who is signed in', async () => {
    const checked = check()
    await vi.advanceTimersByTimeAsync(4_999)
    answer(owner)
    expect(await checked).toEqual(owner)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(console.warn).not.toHaveBeenCalled()
  })

  it('ends loading after 5 s with a warning, as if nobody were signed in', async () => {
    const checked = check()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await checked).toBeNull()
    expect(console.warn).toHaveBeenCalledWith('Session check timed out')
  })

  it('signs the person in when the answer comes late', async () => {
    const checked = check()
    await vi.advanceTimersByTimeAsync(5_000)
    await checked
    answer(owner)
    await vi.advanceTimersByTimeAsync(0)
    expect(client.getQueryData(sessionQuery.queryKey)).toEqual(owner)
  })

  it('stays signed out if no answer comes at all', async () => {
    const checked = check()
    await vi.advanceTimersByTimeAsync(5_000)
    await checked
    for (const pause of [200, 400, 800, 0]) {
      fail(new DOMException('timed out', 'TimeoutError'))
      await vi.advanceTimersByTimeAsync(pause)
    }
    expect(console.warn).toHaveBeenLastCalledWith('Query timeout')
    expect(client.getQueryData(sessionQuery.queryKey)).toBeNull()
  })

  it('never signs anybody out because the network is slow', async () => {
    client.setQueryData(sessionQuery.queryKey, owner as never)
    const checked = check()
    await vi.advanceTimersByTimeAsync(6_000)
    expect(client.getQueryData(sessionQuery.queryKey)).toEqual(owner)
    answer(owner)
    expect(await checked).toEqual(owner)
  })

  it.each([502, 503, 504])(
    'is tried again after 200, 400 and 800 ms when the server is not there (%i)',
    async (status) => {
      const checked = check()
      await reach()
      for (const pause of [200, 400, 800]) {
        refuse(status)
        const before = fail
        await vi.advanceTimersByTimeAsync(pause - 1)
        expect(fail).toBe(before)
        await vi.advanceTimersByTimeAsync(1)
        expect(fail).not.toBe(before)
      }
      answer(owner)
      expect(await checked).toEqual(owner)
    },
  )

  it('is tried again after a network failure, but not without a network', async () => {
    const checked = check()
    await reach()
    fail(new TypeError('Failed to fetch'))
    await vi.advanceTimersByTimeAsync(200)
    answer(owner)
    expect(await checked).toEqual(owner)
    vi.stubGlobal('navigator', { onLine: false })
    const again = check()
    await reach()
    fail(new TypeError('Failed to fetch'))
    await expect(again).rejects.toThrow('No connection')
  })

  it('gives up at once if the server answers with an error', async () => {
    const checked = check()
    await reach()
    refuse(500)
    await expect(checked).rejects.toThrow('Something went wrong')
  })
})
