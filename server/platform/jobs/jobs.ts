import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss, type SendOptions } from 'pg-boss'
import type { Log } from '#server/platform/log/log.ts'
import { loggedError } from '#server/platform/log/loggedError.ts'
import { type BossRole, createBoss } from '#server/platform/queues/boss.ts'
import type { Queue } from '#server/platform/queues/queue.ts'
import { askAgain, type Database, hindranceOf, type Tx } from '../database/index.ts'

const POLL_SECONDS = 2
/**
 * Milliseconds that a job waits when the database goes away. After that the job fails, and is retried like any failed
 * job.
 */
const WAIT_FOR_DATABASE_MS = 60_000

/**
 * Work for later, written in the transaction of its cause: the job exists if and only if that transaction
 * commits.
 */
export type Jobs = {
  enqueue<Payload>(
    tx: Tx,
    queue: Queue<Payload>,
    payload: NoInfer<Payload>,
    options?: SendOptions,
  ): Promise<void>
  /** Adds many jobs in one statement; `startAfter` is in seconds. */
  enqueueAll<Payload>(
    tx: Tx,
    queue: Queue<Payload>,
    jobs: { payload: NoInfer<Payload>; startAfter?: number }[],
  ): Promise<void>
}

/**
 * The worker of the named queue: one call to a verb, for each job or for several together. Each of the `workers`
 * fetches `atOnce` jobs together.
 */
export type JobHandler = { queue: string; atOnce?: number; workers?: number } & (
  | { work: (payload: unknown) => Promise<void> }
  | { workTogether: (payloads: unknown[]) => Promise<void> }
)

/**
 * A feature's work in the background: its handlers, its scheduled work (cron, UTC), and work that runs once at a start.
 */
export type FeatureJobs = {
  handlers: JobHandler[]
  schedules: Schedule[]
  atStart?: () => Promise<void>
}

type Schedule = { queue: string; cron: string }

export function jobHandler<Payload>(
  { name, payload }: Queue<Payload>,
  work: (payload: Payload) => Promise<void>,
  atOnce = 1,
): JobHandler {
  return { queue: name, atOnce, work: (input) => work(payload.parse(input)) }
}

/** A handler for work that costs less together. If it fails, all of its jobs are tried again, the finished ones too. */
export function jobsTogether<Payload>(
  { name, payload }: Queue<Payload>,
  work: (payloads: Payload[]) => Promise<void>,
  sizes: { atOnce: number; workers: number },
): JobHandler {
  const workTogether = (inputs: unknown[]) => work(inputs.map((input) => payload.parse(input)))
  return { queue: name, ...sizes, workTogether }
}

export type OpenJobs = Jobs & { close(): Promise<void> }

/** Takes note of a run of some jobs of a queue. */
export type ObserveJobs = (queue: string, outcome: 'done' | 'failed', seconds: number) => void

export type JobQueue = OpenJobs & {
  work(handlers: JobHandler[], schedules: Schedule[]): Promise<void>
}

/**
 * Opens the queue for a process that leaves the work to others: it hears of no jobs, starts no scheduled ones and
 * supervises none.
 */
export async function openJobs(database: Database, log: Log): Promise<OpenJobs> {
  return addingTo(await startBoss(database, 'adds', log))
}

export async function openJobQueue(
  database: Database,
  log: Log,
  observe: ObserveJobs = () => {},
): Promise<JobQueue> {
  const boss = await startBoss(database, 'works', log)
  return {
    ...addingTo(boss),
    work: (handlers, schedules) => startWorkers(boss, handlers, schedules, { log, observe }),
  }
}

async function startBoss(database: Database, role: BossRole, log: Log): Promise<PgBoss> {
  const boss = createBoss(database.jobs, role)
  boss.on('error', (error) => {
    const { message: reason, errorCode, queue } = loggedError(error)
    const hindrance = hindranceOf(error)
    if (hindrance) log.warn({ reason, errorCode, queue, hindrance }, 'the job queue waits for the database')
    else log.error({ err: error }, 'job queue')
  })
  await boss.start()
  return boss
}

const addingTo = (boss: PgBoss): OpenJobs => ({
  async enqueue(tx, queue, payload, options) {
    await boss.send(queue.name, payload as object, { ...options, db: fromDrizzle(tx as never, sql) })
  },
  async enqueueAll(tx, queue, jobs) {
    const inserted = jobs.map(({ payload, ...options }) => ({ data: payload as object, ...options }))
    await boss.insert(queue.name, inserted, { db: fromDrizzle(tx as never, sql) })
  },
  close: () => boss.stop({ graceful: true, timeout: 20_000, close: true }),
})

async function startWorkers(
  boss: PgBoss,
  handlers: JobHandler[],
  schedules: Schedule[],
  watch: Watch,
): Promise<void> {
  for (const handler of handlers) {
    await boss.work(
      handler.queue,
      {
        // The jobs of a batch run at once. While batches are full, the next is fetched without a pause: a
        // notification announces only one job, and polling otherwise waits half a minute.
        batchSize: Math.max(2, handler.atOnce ?? 1),
        burstWhenBatchFull: true,
        pollingIntervalSeconds: POLL_SECONDS,
        notifyPollingIntervalSeconds: POLL_SECONDS,
        localConcurrency: handler.workers ?? 1,
        perJobResults: true,
      },
      (jobs) => runJobs(handler, jobs, watch),
    )
  }
  for (const { queue, cron } of schedules)
    await askAgain(WAIT_FOR_DATABASE_MS, () => boss.schedule(queue, cron))
}

type Job = { id: string; data: unknown }
type Watch = { log: Log; observe: ObserveJobs }

async function runJobs(handler: JobHandler, jobs: Job[], watch: Watch) {
  if ('work' in handler)
    // The failure of one job does not fail the others of its batch.
    return Promise.all(
      jobs.map(async (job) =>
        resultOf(job, await failureOf(handler, [job], () => handler.work(job.data), watch)),
      ),
    )
  const together = () => handler.workTogether(jobs.map(({ data }) => data))
  const failure = await failureOf(handler, jobs, together, watch)
  return jobs.map((job) => resultOf(job, failure))
}

const resultOf = ({ id }: Job, failure: string | null) =>
  failure === null
    ? { id, status: 'completed' as const }
    : { id, status: 'failed' as const, output: { message: failure } }

async function failureOf(
  { queue }: JobHandler,
  jobs: Job[],
  work: () => Promise<void>,
  { log, observe }: Watch,
): Promise<string | null> {
  const began = performance.now()
  const tell = (outcome: 'done' | 'failed') => observe(queue, outcome, (performance.now() - began) / 1000)
  try {
    await askAgain(WAIT_FOR_DATABASE_MS, work)
    tell('done')
    return null
  } catch (error) {
    tell('failed')
    log.error({ err: error, queue, ...businessesOf(jobs), jobs: jobs.map(({ id }) => id) }, 'job failed')
    return loggedError(error).message
  }
}

/** The business that failed jobs were for, or those, as their payloads name them. */
function businessesOf(jobs: Job[]): { business?: string; businesses?: string[] } {
  const named = jobs.flatMap(({ data }) => (data as { businessId?: string } | null)?.businessId ?? [])
  const [business, ...others] = new Set(named)
  if (business === undefined) return {}
  return others.length === 0 ? { business } : { businesses: [business, ...others] }
}
