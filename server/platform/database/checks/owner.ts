import type { Query } from './letters.ts'
import { createLoginSql, sqlName } from './setUpSql.ts'

type Owner = {
  owner: string
  database: string
  creates: boolean
  makes_roles: boolean
  has_roles: boolean
  has_login: boolean
  has_extensions: boolean
}

/**
 * Reasons why `migrate` would fail under this login, each with the remedy; none if it can work.
 * @param login the application's
 */
export async function faultsOfOwner(query: Query, login: string): Promise<string[]> {
  const [found] = await query<Owner>(
    `select current_user as owner, current_database() as database,
       has_database_privilege(current_database(), 'create') as creates, r.rolsuper or r.rolcreaterole as makes_roles,
       to_regrole('regulars_app') is not null and to_regrole('regulars_crossing') is not null as has_roles,
       exists (select 1 from pg_roles where rolname = $1) as has_login,
       (select count(*) = 2 from pg_available_extensions where name in ('pg_trgm', 'btree_gin')) as has_extensions
     from pg_roles r where r.rolname = current_user`,
    [login],
  )
  return faultsOf(found!, login)
}

function faultsOf(found: Owner, login: string): string[] {
  const { owner, database } = found
  const faults: string[] = []
  if (!found.creates)
    faults.push(
      `The login ${owner} of MIGRATION_DATABASE_URL may not make tables in the database ${database}. ` +
        `A superuser gives it to that login:\n\n  alter database ${sqlName(database)} owner to ${sqlName(owner)};`,
    )
  if (!found.makes_roles && !found.has_roles)
    faults.push(
      `The login ${owner} of MIGRATION_DATABASE_URL may not make roles. A superuser lets it:\n\n` +
        `  alter role ${sqlName(owner)} createrole;`,
    )
  if (!found.has_login)
    faults.push(
      `DATABASE_URL names the login ${login}, and there is none. A superuser makes it:\n\n${createLoginSql(login)}`,
    )
  if (!found.has_extensions)
    faults.push(
      'PostgreSQL lacks its own extensions pg_trgm and btree_gin. Install them (Debian: postgresql-contrib, or the ' +
        'server of its version, which has them).',
    )
  return faults
}
