import type { Queue } from 'pg-boss'
import { createBoss, type JobsTarget } from './boss.ts'
import { queues } from './queues.ts'

/** Creates or updates the job queue's schema and every queue, as the owner of the database. */
export async function installQueues(target: JobsTarget): Promise<void> {
  const boss = createBoss(target, 'installs')
  await boss.start()
  for (const [name, options] of Object.entries<Omit<Queue, 'name'>>(queues)) {
    const { policy: _fixedAtCreation, ...changeable } = options
    await boss.createQueue(name, options)
    await boss.updateQueue(name, changeable)
  }
  await boss.stop({ graceful: false, close: true })
}
