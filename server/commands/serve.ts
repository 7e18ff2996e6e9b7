import { createServer as createProbe } from 'node:net'
import { createApp } from '#server/app.ts'
import type { Config } from '#server/platform/config.ts'
import { listen } from '#server/platform/http/index.ts'
import { onStop } from './onStop.ts'
import { openServices } from './openServices.ts'
import { startJobs } from './startJobs.ts'
import { printWelcome } from './welcome.ts'

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
    isDemo: config.mode === 'demo',
    ...(opened.standIns && { inbox: opened.standIns.inbox }),
  })
  const server = await listen(app.fetch, config, (error) =>
    opened.services.log.error(error, 'a connection could not be taken'),
  )
  const started = withoutJobs ? undefined : startJobs(opened)
  close = async () => {
    await server.close()
    // Whoever stops it this early waits until there is something to stop.
    const stopRelay = await started?.catch(() => undefined)
    await stopRelay?.()
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
