import type { PGlite } from '@electric-sql/pglite'
import { fromPglite, PgBoss } from 'pg-boss'

export type JobsTarget = { connectionString: string } | { embedded: PGlite }

/** Seconds between two looks of one of the processes for jobs of silent processes. */
const LOOK_SECONDS = 10

/** Role of a process at the queue: it makes the tables, only adds jobs, or works them off too. */
export type BossRole = 'installs' | 'adds' | 'works'

export function createBoss(target: JobsTarget, role: BossRole): PgBoss {
  const connection =
    'embedded' in target
      ? { db: fromPglite(target.embedded), backend: 'pglite' as const }
      : { connectionString: target.connectionString, max: 4 }
  return new PgBoss({
    ...connection,
    migrate: role === 'installs',
    createSchema: role === 'installs',
    // Rebuilding indexes and watching the vacuum need the owner's rights, which the application does not have.
    reindex: false,
    monitorVacuum: false,
    useListenNotify: role === 'works',
    supervise: role === 'works',
    superviseIntervalSeconds: LOOK_SECONDS,
    monitorIntervalSeconds: LOOK_SECONDS,
    schedule: role === 'works',
  })
}
