import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'

/**
 * Longer than proxies keep a connection (60 s). Otherwise a proxy would send a request on a connection that is
 * just closing, and fail.
 */
export const IDLE_MS = 65_000
/**
 * A file of 5 MB arrives in time at half a megabit a second; a slower client must not hold resources longer.
 */
const WHOLE_REQUEST_MS = 120_000
/** Milliseconds that a closing server waits for its open requests. */
export const DRAIN_MS = 15_000
const SWEEP_MS = 50

export type Listening = {
  port: number
  /**
   * Goes on answering for `drainMs`, and closes each connection with its answer; then accepts nothing new, finishes the
   * requests it has, for at most 15 seconds, and closes.
   */
  close(drainMs?: number): Promise<void>
}

/**
 * Answers HTTP at an address; port 0 takes a free one. Throws EADDRINUSE if the port is in use.
 * @param onError gets errors of connections that could not be accepted, for example without free file handles;
 * the server goes on
 */
export async function listen(
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch'],
  { port, host }: { port: number; host: string },
  onError?: (error: Error) => void,
): Promise<Listening> {
  const serverOptions = { keepAliveTimeout: IDLE_MS, requestTimeout: WHOLE_REQUEST_MS }
  const server = createAdaptorServer({ fetch, hostname: host, serverOptions }) as Server
  server.listen(port, host)
  await once(server, 'listening')
  if (onError) server.on('error', onError)
  return { port: (server.address() as AddressInfo).port, close: (drainMs = 0) => drain(server, drainMs) }
}

async function drain(server: Server, drainMs: number): Promise<void> {
  if (drainMs > 0) {
    // A proxy that kept its connection would send a request at the moment at which it closes, and fail.
    server.prependListener('request', (_request, response: ServerResponse) => {
      response.shouldKeepAlive = false
    })
    await new Promise((resolve) => setTimeout(resolve, drainMs))
  }
  const closed = once(server, 'close')
  server.close()
  // A connection that was busy until now stays open on the client's side, and the server would wait for it.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const patience = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(patience)
}
