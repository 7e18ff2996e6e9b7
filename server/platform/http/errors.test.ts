import { connect } from 'node:net'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from './env.ts'
import { answerError } from './errors.ts'
import { listen } from './listen.ts'

it('a fault of ours reveals nothing about its cause', async () => {
  const app = new Hono().get('/', () => {
    throw new Error('relation "customers" does not exist at 10.0.0.7:5432')
  })
  app.onError((error, c) => answerError(error, c as never))
  const answer = await app.request('/')
  expect(answer.status).toBe(500)
  expect(await answer.json()).toMatchObject({
    error: { code: 'internal', message: 'Something went wrong on our side. Please try again.' },
  })
  expect([...answer.headers].flat().join()).not.toContain('customers')
})

it('a caller who hangs up in the middle of a body is not taken for a database that is away', async () => {
  const answered = Promise.withResolvers<[number, string]>()
  const app = new Hono<AppEnv>().post('/', async (c) => c.text(await c.req.text()))
  app.onError((error, c) => {
    const answer = answerError(error, c as never)
    answered.resolve([answer.status, error.message])
    return answer
  })
  const server = await listen(app.fetch, { port: 0, host: '127.0.0.1' })
  const caller = connect(server.port, '127.0.0.1')
  caller.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nhalf', () => caller.destroy())
  expect(await answered.promise).toEqual([400, 'aborted'])
  await server.close()
})
