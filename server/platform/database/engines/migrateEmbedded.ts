import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { installQueues } from '#server/platform/queues/install.ts'
import type { Query } from '../checks/letters.ts'
import { afterTables, markOf, type Queues, refuseUnfitTables, rolesSql } from '../migrate.ts'
import { migrationsFolder } from '../migrations.ts'

/**
 * `migratePostgres` for the embedded engine, whose one user is its owner. Does nothing if the database is up to date.
 */
export async function migrateEmbedded(engine: PGlite, queues: Queues): Promise<void> {
  const query: Query = async <Row>(text: string, values: unknown[] = []) =>
    (await engine.query<Row>(text, values)).rows
  const mark = markOf(queues)
  const [schema] = await query<{ comment: string | null }>(
    "select obj_description('public'::regnamespace) as comment",
  )
  if (schema!.comment === mark) return
  await refuseUnfitTables(query)
  await engine.exec(rolesSql())
  await migrate(drizzle({ client: engine }), { migrationsFolder })
  await installQueues({ embedded: engine }, queues)
  await engine.exec(afterTables())
  await engine.exec(`comment on schema public is '${mark}'`)
}
