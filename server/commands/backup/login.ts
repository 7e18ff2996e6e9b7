import type pg from 'pg'
import { CommandFailure } from '../failure.ts'

/** Makes the login of backups, for a superuser of the server. */
export const loginSql = (login: string): string =>
  `  create role ${login} login password '...' bypassrls in role pg_read_all_data;
  alter role ${login} set default_transaction_read_only = on;`

/**
 * @throws {CommandFailure} 'refused' for a login that can write or is the application's, and for one that does not see
 *   every row: row-level security would leave rows out
 */
export async function refuseUnfitLogin(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{
    login: string
    superuser: boolean
    bypass: boolean
    application: boolean
    reads: boolean
    writes: boolean
  }>(
    `select quote_ident(current_user) as login, r.rolsuper as superuser, r.rolbypassrls as bypass,
       pg_has_role(current_user, 'pg_read_all_data', 'usage') as reads,
       coalesce(pg_has_role(current_user, to_regrole('regulars_app'), 'member'), false) as application,
       exists (select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where c.relkind in ('r', 'p') and n.nspname in ('public', 'drizzle', 'pgboss')
         and has_table_privilege(c.oid, 'insert, update, delete, truncate')) as writes
     from pg_roles r where r.rolname = current_user`,
  )
  const { login, superuser, bypass, application, reads, writes } = rows[0]!
  const fault = faultOf({
    application: application && !superuser,
    writes: superuser || writes,
    all: bypass && reads,
  })
  if (fault === null) return
  const other = application || superuser || writes ? 'regulars_backup' : login
  throw new CommandFailure(
    'refused',
    `The login of BACKUP_DATABASE_URL ${fault}. A backup needs a login that reads everything and writes nothing. ` +
      `A superuser of the server makes it so:\n\n${sqlFor(login, other)}\n\nThen name it in BACKUP_DATABASE_URL.`,
  )
}

function faultOf({ application, writes, all }: { application: boolean; writes: boolean; all: boolean }) {
  if (application) return 'is the application’s, or has its role'
  if (writes) return 'can write'
  return all ? null : 'does not see every row of every table'
}

const sqlFor = (login: string, wanted: string) =>
  login === wanted
    ? `  alter role ${login} bypassrls;
  grant pg_read_all_data to ${login};
  alter role ${login} set default_transaction_read_only = on;`
    : loginSql(wanted)
