import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engine } from '#tests/engines/index.ts'
import { tryAsApplication } from './application.ts'
import { quoted } from './crossingCalls.ts'
import { crossingsOf } from './crossingsOf.ts'
import { openScene, type Scene } from './scene.ts'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene?.close())

const asB = (text: string) =>
  tryAsApplication(scene.product.services.database, { businessId: scene.b.businessId }, text)

const REFUSED = { refused: '42501' }

describe('functions that cross shops', () => {
  it('are these, owned by a role without other rights, and return what is written here', async () => {
    const found = await scene.rows<{ name: string; gives: string }>(
      `select p.proname as name, coalesce((select string_agg(a.name, ' ' order by a.n)
         from unnest(p.proargnames, p.proargmodes) with ordinality a(name, mode, n) where a.mode = 't'), '') as gives
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'public' and p.prosecdef`,
    )
    expect(Object.fromEntries(found.map(({ name, gives }) => [name, gives]))).toEqual(
      Object.fromEntries(Object.entries(crossingsOf(scene)).map(([name, { gives }]) => [name, gives])),
    )
  })

  it('are for the application alone', async () => {
    const open = await scene.rows(
      `select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       cross join lateral aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) g
       where n.nspname = 'public' and p.prosecdef and g.grantee = 0`,
    )
    expect(open).toEqual([])
  })

  it('find nothing for a shop that guesses', async () => {
    for (const [name, { finds }] of Object.entries(crossingsOf(scene))) {
      for (const given of finds ?? []) {
        expect([name, given, await asB(`select * from ${name}(${given})`)]).toEqual([
          name,
          given,
          { rows: [] },
        ])
      }
    }
  })

  it("refuse another shop's customers and the making of super admins", async () => {
    for (const [name, { refuses }] of Object.entries(crossingsOf(scene))) {
      for (const given of refuses ?? [])
        expect([name, await asB(`select * from ${name}(${given})`)]).toEqual([name, REFUSED])
    }
    expect(await scene.rows('select * from super_admins')).toEqual([])
  })

  it('find existing rows for callers who know the key', async () => {
    const { a } = scene
    const known = {
      find: `select * from customers_by_phone(${quoted(a.customer.phone)})`,
      candidates: `select * from portal_candidates(${quoted(a.customer.phone.slice(1))})`,
      code: `select * from qr_code_by_code(${quoted(a.qrCode.code)})`,
      members: `select * from memberships_of(${quoted(a.businessId)})`,
    }
    for (const text of Object.values(known))
      expect(await asB(text)).toMatchObject({ rows: [{ business_id: a.businessId }] })
  })
})

const escapes = [
  'alter table customers disable row level security',
  'alter table customers no force row level security',
  'drop policy own_business on customers',
  'alter policy own_business on customers using (true)',
  'create policy open on customers using (true)',
  'alter table customers owner to current_user',
  'drop table customers cascade',
  'alter table customers add column open text',
  'create table public.copy (id int)',
  "create function public.open() returns text language sql security definer as $$ select '' $$",
  'alter function count_customers(uuid, text[], boolean, uuid, uuid, timestamptz, uuid[], integer) security invoker',
  'drop function count_customers(uuid, text[], boolean, uuid, uuid, timestamptz, uuid[], integer)',
  'grant regulars_crossing to current_user',
  'alter role current_user bypassrls',
  'alter role regulars_app superuser',
  'create role another login superuser',
  'select rolpassword from pg_authid',
  'select * from pg_shadow',
  "select pg_read_file('PG_VERSION')",
  "select lo_import('/etc/passwd')",
  "copy customers to '/tmp/customers'",
  "copy (select 1) to program 'true'",
  'update transactions set points = 1000000',
  'delete from transactions',
  'delete from operations',
  "update operations set amount = 0 where kind = 'purchase'",
  'update consents set given = true',
  'delete from credit_transactions',
  'delete from audit_entries',
  "update audit_entries set action = 'signed_in'",
  'delete from platform_entries',
  'alter table audit_entries disable trigger all',
  'drop trigger refuse_change on audit_entries',
]

/**
 * On the embedded engine the session belongs to the superuser who has taken the application's role, and there is
 * nothing to install.
 */
const escapesOnAServer = [
  'create extension file_fdw',
  'set role regulars_crossing',
  'set role postgres',
  'set local role regulars_crossing',
  'set session authorization postgres',
  "select set_config('role', 'regulars_crossing', true)",
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename is distinct from current_user',
]

describe('the role that the application logs in as', () => {
  it.each(engine === 'postgres' ? [...escapes, ...escapesOnAServer] : escapes)(
    'may not: %s',
    async (text) => {
      expect(await asB(text)).toEqual(REFUSED)
    },
  )

  it('is refused rather than shown more when it switches row-level security off', async () => {
    const { database } = scene.product.services
    const off = { row_security: 'off' }
    expect(await tryAsApplication(database, {}, 'select count(*) from customers', off)).toEqual(REFUSED)
  })

  if (engine === 'postgres') {
    it('comes back to nothing more by resetting itself', async () => {
      for (const reset of ['reset role', 'reset session authorization', 'set role none']) {
        const seen = "select case when current_user = session_user then 'itself' end as who"
        expect(await asB(reset)).toEqual({ rows: [] })
        expect(await asB(seen)).toEqual({ rows: [{ who: 'itself' }] })
      }
    })
  }

  it('neither owns a table nor belongs to a role that could step over the walls', async () => {
    const memberships = await scene.rows<{ role: string }>(
      `select r.rolname as role from pg_auth_members m join pg_roles r on r.oid = m.roleid
       join pg_roles w on w.oid = m.member where w.rolname = 'regulars_app'`,
    )
    expect(memberships).toEqual([])
    const owned = await scene.rows(
      `select relname from pg_class where relowner = (select oid from pg_roles where rolname = 'regulars_app')`,
    )
    expect(owned).toEqual([])
  })
})
