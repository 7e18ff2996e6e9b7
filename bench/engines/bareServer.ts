// Runs as a process of its own and does the least that a hand-written route would. It runs the statements of its
// message for a random customer, on a connection for each one that the recorded request used, and writes the
// recorded answer.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'
import { benchId, benchPhone, kinds } from '../world/business.ts'
import type { BareRoute } from './bareRoute.ts'

process.once('message', ({ url, customer, customers, statements, body }: BareRoute) => {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const answer: unknown = JSON.parse(body)
  const ownIds = [kinds.customer, ...kinds.progress]
  const valuesFor = (values: unknown[], n: number) =>
    values.map((value) => {
      if (value === benchPhone(customer)) return benchPhone(n)
      const kind = ownIds.find((one) => value === benchId(one, customer))
      return kind ? benchId(kind, n) : value
    })
  const connections = [...new Set(statements.map(({ connection }) => connection))].map((connection) =>
    statements
      .map((statement, index) => ({ ...statement, name: `s${index}` }))
      .filter((statement) => statement.connection === connection),
  )
  const app = new Hono().get('/', async (c) => {
    const n = 1 + Math.floor(Math.random() * customers)
    for (const own of connections) {
      const client = await pool.connect()
      for (const { name, text, values } of own)
        await client.query(values.length > 0 ? { name, text, values: valuesFor(values, n) } : text)
      client.release()
    }
    return c.json(answer as object)
  })
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send!({ port }))
})
