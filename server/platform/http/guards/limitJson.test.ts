import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { type AppEnv, answerError, limitJson } from '../index.ts'
import { shapeOf } from './limitJson.ts'

const app = new Hono<AppEnv>()
app.onError(answerError)
app.use(limitJson)
app.post('/', async (c) => c.json({ values: ((await c.req.json()) as unknown[]).length }))

async function send(body: string, type = 'application/json') {
  const answer = await app.request('/', { method: 'POST', body, headers: { 'content-type': type } })
  return { status: answer.status, text: await answer.text() }
}

describe('JSON', () => {
  it.each([
    ['of more than 20,000 values', `[${'1,'.repeat(20_000)}1]`, 'too many values'],
    ['of as many objects', `[${'{},'.repeat(20_000)}{}]`, 'too many values'],
    ['nested deeper than 32', `${'['.repeat(33)}${']'.repeat(33)}`, 'nested too deeply'],
    ['nested 100,000 deep', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 'nested too deeply'],
  ])('%s is refused before anything walks through it', async (_what, body, words) => {
    const answer = await send(body)
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(words)])
    expect((await send(body, 'application/merge-patch+json; charset=utf-8')).status).toBe(400)
  })

  it('of 5,000 ids is read, and so are texts that look like many values', async () => {
    const ids = JSON.stringify(Array.from({ length: 5000 }, () => crypto.randomUUID()))
    expect(await send(ids)).toEqual({ status: 200, text: '{"values":5000}' })
    const text = JSON.stringify([`${'[{,'.repeat(30_000)}\\"`, '\\', '"'])
    expect(await send(text)).toEqual({ status: 200, text: '{"values":3}' })
  })

  it('is measured as it stands, whole or broken', () => {
    expect(shapeOf('{"a":[1,{"b":"x,[{"}]}')).toEqual({ values: 5, depth: 3, field: 'a' })
    expect(shapeOf('"\\"')).toEqual({ values: 1, depth: 0, field: 'json' })
    expect(shapeOf('')).toEqual({ values: 1, depth: 0, field: 'json' })
  })
})
