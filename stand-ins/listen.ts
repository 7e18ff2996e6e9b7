import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type HttpBindings, type ServerType } from '@hono/node-server'
import type { Env, Hono } from 'hono'

export type Listening = { url: string; close(): Promise<void> }

/** Serves an app on the loopback address alone; port 0 takes a free one. */
export const listen = <E extends Env>(app: Hono<E>, port = 0): Promise<Listening> =>
  listenWith(
    createAdaptorServer({
      fetch: (request, env) => app.fetch(request, env as HttpBindings & E['Bindings']),
    }),
    port,
  )

/** `listen` for a server of the caller's own making. */
export async function listenWith(server: ServerType, port = 0): Promise<Listening> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${taken}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}
