import { get, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dropDatabase, newDatabase, type TestDatabase } from './index.ts'
import { type ServerUnderTest, startServer } from './server.ts'

let database: TestDatabase
let server: ServerUnderTest

beforeAll(async () => {
  database = await newDatabase()
  server = await startServer(database)
})

afterAll(async () => {
  await server?.stop()
  await dropDatabase(database)
})

test('the server keeps an idle connection for longer than a proxy in front of it does', async () => {
  const { headers } = await fetch(`${server.url}/healthz`)
  expect(headers.get('keep-alive')).toBe('timeout=65')
})

test('a site that points its name at the server is shown nothing, and the demo not even that it is well', async () => {
  const isDemo = 'dataDir' in database.source
  // In production, monitoring may reach the server by any name.
  expect(await statusFor('/healthz', 'rebound.example')).toBe(isDemo ? 421 : 200)
  for (const path of ['/login', '/api/auth/session', '/dev/inbox'])
    expect([path, await statusFor(path, 'rebound.example')]).toEqual([path, isDemo ? 421 : 404])
  expect(await statusFor('/healthz', 'localhost')).toBe(200)
})

/** A request with any Host header, which `fetch` would set itself. */
async function statusFor(path: string, host: string): Promise<number | undefined> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(server.url + path, { headers: { host }, family: 4 }, resolve).on('error', reject)
  })
  answer.resume()
  return answer.statusCode
}

test('the server is well, comes back after a kill on the same database, and stops with code 0', async () => {
  expect(await (await fetch(`${server.url}/healthz`)).text()).toBe('ok')
  await server.kill()
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
  await server.start()
  expect((await fetch(server.inboxUrl)).status).toBe(200)
  expect(await server.stop()).toBe(0)
})
