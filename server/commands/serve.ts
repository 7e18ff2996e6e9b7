import type { Server } from 'node:http'
import { createServer as createProbe } from 'node:net'
import { serve as listen } from '@hono/node-server'
import { createApp } from '#server/app.ts'
import type { Config } from '#server/platform/config.ts'
import { onStop } from './onStop.ts'
import { openServices } from './openServices.ts'
import { startJobs } from './startJobs.ts'
import { printWelcome } from './welcome.ts'

const DRAIN_MS = 15_000
/** Longer than proxies keep a connection (60 s): they send the next request on one that is closing otherwise, and fail. */
const IDLE_MS = 65_000

/** Serves until SIGINT or SIGTERM; then takes nothing new, finishes what it took, and closes. */
export async function serve(wanted: Config, withoutJobs: boolean): Promise<void> {
  // Until there is something to close, a signal just ends the process: what was begun is rolled back.
  let close = async () => {}
  onStop(() => close())
  const config = await withPort(wanted)
  const opened = await openServices(config)
  if (config.mode === 'demo' && config.demoShop) {
    const { loadDemo } = await import('#database/demo/loadDemo.ts')
    await loadDemo(opened.services, opened.auth, console.log)
  }
  close = opened.close
  const app = createApp(opened.services, opened.auth, {
    trustProxy: config.trustProxy,
    ...(opened.standIns && { inbox: opened.standIns.inbox }),
  })
  const server = await startListening(app.fetch, config)
  const started = withoutJobs ? undefined : startJobs(opened)
  close = async () => {
    await drain(server)
    // Whoever stops it this early waits until there is something to stop.
    await Promise.allSettled([started])
    await opened.close()
  }
  await started
  await printWelcome(config)
}

/** Port 0 means any free one; links in messages name the port, so it is chosen before anything starts. */
async function withPort(config: Config): Promise<Config> {
  if (config.port !== 0) return config
  const port = await new Promise<number>((resolve) => {
    const probe = createProbe().listen(0, config.host, () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
  return { ...config, port, publicUrl: config.publicUrl.replace(/:0$/, `:${port}`) }
}

function startListening(
  fetch: Parameters<typeof listen>[0]['fetch'],
  { port, host }: Config,
): Promise<Server> {
  return new Promise((resolve, reject) => {
    const serverOptions = { keepAliveTimeout: IDLE_MS }
    const server = listen({ fetch, port, hostname: host, serverOptions }, () =>
      resolve(server as Server),
    ) as Server
    server.once('error', reject)
  })
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const patience = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearTimeout(patience)
}
