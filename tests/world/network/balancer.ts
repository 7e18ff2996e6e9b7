import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

const LOOK_MS = 100

/**
 * A reverse proxy before several servers, as proxies are set up: it keeps its connections, sends to those whose /readyz
 * answers 200 in turn, and repeats nothing.
 */
export async function openBalancer() {
  const servers = new Map<string, { agent: Agent; isReady: boolean }>()
  let turn = 0
  const balancer = createServer((incoming, outgoing) => {
    const ready = [...servers].filter(([, { isReady }]) => isReady)
    const next = ready[turn++ % ready.length]
    const fail = () => {
      if (!outgoing.headersSent) outgoing.writeHead(502)
      outgoing.end()
    }
    if (!next) return fail()
    const [url, { agent }] = next
    const { method, headers } = incoming
    const passed = request(new URL(incoming.url!, url), { method, headers, agent }, (answer) => {
      // Headers of the connection are for the balancer alone.
      const { connection: _, 'keep-alive': __, ...kept } = answer.headers
      outgoing.writeHead(answer.statusCode!, kept)
      answer.pipe(outgoing)
    })
    passed.on('error', fail)
    incoming.pipe(passed)
  })
  const look = setInterval(async () => {
    for (const [url, server] of servers)
      server.isReady = await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
  }, LOOK_MS)
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(balancer.address() as AddressInfo).port}`,
    add: (url: string) => servers.set(url, { agent: new Agent({ keepAlive: true }), isReady: true }),
    remove: (url: string) => servers.delete(url),
    close: () => {
      clearInterval(look)
      for (const { agent } of servers.values()) agent.destroy()
      balancer.closeAllConnections()
      balancer.close()
    },
  }
}
