import { createBoss, type JobsTarget } from './boss.ts'
import type { KeptQueue } from './queue.ts'

/**
 * A process that works at a job reports regularly. After this many seconds of silence, another process takes the job.
 * The queue accepts no shorter time. Jobs may run again, so nothing is lost if the process was only slow.
 */
const SILENT_SECONDS = 10

/** Creates or updates the job queue's schema and every queue, as the owner of the database. */
export async function installQueues(target: JobsTarget, queues: readonly KeptQueue[]): Promise<void> {
  const boss = createBoss(target, 'installs')
  await boss.start()
  for (const { name, options } of queues) {
    const wanted = { heartbeatSeconds: SILENT_SECONDS, ...options }
    const { policy: _fixedAtCreation, ...changeable } = wanted
    await boss.createQueue(name, wanted)
    await boss.updateQueue(name, changeable)
  }
  await boss.stop({ graceful: false, close: true })
}
