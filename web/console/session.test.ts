import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionQuery } from './session.ts'

const owner = { user: { id: 'u', email: 'o@example.com', name: 'Owner' }, business: { id: 'b' } }

let client: QueryClient
let answer: (session: unknown) => void
let fail: (error: Error) => void
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  client = new QueryClient()
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve, reject) => {
        answer = (session) => resolve(Response.json({ session }))
        fail = reject
      }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const check = () => client.fetchQuery({ ...sessionQuery, staleTime: 0 })

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

  it('lets the person in when the answer comes late', async () => {
    const checked = check()
    await vi.advanceTimersByTimeAsync(5_000)
    await checked
    answer(owner)
    await vi.advanceTimersByTimeAsync(0)
    expect(client.getQueryData(sessionQuery.queryKey)).toEqual(owner)
  })

  it('leaves everything empty when no answer comes at all', async () => {
    const checked = check()
    await vi.advanceTimersByTimeAsync(5_000)
    await checked
    fail(new DOMException('timed out', 'TimeoutError'))
    await vi.advanceTimersByTimeAsync(0)
    expect(console.warn).toHaveBeenLastCalledWith('Query timeout')
    expect(client.getQueryData(sessionQuery.queryKey)).toBeNull()
  })

  it('never puts out somebody who is signed in because the network is slow', async () => {
    client.setQueryData(sessionQuery.queryKey, owner as never)
    const checked = check()
    await vi.advanceTimersByTimeAsync(6_000)
    expect(client.getQueryData(sessionQuery.queryKey)).toEqual(owner)
    answer(owner)
    expect(await checked).toEqual(owner)
  })
})
