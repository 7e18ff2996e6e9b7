import { Pool } from 'undici'
import { afterEach, describe, expect, it } from 'vitest'
import { holdTimers } from '#tests/world/heldTimers.ts'
import { DRAIN_MS, type Listening, listen } from './listen.ts'

const LONG_MS = 600_000
const loopback = { port: 0, host: '127.0.0.1' }
const pools: Pool[] = []
const servers: Listening[] = []
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.destroy()
  for (const server of servers.splice(0)) await server.close().catch(() => undefined)
})

async function open(answer: () => Response | Promise<Response>) {
  const server = await listen(answer, loopback)
  const pool = new Pool(`http://127.0.0.1:${server.port}`)
  servers.push(server)
  pools.push(pool)
  const get = async () => {
    const { statusCode, body } = await pool.request({ method: 'GET', path: '/' })
    return [statusCode, await body.text()]
  }
  return { server, get }
}

describe('a server that closes', () => {
  it('finishes the requests it has, and does not wait for idle connections that clients keep open', async () => {
    const taken = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    let asked = 0
    const { server, get } = await open(async () => {
      asked += 1
      if (asked === 1) {
        taken.resolve()
        await finish.promise
      }
      return new Response('done')
    })
    const busy = get()
    await taken.promise
    // This request has been answered, and its connection stays open.
    expect(await get()).toEqual([200, 'done'])
    const drain = holdTimers(DRAIN_MS)
    let isClosed = false
    const closing = server.close().then(() => {
      isClosed = true
    })
    await expect(get()).rejects.toThrow(/ECONNREFUSED|ECONNRESET|closed/)
    expect(isClosed).toBe(false)
    finish.resolve()
    expect(await busy).toEqual([200, 'done'])
    // The server closes without waiting for its time limit.
    await closing
    drain.release()
  })

  it('goes on answering while proxies turn away, and closes each connection with its answer', async () => {
    const { server } = await open(() => new Response('done'))
    const answers = async () => {
      const response = await fetch(`http://127.0.0.1:${server.port}/`)
      return [response.status, response.headers.get('connection')]
    }
    expect(await answers()).toEqual([200, 'keep-alive'])
    const drain = holdTimers(LONG_MS)
    const closing = server.close(LONG_MS)
    expect(await answers()).toEqual([200, 'close'])
    drain.runOut()
    await closing
    drain.release()
    await expect(answers()).rejects.toThrow(/fetch failed/)
  })

  it('accepts no new connection', async () => {
    const { server, get } = await open(() => new Response('done'))
    await server.close()
    await expect(get()).rejects.toThrow(/ECONNREFUSED/)
  })
})

it('a server does not start on a port that is in use', async () => {
  const { server } = await open(() => new Response('done'))
  await expect(listen(() => new Response(), { ...loopback, port: server.port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    port: server.port,
  })
})
