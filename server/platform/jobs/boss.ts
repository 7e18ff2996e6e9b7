import type { PGlite } from '@electric-sql/pglite'
import { fromPglite, PgBoss } from 'pg-boss'

export type JobsTarget = { connectionString: string } | { embedded: PGlite }

export function createBoss(target: JobsTarget, mode: { migrate: boolean }): PgBoss {
  const connection =
    'embedded' in target
      ? { db: fromPglite(target.embedded), backend: 'pglite' as const }
      : { connectionString: target.connectionString, max: 4 }
  return new PgBoss({
    ...connection,
    migrate: mode.migrate,
    createSchema: mode.migrate,
    // Rebuilding indexes and watching the vacuum need the owner's rights, which the application does not have.
    reindex: false,
    monitorVacuum: false,
    useListenNotify: !mode.migrate,
    supervise: !mode.migrate,
    schedule: !mode.migrate,
  })
}
