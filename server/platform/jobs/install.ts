import { createBoss, type JobsTarget } from './boss.ts'
import type { KeptQueue } from './queue.ts'

/**
 * While a process works at a job it says so; once it has been silent for so long, the job is another's. The least that the
 * queue takes. Jobs may be tried again, so nothing is lost where a process was only slow.
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
