import type { Config } from '#server/commands/config.ts'
import { listenForMetrics } from '#server/platform/http/serveMetrics.ts'
import { SettingError } from '#server/platform/settings/setting.ts'
import { onStop } from './onStop.ts'
import { openServices } from './openServices.ts'
import { startJobs } from './startJobs.ts'

/** The worker may be on the server's machine, with the same settings. */
const PORTS_ABOVE = 1

/** Works off the job queue without serving, beside other processes on the same PostgreSQL. */
export async function work(config: Config): Promise<void> {
  if (config.mode === 'demo') {
    throw new SettingError(
      'The embedded database belongs to one process, which works its queue itself. `work` needs DATABASE_URL.',
    )
  }
  const opened = await openServices(config, { works: true })
  const metrics = await listenForMetrics(opened.services, config.metrics, PORTS_ABOVE)
  const stopRelay = await startJobs(opened.services, opened.queue!)
  console.log('Working.')
  onStop(async () => {
    await stopRelay()
    await metrics?.close()
    await opened.close()
  })
}
