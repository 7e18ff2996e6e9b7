import { createServer as createProbe } from 'node:net'
import { createApp } from '#server/app.ts'
import type { Config } from '#server/commands/config.ts'
import type { Auth } from '#server/identity/auth/index.ts'
import type { Database } from '#server/platform/database/index.ts'
import { listen } from '#server/platform/http/index.ts'
import { listenForMetrics } from '#server/platform/http/serveMetrics.ts'
import type { DemoBusinesses } from './demoBusinesses.ts'
import { onStop } from './onStop.ts'
import { openAuth } from './openAuth.ts'
import { openServices } from './openServices.ts'
import { startJobs } from './startJobs.ts'
import { printWelcome } from './welcome.ts'

/** Serves until SIGINT or SIGTERM. Then it accepts nothing new, finishes what it has begun, and closes. */
export async function serve(wanted: Config, withoutJobs: boolean): Promise<void> {
  // Until there is something to close, a signal just ends the process, and open transactions are rolled back.
  let close = async () => {}
  onStop(() => close())
  const config = await withPort(wanted)
  const opened = await openServices(config, { works: !withoutJobs })
  close = opened.close
  const auth = openAuth(config, opened)
  const demo = await openDemo(config, opened.services.database, auth)
  let isStopping = false
  const app = createApp(opened.services, auth, {
    trustedProxies: config.trustedProxies,
    callLimits: config.callLimits,
    securityContact: config.securityContact,
    legalLanguages: config.legalLanguages,
    metricsToken: config.metrics.token,
    isDemo: config.mode === 'demo',
    isStopping: () => isStopping,
    ...(opened.standIns && { inbox: opened.standIns.inbox, dnsPage: opened.standIns.dnsPage }),
    ...(demo && { demo }),
  })
  const metrics = await listenForMetrics(opened.services, config.metrics)
  const server = await listen(app.fetch, config, (error) =>
    opened.services.log.error(error, 'a connection could not be taken'),
  )
  const started = opened.queue && startJobs(opened.services, opened.queue)
  close = async () => {
    isStopping = true
    await server.close(config.drainMs)
    await metrics?.close()
    // A stop during the start waits until there is something to stop.
    const stopRelay = await started?.catch(() => undefined)
    await stopRelay?.()
    await demo?.stop()
    await opened.close()
  }
  await started
  await printWelcome(config, demo)
}

/** The demo's module is loaded only here: production starts without it. */
async function openDemo(config: Config, database: Database, auth: Auth): Promise<DemoBusinesses | undefined> {
  if (config.mode !== 'demo' || !config.demoBusiness) return undefined
  const { openDemoBusinesses } = await import('./demoBusinesses.ts')
  return openDemoBusinesses(config, database, auth)
}

/** Port 0 means any free port. Links in messages name the port, so it is chosen before anything starts. */
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
