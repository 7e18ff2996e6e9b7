import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { downloadCsv } from './download.ts'

it('a download that nobody reads on is cut off, and gives back what it holds', async () => {
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  async function* pages() {
    try {
      for (;;) yield [['a row']]
    } finally {
      resolve()
    }
  }
  const app = new Hono().get('/', (c) => downloadCsv(c, 'rows.csv', ['name'], pages(), 1))
  const reader = (await app.request('/')).body!.getReader()
  await reader.read()
  await ended
  await expect(reader.read()).rejects.toThrow('nobody reads')
})
