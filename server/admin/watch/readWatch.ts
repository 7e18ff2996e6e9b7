import type { Watched } from '#server/platform/http/serveMetrics.ts'
import { MOST_COUNTED, type Sample, tellOwn } from '#server/platform/metrics/index.ts'
import { version } from '#server/platform/settings/version.ts'
import type { Services } from '#server/services.ts'
import { checkEntries } from './checks.ts'
import { judge } from './judge.ts'
import type { PlatformWatch } from './watchContract.ts'

/**
 * Reads how the platform runs: the figures that Prometheus gets, and what they mean. None of them is about one business.
 */
export async function readWatch({
  database,
  clock,
  metrics,
  readings,
}: Pick<Services, 'database' | 'clock'> & Watched): Promise<PlatformWatch> {
  const [all, own] = await Promise.all([readings.latest(), tellOwn(metrics)])
  const samples = all.flatMap((read) => read.samples ?? [])
  return {
    at: clock.now().toISOString(),
    checks: checkEntries.map(([name, check]) => ({ name, ...judge(all, check) })),
    unread: all.filter((read) => read.samples === null).map(({ name }) => name),
    outboxes: rowsOf(samples, 'outbox').map(({ name, of }) => ({
      name,
      waiting: of('regulars_outbox_waiting'),
      is_more: of('regulars_outbox_waiting') >= MOST_COUNTED,
      oldest_seconds: of('regulars_outbox_oldest_seconds'),
    })),
    queues: rowsOf(samples, 'queue')
      .map(({ name, of }) => ({
        name,
        ready: of('regulars_queue_ready'),
        active: of('regulars_queue_active'),
        failed: of('regulars_queue_failed'),
        oldest_seconds: of('regulars_queue_oldest_seconds'),
      }))
      .filter(({ ready, active, failed, oldest_seconds }) => ready + active + failed + oldest_seconds > 0),
    process: {
      ...own,
      version,
      since: new Date(performance.timeOrigin).toISOString(),
      memory_bytes: process.memoryUsage.rss(),
      pools: database.pools().map(({ name, busy, most, waiting }) => ({ name, busy, most, waiting })),
    },
  }
}

/** The figures of each value of a label. */
function rowsOf(samples: Sample[], label: string) {
  const named = Map.groupBy(
    samples.filter(({ labels }) => labels?.[label] !== undefined),
    ({ labels }) => labels![label]!,
  )
  return [...named].map(([name, own]) => ({
    name,
    of: (metric: string) => own.find((sample) => sample.metric === metric)?.value ?? 0,
  }))
}
