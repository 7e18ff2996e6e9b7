import { Hono } from 'hono'
import { Pool } from 'undici'
import { listen } from '#stand-ins/listen.ts'

/** How a proxy treats the headers of a request: the address of its caller, and Host. */
export type Passing = {
  address: 'appended' | 'replaced' | 'passed on' | 'removed'
  caller?: string
  host?: string
}

/** A reverse proxy as operators set it up, well or not. */
export async function openPassing(url: string, { address, caller = '203.0.113.9', host }: Passing) {
  const pool = new Pool(url)
  const app = new Hono().get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const headers = Object.fromEntries(c.req.raw.headers)
    const sent = headers['x-forwarded-for']
    delete headers['x-forwarded-for']
    delete headers['accept-encoding']
    const forwarded = {
      appended: [sent, caller].filter(Boolean).join(', '),
      replaced: caller,
      'passed on': sent,
      removed: undefined,
    }[address]
    const answer = await pool.request({
      method: 'GET',
      path: pathname + search,
      headers: { ...headers, ...(forwarded && { 'x-forwarded-for': forwarded }), ...(host && { host }) },
    })
    c.header('Content-Type', String(answer.headers['content-type'] ?? 'text/plain'))
    return c.body(await answer.body.text(), answer.statusCode as 200)
  })
  const listening = await listen(app, 0)
  return {
    url: listening.url,
    close: async () => {
      await listening.close()
      await pool.destroy()
    },
  }
}
