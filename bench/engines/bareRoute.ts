import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Pool } from 'undici'
import type { Statement } from '#bench/engines/recordStatements.ts'

/** Work of a bare route: these statements, with the recorded customer replaced by a random one, and this answer. */
export type BareRoute = {
  url: string
  customer: number
  customers: number
  statements: Statement[]
  body: string
}

/** Starts a bare Hono server with one route, at /. */
export async function startBareRoute(route: BareRoute) {
  const server = fork(fileURLToPath(new URL('./bareServer.ts', import.meta.url)))
  server.send(route)
  const [{ port }] = (await once(server, 'message')) as [{ port: number }]
  const http = new Pool(`http://127.0.0.1:${port}`, { connections: 8, pipelining: 1 })
  return {
    http,
    stop: async () => {
      await http.close()
      server.kill()
      await once(server, 'exit')
    },
  }
}
