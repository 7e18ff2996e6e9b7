import { sql } from 'drizzle-orm'
import { loggedError } from '#server/platform/context/loggedError.ts'
import { SettingError } from '#server/platform/settings/setting.ts'
import type { Database } from './database.ts'
import { hindranceOf } from './hindrance.ts'
import { migrationOf, NEWEST_MIGRATION } from './migrate.ts'
import { queryRows } from './rows.ts'
import { remedyForTls } from './tls.ts'

/**
 * Throws, with the remedy, when PostgreSQL cannot be reached, when the schema lacks migrations of this version, or when
 * the login could bypass row-level security.
 */
export async function refuseUnsafeDatabase(database: Database): Promise<void> {
  const [found] = await queryRows<{
    comment: string | null
    superuser: boolean
    bypass: boolean
    owns: boolean
  }>(
    database.plain,
    sql`select obj_description('public'::regnamespace) as comment, r.rolsuper as superuser, r.rolbypassrls as bypass,
      exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind = 'r' and pg_has_role(current_user, c.relowner, 'member')) as owns
      from pg_roles r where r.rolname = current_user`,
  ).catch((error: unknown) => {
    const remedy = remedyForTls(error)
    if (remedy) throw new SettingError(remedy)
    throw hindranceOf(error) ? unreachable(error) : error
  })
  // A later migration has all that this version needs: servers of two versions run side by side during an upgrade.
  const migration = migrationOf(found!.comment)
  if (migration === null || migration < NEWEST_MIGRATION) {
    throw new Error(
      `The database has ${migration === null ? 'no tables of Regulars' : `migration ${migration}`}; this version needs ${NEWEST_MIGRATION}. Run \`npm run migrate\` with MIGRATION_DATABASE_URL set.`,
    )
  }
  if (database.engine === 'embedded') return
  if (found!.superuser || found!.bypass || found!.owns) {
    throw new Error(
      'DATABASE_URL logs in as a superuser, with BYPASSRLS or as the owner of the tables, which would step over row-level security. Use a plain login and run `npm run migrate` to grant it the application role.',
    )
  }
}

/** The driver's message names the address and never the login; after several addresses there is only a code. */
const unreachable = (error: unknown): SettingError =>
  new SettingError(
    `PostgreSQL could not be reached (${loggedError(error).message}). Start it, or correct DATABASE_URL.`,
  )
