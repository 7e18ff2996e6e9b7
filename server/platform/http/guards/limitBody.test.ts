import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { Pool } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '#server/platform/log/log.ts'
import { type AppEnv, answerError, identifyRequest } from '../index.ts'
import { type Listening, listen } from '../listen.ts'
import { limitBody, passOverLarger } from './limitBody.ts'

const MOST = 1024 * 1024
let server: Listening
beforeAll(async () => {
  const app = new Hono<AppEnv>()
  app.onError(answerError)
  app.use(identifyRequest(createLog('silent'), []))
  app.post('/take', passOverLarger(MOST), async (c) => c.text(String((await c.req.text()).length)))
  app.use(limitBody(MOST, 'No more than 1 MB'))
  app.post('/read', async (c) => c.text(String((await c.req.text()).length)))
  app.post('/refuse', (c) => c.text('refused', 401))
  server = await listen(app.fetch, { port: 0, host: '127.0.0.1' })
})
afterAll(() => server?.close())

/** Sends requests one after the other on one connection. */
async function onOneConnection(requests: { path: string; body: Buffer | Readable }[]) {
  const pool = new Pool(`http://127.0.0.1:${server.port}`, { connections: 1 })
  const answers: [number, string, unknown][] = []
  for (const { path, body } of requests) {
    const answer = await pool.request({ method: 'POST', path, body })
    answers.push([answer.statusCode, await answer.body.text(), answer.headers.connection])
  }
  await pool.destroy()
  return answers
}
/** A body without a Content-Length. */
const inPieces = (bytes: Buffer) =>
  Readable.from(Array.from({ length: 64 }, (_none, piece) => pieceOf(bytes, piece)))
const pieceOf = (bytes: Buffer, piece: number) =>
  bytes.subarray((bytes.length / 64) * piece, (bytes.length / 64) * (piece + 1))
const small = { path: '/read', body: Buffer.alloc(10) }
const read = (length: number) => [200, String(length), 'keep-alive']
const refused = (connection: string) => [413, expect.stringContaining('No more than 1 MB'), connection]

describe('a body', () => {
  it.each([MOST * 2, MOST * 5])(
    'of %s bytes is refused, and the next request on its connection is not',
    async (size) => {
      const large = Buffer.alloc(size)
      expect(await onOneConnection([{ path: '/read', body: large }, small])).toEqual([
        refused('keep-alive'),
        read(10),
      ])
      // The unread rest of the body has no known length, so the answer says that the connection closes.
      expect(await onOneConnection([{ path: '/read', body: inPieces(large) }, small])).toEqual([
        refused('close'),
        read(10),
      ])
    },
  )

  it('up to the limit is read; one without a Content-Length, up to 256 KB', async () => {
    const most = 256 * 1024
    const answers = await onOneConnection([
      { path: '/read', body: Buffer.alloc(MOST) },
      { path: '/read', body: inPieces(Buffer.alloc(most)) },
      { path: '/read', body: inPieces(Buffer.alloc(most + 64)) },
    ])
    expect(answers).toEqual([read(MOST), read(most), refused('close')])
  })

  it('of a caller that would send it for ever is passed over where it is larger, as if it had been taken', async () => {
    const whole = { path: '/take', body: Buffer.alloc(MOST) }
    const inParts = { path: '/take', body: inPieces(Buffer.alloc(MOST)) }
    const answers = await onOneConnection([
      whole,
      inParts,
      { path: '/take', body: Buffer.alloc(MOST + 1) },
      { path: '/take', body: inPieces(Buffer.alloc(MOST * 2)) },
      small,
    ])
    expect(answers).toEqual([read(MOST), read(MOST), [204, '', 'keep-alive'], [204, '', 'close'], read(10)])
  })

  it('that no route read leaves its connection usable for the next request', async () => {
    const answers = await onOneConnection([{ path: '/refuse', body: Buffer.alloc(MOST) }, small])
    expect(answers).toEqual([[401, 'refused', 'keep-alive'], read(10)])
  })
})
