import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const HALF_A_DAY = 12 * 60 * 60_000
const ada = { id: 's1', user: { id: 'ada' }, business: { id: 'b' }, expires_at: '2026-12-01T00:00:00.000Z' }
const bo = { ...ada, id: 's2', user: { id: 'bo' } }

let heard: string[]
let said: unknown[]
let ears: ((message: { data: unknown }) => void)[]
let answers: ((session: unknown) => void)[]
beforeEach(() => {
  vi.useFakeTimers()
  heard = []
  said = []
  answers = []
  ears = []
  vi.stubGlobal('dispatchEvent', ({ detail }: CustomEvent<{ event: string; where: string }>) =>
    heard.push(`${detail.event} ${detail.where}`),
  )
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { pathname: '/dashboard' })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push((session) => resolve(json(session)))))
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener = (_type: string, ear: (typeof ears)[number]) => ears.push(ear)
      postMessage = (message: unknown) => said.push(message)
    },
  )
  vi.stubGlobal('sessionStorage', storage())
})
afterEach(() => {
  environmentManager.setIsServer(() => true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  // A page's state ends with it: the next test in this worker opens a page of its own.
  vi.resetModules()
})

const json = (session: unknown) => Response.json({ session })
function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}
function hearFromTab(data: unknown) {
  for (const ear of ears) ear({ data })
}
/** Lets requests reach the network, and answers the page. */
const settle = () => vi.advanceTimersByTimeAsync(0)

/** Loads a new page in the tab, with its current storage. */
async function load() {
  vi.resetModules()
  const { sessionQuery, keptSessionQuery } = await import('./session.ts')
  const { endSession } = await import('./enterAndLeave.ts')
  const { onNews } = await import('./authEvents.ts')
  const client = new QueryClient()
  const ask = () => client.fetchQuery({ ...sessionQuery, staleTime: 0 })
  const find = async (session: unknown) => {
    const asked = ask()
    await settle()
    answers.at(-1)!(session)
    await asked
  }
  const signOut = () => endSession(client)
  const listen = () => onNews(() => {})
  return { client, keptSessionQuery, ask, find, signOut, listen }
}

describe('SIGNED_IN', () => {
  it('is raised once by the page that finds another person after a redirect, and tells the other tabs', async () => {
    await (await load()).find(null)
    const back = await load()
    await back.find(ada)
    await back.find(ada)
    expect(heard).toEqual(['SIGNED_IN here'])
    expect(said).toEqual([{ event: 'SIGNED_IN', session: 's1' }])
  })

  it('is not raised by a reload, nor by a new tab of a signed-in person', async () => {
    await (await load()).find(ada)
    await (await load()).find(ada)
    vi.stubGlobal('sessionStorage', storage())
    await (await load()).find(ada)
    expect(heard).toEqual([])
  })

  it('is raised where a tab that was somebody’s finds somebody else, or the same person signed in anew', async () => {
    const page = await load()
    await page.find(ada)
    await page.find(bo)
    await page.find({ ...bo, id: 's3', expires_at: '2026-12-02T00:00:00.000Z' })
    expect(heard).toEqual(['SIGNED_IN here', 'SIGNED_IN here'])
  })

  it('is not raised by another shop, nor by a person at a shared till', async () => {
    const page = await load()
    await page.find(ada)
    await page.find({ ...ada, business: { id: 'another' } })
    await page.find({ ...ada, user: { id: 'bo' }, shared_till: { is_anybody_there: true } })
    expect(heard).toEqual([])
  })

  it('is raised once where a tab both hears of it and finds it, in either order', async () => {
    const page = await load()
    page.listen()
    await page.find(null)
    const message = { event: 'SIGNED_IN', session: 's1' }
    hearFromTab(message)
    await page.find(ada)
    expect(heard).toEqual(['SIGNED_IN another tab'])
    hearFromTab(message)
    expect(heard).toEqual(['SIGNED_IN another tab'])
  })

  it('is left to the answers by a page that hears of it before it knows anything', async () => {
    const page = await load()
    page.listen()
    hearFromTab({ event: 'SIGNED_IN', session: 's1' })
    await page.find(null)
    expect(heard).toEqual([])
    await page.find(ada)
    expect(heard).toEqual(['SIGNED_IN here'])
  })

  it('is raised for a person who signs in, or is found signed in after the first check timed out', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const page = await load()
    const asked = page.ask()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await asked).toBeNull()
    await page.find(ada)
    expect(heard).toEqual(['SIGNED_IN here'])
  })

  it('is raised without storage by a page that knew nobody before, and never by its reload', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
    const page = await load()
    await page.find(null)
    await page.find(ada)
    await (await load()).find(ada)
    expect(heard).toEqual(['SIGNED_IN here'])
  })
})

describe('SIGNED_OUT', () => {
  it('is raised when the session ended by itself, which each tab learns by itself', async () => {
    const page = await load()
    await page.find(ada)
    await page.find(null)
    expect(heard).toEqual(['SIGNED_OUT here'])
    expect(said).toEqual([])
  })

  it('is final after a sign-out, whatever an older request answers', async () => {
    const page = await load()
    await page.find(ada)
    const asked = page.ask().catch(() => {})
    await settle()
    await page.signOut()
    answers.at(-1)!(ada)
    await asked
    await settle()
    expect(heard).toEqual(['SIGNED_OUT here'])
    expect(said).toEqual([{ event: 'SIGNED_OUT', session: null }])
    expect(page.client.getQueryData(['session'])).toBeNull()
  })

  it('is raised once by a reloaded page that hears of it before its first answer, which is from before', async () => {
    await (await load()).find(ada)
    const page = await load()
    page.listen()
    hearFromTab({ event: 'SIGNED_OUT', session: null })
    await page.find(ada)
    await page.find(null)
    expect(heard).toEqual(['SIGNED_OUT here'])
    expect(said).toEqual([])
  })

  it('is said to the other tabs by a sign-out that this one learned of before', async () => {
    const page = await load()
    await page.find(ada)
    await page.find(null)
    await page.signOut()
    expect(heard).toEqual(['SIGNED_OUT here'])
    expect(said).toEqual([{ event: 'SIGNED_OUT', session: null }])
  })

  it('is not raised if nobody was signed in', async () => {
    const page = await load()
    await page.find(null)
    await page.signOut()
    expect(heard).toEqual([])
  })
})

describe('TOKEN_REFRESHED', () => {
  it('is raised when the session was renewed, and only then', async () => {
    const page = await load()
    await page.find(ada)
    await page.find(ada)
    await page.find({ ...ada, expires_at: '2026-11-30T00:00:00.000Z' })
    expect(heard).toEqual([])
    await page.find({ ...ada, expires_at: '2026-12-02T00:00:00.000Z' })
    expect(heard).toEqual(['TOKEN_REFRESHED here'])
  })

  it('reaches a page that stays open: it asks twice a day', async () => {
    environmentManager.setIsServer(() => false)
    const { client, keptSessionQuery } = await load()
    const leave = new QueryObserver(client, keptSessionQuery).subscribe(() => {})
    await settle()
    answers.at(-1)!(ada)
    await settle()
    await vi.advanceTimersByTimeAsync(HALF_A_DAY - 1)
    expect(answers).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(answers).toHaveLength(2)
    answers.at(-1)!(ada)
    await vi.advanceTimersByTimeAsync(HALF_A_DAY)
    expect(heard).toEqual([])
    expect(answers).toHaveLength(3)
    answers.at(-1)!({ ...ada, expires_at: '2026-12-02T00:00:00.000Z' })
    await settle()
    expect(heard).toEqual(['TOKEN_REFRESHED here'])
    leave()
  })
})
