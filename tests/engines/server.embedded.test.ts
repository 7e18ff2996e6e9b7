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

test('the server is well, comes back after a kill on the same database, and stops with code 0', async () => {
  expect(await (await fetch(`${server.url}/healthz`)).text()).toBe('ok')
  await server.kill()
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
  await server.start()
  expect((await fetch(server.inboxUrl)).status).toBe(200)
  expect(await server.stop()).toBe(0)
})
