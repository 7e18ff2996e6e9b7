import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { migrationOf, NEWEST_MIGRATION } from '../migrations.ts'
import { queryRows } from '../rows.ts'
import { UnfitDatabase } from './unfit.ts'
import { whyUnreachable } from './unreachable.ts'

/** The state of the database, and the rights of the application's login, that a start depends on. */
export type Standing = {
  comment: string | null
  login: string
  superuser: boolean
  bypass: boolean
  owns: boolean
  /** It has the application's role. */
  granted: boolean
}

/**
 * Throws, with the remedy, when PostgreSQL cannot be reached, when the schema lacks migrations of this version, or when
 * the login could bypass row-level security.
 */
export async function refuseUnsafeDatabase(database: Database): Promise<void> {
  const standing = await readStanding(database)
  const fault = faultOfTables(standing) ?? (database.engine === 'embedded' ? null : faultOfLogin(standing))
  if (fault) throw new UnfitDatabase(fault)
}

/** @throws {UnfitDatabase} if PostgreSQL cannot be reached */
export async function readStanding({ plain, url }: Pick<Database, 'plain' | 'url'>): Promise<Standing> {
  const [found] = await queryRows<Standing>(
    plain,
    sql`select obj_description('public'::regnamespace) as comment, current_user as login, r.rolsuper as superuser,
      r.rolbypassrls as bypass, coalesce(pg_has_role(current_user, to_regrole('regulars_app'), 'member'), false) as granted,
      exists (select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind = 'r' and pg_has_role(current_user, c.relowner, 'member')) as owns
      from pg_roles r where r.rolname = current_user`,
  ).catch((error: unknown) => {
    const why = url === null ? null : whyUnreachable(error, { url, setting: 'DATABASE_URL' })
    throw why === null ? error : new UnfitDatabase(why)
  })
  return found!
}

/** A later migration has all that this version needs: servers of two versions run side by side during an upgrade. */
export function faultOfTables({ comment }: Pick<Standing, 'comment'>): string | null {
  const migration = migrationOf(comment)
  if (migration !== null && migration >= NEWEST_MIGRATION) return null
  const state = migration === null ? 'no tables of Regulars' : `migration ${migration}`
  return `The database has ${state}; this version needs ${NEWEST_MIGRATION}. Run \`npm run migrate\` (\`dist/regulars migrate\`) with MIGRATION_DATABASE_URL set.`
}

export function faultOfLogin({ comment, login, superuser, bypass, owns, granted }: Standing): string | null {
  if (superuser || bypass || owns)
    return 'DATABASE_URL logs in as a superuser, with BYPASSRLS or as the owner of the tables, which would step over row-level security. Use a plain login and run `npm run migrate` to grant it the application role.'
  // Before the first migration nobody has the role.
  if (granted || migrationOf(comment) === null) return null
  return `The login ${login} of DATABASE_URL lacks the application’s role. Run \`npm run migrate\` (\`dist/regulars migrate\`) with this DATABASE_URL, which grants it.`
}
