import { jobHandler } from '#server/platform/jobs/index.ts'
import { forEachDue, inBusiness, type Services } from '#server/services.ts'
import { changeImport, locateForgotten, locateStalled, removeImport } from './queries.ts'
import { forgetImportsQueue, importCustomersQueue, resumeImportsQueue } from './queues.ts'
import { runImport } from './running/runImport.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Time without progress after which an import counts as stalled: batches follow each other within a second. */
const STALLED_AFTER_MS = MINUTE
/**
 * Time after which an upload that nobody started is deleted, and for which failed rows can be downloaded and
 * corrected.
 */
const KEEP_UPLOADS_MS = DAY
const KEEP_FAILURES_MS = 30 * DAY

const actor = { kind: 'system', name: 'imports' } as const

/**
 * The worker of imports, the job that resumes imports whose worker died, and the job that deletes the people in
 * old files.
 */
export function importJobs(services: Services) {
  return {
    handlers: [
      jobHandler(importCustomersQueue, (job) => runImport(services, job)),
      jobHandler(resumeImportsQueue, () => resumeImports(services)),
      jobHandler(forgetImportsQueue, () => forgetImports(services)),
    ],
    schedules: [
      { queue: resumeImportsQueue.name, cron: '* * * * *' },
      { queue: forgetImportsQueue.name, cron: '40 2 * * *' },
    ],
    // An import that was running before this start lost its process.
    atStart: () => resumeImports(services, 0),
  }
}

export async function resumeImports(services: Services, stalledAfterMs = STALLED_AFTER_MS): Promise<void> {
  const before = new Date(services.clock.now().getTime() - stalledAfterMs)
  await forEachDue(await locateStalled(services, before), 'imports', (businessId, { id: importId }) =>
    inBusiness(services, businessId, actor, async (ctx) => {
      await changeImport(ctx, importId, { moved_at: ctx.now })
      await ctx.jobs.enqueue(ctx.tx, importCustomersQueue, { businessId, importId })
    }),
  )
}

/** Deletes uploads of more than a day and imports that ended more than 30 days ago, with their content. */
export async function forgetImports(services: Services): Promise<void> {
  const now = services.clock.now().getTime()
  const forgotten = {
    uploadedBefore: new Date(now - KEEP_UPLOADS_MS),
    finishedBefore: new Date(now - KEEP_FAILURES_MS),
  }
  await forEachDue(await locateForgotten(services, forgotten), 'imports', (businessId, { id }) =>
    inBusiness(services, businessId, actor, (ctx) => removeImport(ctx, id)),
  )
}
