import { beforeAll, describe, expect, it } from 'vitest'
import { useTables } from '#tests/engines/useTables.ts'

/**
 * Tables that belong to no single business: people, plans, tenants, and rows that must be read before a business is
 * known. Every other table is a tenant's.
 */
const controlTables = [
  'account',
  'account_mails',
  'account_phones',
  'account_texts',
  'announcement_dismissals',
  'announcements',
  'attempts',
  'backup_codes',
  'backups',
  'businesses',
  'credit_packs',
  'data_keys',
  'one_time_codes',
  'factors',
  'impersonations',
  'journal_entries',
  'message_holds',
  'pending_sign_ins',
  'phone_codes',
  'remembered_devices',
  'platform_entries',
  'session',
  'shared_tills',
  'recent_proofs',
  'refresh_tokens',
  'signing_keys',
  'stripe_prices',
  'subscription_tiers',
  'super_admins',
  'suppressions',
  'tenant_members',
  'tenants',
  'text_counts',
  'user',
  'verification',
  'workers',
]

const SEARCH_PATH = 'search_path=pg_catalog, public, pg_temp'

type Table = { name: string; forced: boolean; policies: string[]; key: string[]; roles: string[] }

const { ask } = useTables()
let tables: Table[]
beforeAll(async () => {
  tables = await ask<Table>(`select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
      coalesce((select array_agg(p.polname::text order by p.polname) from pg_policy p where p.polrelid = c.oid), '{}') as policies,
      coalesce((select array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum)) from pg_index i
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey) where i.indrelid = c.oid and i.indisprimary), '{}') as key
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p') order by c.relname`)
})

describe('the walls between shops', () => {
  it('row-level security is on and forced for every table', () => {
    expect(tables.length).toBeGreaterThan(20)
    expect(tables.filter(({ forced, policies }) => !forced || policies.length === 0)).toEqual([])
  })

  it("every table's key begins with business_id and its wall is the shop's own rows, those aside that are of no shop", () => {
    const open = tables.filter(
      ({ key, policies }) => key[0] !== 'business_id' || !policies.includes('own_business'),
    )
    expect(open.map(({ name }) => name).sort()).toEqual(controlTables.toSorted())
    expect(tables.length - open.length).toBeGreaterThan(12)
  })

  it("a tenant table's foreign keys and unique constraints name the shop, so no row can point at another's", async () => {
    const loose = await ask<{ table: string; constraint: string }>(
      `select k.conrelid::regclass::text as table, k.conname as constraint from pg_constraint k
       join pg_namespace n on n.oid = k.connamespace
       where n.nspname = 'public' and k.contype in ('f', 'u', 'p')
         and exists (select from pg_policy p where p.polrelid = k.conrelid and p.polname = 'own_business')
         and not exists (select from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any(k.conkey) and a.attname = 'business_id')`,
    )
    expect(loose).toEqual([])
  })

  it('unique indexes of tenant tables name the shop', async () => {
    const loose = await ask<{ index: string }>(
      `select i.indexrelid::regclass::text as index from pg_index i
       where i.indisunique and exists (select from pg_policy p where p.polrelid = i.indrelid and p.polname = 'own_business')
         and not exists (select from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey) and a.attname = 'business_id')`,
    )
    expect(loose).toEqual([])
  })

  it('no policy asks with a sub-select, which a cluster of machines cannot check', async () => {
    const asking = await ask(
      `select polrelid::regclass::text as table, polname from pg_policy
       where concat(pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) ~* 'select'`,
    )
    expect(asking).toEqual([])
  })

  it('no foreign key of a tenant table deletes or changes rows by itself', async () => {
    const acting = await ask<{ constraint: string }>(
      `select k.conname as constraint from pg_constraint k
       where k.contype = 'f' and exists (select from pg_policy p where p.polrelid = k.conrelid and p.polname = 'own_business')
         and (k.confdeltype <> 'a' or k.confupdtype <> 'a')`,
    )
    expect(acting).toEqual([])
  })

  it('the ledger, its proofs, the audit log, the names of companies and the history of plans cannot be changed or deleted by the application', async () => {
    const appendOnly = [
      'transactions',
      'lot_draws',
      'consents',
      'credit_transactions',
      'operations',
      'audit_entries',
      'platform_entries',
      'company_names',
      'subscription_changes',
    ]
    const [row] = await ask<{ changeable: string[] | null }>(
      `select array_agg(t) as changeable from unnest(array['${appendOnly.join("','")}']) t
       where has_table_privilege('regulars_app', t, 'update') or has_table_privilege('regulars_app', t, 'delete')`,
    )
    expect(row!.changeable).toBeNull()
  })

  it('what crosses shops are functions of the crossing role that find our tables before anybody’s temporary ones, and neither role bypasses security', async () => {
    // PL/pgSQL, because a Citus cluster cannot plan parameters of SQL functions.
    const functions = await ask<{ name: string; owner: string; config: string[] | null; language: string }>(
      `select p.proname as name, pg_get_userbyid(p.proowner) as owner, p.proconfig as config, l.lanname as language
       from pg_proc p join pg_language l on l.oid = p.prolang join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'public' and p.prosecdef`,
    )
    expect(functions.length).toBeGreaterThan(5)
    const wrong = functions.filter(
      ({ owner, config, language }) =>
        owner !== 'regulars_crossing' || language !== 'plpgsql' || config?.join() !== SEARCH_PATH,
    )
    expect(wrong).toEqual([])
    // Functions that they call run with their rights.
    const loose = await ask(
      `select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname = 'public' and not (coalesce(p.proconfig, '{}')::text like '%, pg_temp%')
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    )
    expect(loose).toEqual([])
    const roles = await ask<{ rolname: string }>(
      `select rolname from pg_roles where rolname in ('regulars_app', 'regulars_crossing') and not rolbypassrls and not rolsuper and not rolcanlogin`,
    )
    expect(roles).toHaveLength(2)
  })
})
