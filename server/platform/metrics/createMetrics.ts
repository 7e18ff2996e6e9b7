import { performance } from 'node:perf_hooks'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'
import type { PoolUse } from '#server/platform/database/index.ts'

/** Upper bounds in seconds. Few, because each route has a line for each of them. */
const OF_REQUESTS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const OF_PROVIDERS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const OF_JOBS = [0.05, 0.25, 1, 5, 30, 120, 600]

export type Metrics = ReturnType<typeof createMetrics>

/**
 * Metrics that this process counts and measures of itself. Labels have values of a short list, never those of a caller:
 * each value is a line of its own that stays until the process ends.
 */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Answered requests by method, route and class of the status.',
      labelNames: ['method', 'route', 'status'],
      buckets: OF_REQUESTS,
      registers,
    }),
    limited: new Counter({
      name: 'regulars_requests_limited_total',
      help: 'Requests refused by a rate limit (429), by route.',
      labelNames: ['route'],
      registers,
    }),
    answers: new Histogram({
      name: 'regulars_provider_answer_seconds',
      help: 'Answers of providers by outcome. The time includes the wait for a free connection.',
      labelNames: ['provider', 'outcome'],
      buckets: OF_PROVIDERS,
      registers,
    }),
    reports: new Counter({
      name: 'regulars_message_reports_total',
      help: 'Reports of providers that moved a message on, by its channel and new state.',
      labelNames: ['channel', 'state'],
      registers,
    }),
    jobs: new Histogram({
      name: 'regulars_job_seconds',
      help: 'Runs of jobs, by queue and outcome. A failed one is tried again as its queue says.',
      labelNames: ['queue', 'outcome'],
      buckets: OF_JOBS,
      registers,
    }),
    busyShare: newBusyShare(),
  }
}

/** Returns what tells the share of the time since it was last asked in which the process computed. */
function newBusyShare(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization || 0
  }
}

/** Adds what Node and the operating system tell of the process, its version, and the use of its connections. */
export function watchProcess({ registry }: Metrics, version: string, pools: () => PoolUse[]): void {
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'regulars_build_info',
    help: 'The version that runs; always 1.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1)
  new Gauge({
    name: 'regulars_pool_connections',
    help: 'Connections to PostgreSQL by pool: the most that there can be, those in use, and calls that wait for one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { name: pool, most, busy, waiting } of pools()) {
        this.set({ pool, state: 'most' }, most)
        this.set({ pool, state: 'busy' }, busy)
        this.set({ pool, state: 'waiting' }, waiting)
      }
    },
  })
  const total = (name: string, help: string, of: (pool: PoolUse) => number) =>
    new Counter({
      name,
      help,
      labelNames: ['pool'],
      registers,
      collect() {
        this.reset()
        for (const use of pools()) this.inc({ pool: use.name }, of(use))
      },
    })
  total('regulars_pool_taken_total', 'Connections taken for a transaction.', ({ taken }) => taken)
  total('regulars_pool_wait_seconds_total', 'Seconds that transactions waited for one.', (use) => use.waited)
}
