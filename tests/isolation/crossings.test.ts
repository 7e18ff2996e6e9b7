import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engine } from '#tests/engines/index.ts'
import { tryAsApplication } from './application.ts'
import { ANNOUNCEMENT, DOMAIN } from './fillBusiness.ts'
import { openScene, type Scene } from './scene.ts'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene?.close())

const asB = (text: string) =>
  tryAsApplication(scene.product.services.database, { businessId: scene.b.businessId }, text)
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const REFUSED = { refused: '42501' }

/**
 * Every function that crosses businesses. `gives` are its columns, no more than its caller needs. `finds` and `refuses`
 * are calls by the other business, which knows neither the token nor the code nor the phone: they must find nothing or
 * be refused.
 */
const crossings: Record<string, { gives: string; finds?: () => string[]; refuses?: () => string[] }> = {
  memberships_of: {
    gives: 'business_id tenant_id company_name role standing is_super_admin',
    finds: () => ['null', quoted(crypto.randomUUID())],
  },
  is_business: { gives: '' },
  invitation_by_token: {
    gives: 'business_id id',
    finds: () => [`'%'`, `''`, 'null', quoted(scene.a.invitationIds.resent)],
  },
  grant_super_admin: { gives: '', refuses: () => [quoted(scene.b.businessId)] },
  // For the platform's mails to super admins: their ids only.
  super_admins_to_mail: { gives: 'id' },
  // For the daily jobs: every business, with its time zone only.
  list_businesses: { gives: 'business_id time_zone' },
  // For the hourly jobs: only the businesses whose hour it is, and why; or the reason that this cannot be told.
  triggers_due: { gives: 'business_id kind fault' },
  // For the job of every minute: only which campaigns are to be sent.
  campaigns_under_way: { gives: 'business_id id status' },
  find_customers: {
    gives: 'customer_id sort_value',
    finds: () => [
      `${quoted(scene.b.businessId)}, array['%${scene.a.marker}%'], false, null, null, null, null, 'name', null, null, 100`,
      `${quoted(scene.b.businessId)}, array['${scene.a.marker}'], true, null, null, null, null, 'newest', null, null, 100`,
      `${quoted(scene.b.businessId)}, array['%${scene.a.customer.phone.slice(1)}%'], false, null, null, null, null, 'points', null, null, 100`,
    ],
    refuses: () => [
      `${quoted(scene.a.businessId)}, array['%'], false, null, null, null, null, 'name', null, null, 100`,
      `null, array['%'], false, null, null, null, null, 'name', null, null, 100`,
    ],
  },
  count_customers: {
    gives: '',
    refuses: () => [
      `${quoted(scene.a.businessId)}, '{}', false, null, null, null, null, null`,
      `null, '{}', false, null, null, null, null, null`,
    ],
  },
  customers_by_phone: {
    gives: 'business_id customer_id company_name',
    finds: () => [`'%'`, `''`, `'+'`, 'null', quoted(`${scene.a.customer.phone.slice(0, -1)}%`)],
  },
  shop_of_reply: {
    gives: 'business_id customer_id',
    finds: () => [
      `'%', 'in:1', now()`,
      `null, null, null`,
      `${quoted(scene.a.customer.phone.slice(0, -1))}, 'in:1', now()`,
    ],
  },
  imports_to_remove: { gives: 'business_id id' },
  imports_to_resume: { gives: 'business_id id' },
  // For the hourly job: only which businesses have a trial that is over.
  trials_over: { gives: 'business_id' },
  business_of_stripe_customer: {
    gives: 'business_id',
    finds: () => [`'%'`, `''`, 'null'],
  },
  // For the nightly reconciliation, the hourly reminders and the watch over credits: only whose turn it is.
  stripe_businesses: { gives: 'business_id' },
  billing_to_tell: { gives: 'business_id' },
  credits_low: { gives: 'business_id' },
  // For the relay: the events to hand on, without data about their subjects.
  events_due: { gives: 'business_id subject_id id type' },
  messages_to_recover: { gives: 'business_id id' },
  portal_candidates: {
    gives: 'business_id customer_id company_name phone auth_pin phone_proven portal_enabled',
    finds: () => [`'%'`, `''`, 'null', quoted(scene.a.customer.phone)],
  },
  portal_session_by_token: {
    gives: 'business_id customer_id session_id standing',
    finds: () => [`'%', now()`, `'', now()`, 'null, now()'],
  },
  card_link_by_token: { gives: 'business_id id', finds: () => [`'%'`, `''`, 'null'] },
  // Removes expired rows, and returns nothing.
  forget_customer_access: { gives: '' },
  // For super admins. All other callers are refused, whether they act for a business or for themselves.
  admin_overview: { gives: 'total active trial asking monthly_revenue', refuses: () => ['now()'] },
  admin_months: {
    gives: 'month known_since mrr sign_ups lost paying paying_lost begun paid running',
    refuses: () => ['now(), 12'],
  },
  admin_tenants: {
    gives:
      'business_id company_name email time_zone tier_id subscription_status trial_ends_at subscription_period_end cancels_at plan_texts_since asked_tier_id asked_at grants credits_remaining usage_customers usage_sms_monthly stripe_price_id suspended_at suspended_reason created_at sort_key',
    refuses: () => [
      `null, null, null, false, now(), 'created', true, null, null, 100`,
      `null, ${quoted(scene.a.marker)}, null, false, now(), 'company', false, null, null, 1`,
      `${quoted(scene.a.businessId)}, null, null, true, now(), 'tier', true, null, null, 1`,
    ],
  },
  admin_tier_uses: { gives: 'tier_id tenants', refuses: () => ['now()'] },
  admin_edit_tier: {
    gives: '',
    refuses: () => [`(select id from subscription_tiers limit 1), 1, '{"price_monthly": 0}'`],
  },
  admin_edit_credit_pack: { gives: '', refuses: () => [`'small', 1, 1000, 1`] },
  admin_credits: {
    gives: 'business_id id company_name email kind credits reason recorded_by created_at',
    refuses: () => [
      'null, null, null, null, null, null, null, null, 100',
      `null, ${quoted(scene.a.businessId)}, null, null, null, null, null, null, 100`,
      `null, ${quoted(scene.b.businessId)}, null, null, null, null, null, null, 100`,
    ],
  },
  admin_credit_sums: {
    gives: 'kind movements credits',
    refuses: () => ['null, null, null, null, null', `${quoted(scene.b.businessId)}, null, null, null, null`],
  },
  admin_messages_of: {
    gives: 'channel state reason messages',
    refuses: () => [`${quoted(scene.a.businessId)}, now()`, `${quoted(scene.b.businessId)}, now()`],
  },
  admin_standing_of: {
    gives:
      'complaints unsubscribes bounces stops texts_today key_refused_at key_refusal payment past_due_since plan_texts_since',
    refuses: () => [`${quoted(scene.a.businessId)}, now(), ''`, `${quoted(scene.b.businessId)}, now(), ''`],
  },
  admin_announcements: {
    gives: 'id title message tone starts_on ends_on ended_at written_by created_at dismissals',
    refuses: () => ['100'],
  },
  admin_announce: {
    gives: 'id input_hash',
    refuses: () => [
      `gen_random_uuid(), 'Pay us', 'Here', 'warning', '2020-01-01', '2099-01-01', now(), 'key', 'hash'`,
    ],
  },
  admin_end_announcement: { gives: 'title', refuses: () => [`${quoted(ANNOUNCEMENT)}, now()`] },
  // Announcements to every person. A business is no person.
  announcements_in_force: { gives: 'id title message tone', finds: () => ['now()'] },
  dismiss_announcement: { gives: 'id title message tone', finds: () => [`${quoted(ANNOUNCEMENT)}, now()`] },
  admin_new_names: {
    gives: 'business_id id name previous_name email created_at total',
    refuses: () => ['100'],
  },
  admin_see_name: {
    gives: '',
    refuses: () => [
      `${quoted(scene.a.businessId)}, gen_random_uuid(), now()`,
      `${quoted(scene.b.businessId)}, gen_random_uuid(), now()`,
    ],
  },
  admin_text_counts: { gives: 'day scope sent reached_at company_name', refuses: () => [`'2000-01-01'`] },
  admin_mailings_to_review: {
    gives: 'business_id company_name email id name texts since',
    refuses: () => [''],
  },
  admin_links_to_review: {
    gives: 'business_id company_name email host subject body since',
    refuses: () => [''],
  },
  admin_mail_stopped: {
    gives: 'business_id company_name email since to_strangers_alone',
    refuses: () => [''],
  },
  super_admins_among: { gives: 'id', refuses: () => [`array[${quoted(scene.a.businessId)}]::uuid[]`] },
  admin_shops_of: {
    gives: 'business_id company_name role standing',
    refuses: () => [quoted(scene.a.businessId), quoted(scene.b.businessId)],
  },
  admin_api_keys_of: {
    gives: 'business_id company_name id name',
    refuses: () => [quoted(scene.a.businessId), quoted(scene.b.businessId)],
  },
  admin_audit: {
    gives: 'id business_id action actor user_id about_user_id details address device created_at company_name',
    refuses: () => [
      'null, null, null, null, null, null, null, 100',
      `${quoted(scene.a.businessId)}, null, null, null, null, null, null, 100`,
      `${quoted(scene.b.businessId)}, null, null, null, null, null, null, 100`,
    ],
  },
  record_viewing: {
    gives: '',
    refuses: () => [`gen_random_uuid(), 'audit_looked_at', ${quoted(scene.a.businessId)}, null, null, now()`],
  },
  // Only for a super admin's session.
  impersonation_of: {
    gives: 'business_id tenant_id company_name standing ends_at',
    finds: () => ['null, null, now()', `gen_random_uuid(), ${quoted(scene.b.businessId)}, now()`],
  },
  start_impersonation: {
    gives: '',
    refuses: () => [`gen_random_uuid(), ${quoted(scene.a.businessId)}, now(), now()`],
  },
  record_screen: {
    gives: '',
    refuses: () => [`gen_random_uuid(), gen_random_uuid(), 'customers', null, null, null, now()`],
  },
  end_impersonation: { gives: '', refuses: () => ['gen_random_uuid()'] },
  // A person's actions on their account are recorded in their own business, whichever business is named.
  audited_business: { gives: '' },
  record_account_act: { gives: '' },
  record_about_account: { gives: '' },
  record_sign_in: { gives: '' },
  // Deletes entries that are two years old, and returns nothing.
  end_audit_entries: { gives: '' },
  forget_platform_entries: { gives: '', refuses: () => [quoted(scene.a.businessId)] },
  end_platform_entries: { gives: '', refuses: () => [quoted(scene.a.businessId)] },
  // For the daily job: only which businesses are to be erased.
  closed_businesses: { gives: 'business_id' },
  ...Object.fromEntries(
    ['proofs', 'consents', 'audit', 'company_names', 'plan_grants', 'credit_reasons', 'operation_notes'].map(
      (what) => [
        `erase_${what}`,
        { gives: '', refuses: () => [quoted(scene.a.businessId), quoted(scene.b.businessId), 'null'] },
      ],
    ),
  ),
  record_system_act: {
    gives: '',
    refuses: () =>
      [quoted(scene.a.businessId), 'null'].map(
        (business) => `gen_random_uuid(), 'domain_proven', ${business}, null, null, now(), '{}'`,
      ),
  },
  picture_by_token: { gives: 'media_type content', finds: () => [`'%'`, `''`, 'null'] },
  logo_by_hash: { gives: 'media_type content', finds: () => [`'%'`, `''`, 'null'] },
  api_key_by_hash: {
    gives: 'business_id id name last_used_at has_ended standing',
    finds: () =>
      [`'%'`, `''`, 'null', quoted(scene.a.apiKeys.used.secret)].map((sought) => `${sought}, now()`),
  },
  // A name that was added but not proven belongs to no business.
  domain_by_host: {
    gives: 'business_id',
    finds: () => [`'%'`, `''`, 'null', quoted(DOMAIN)],
  },
  domain_taken: { gives: '' },
  // For the hourly job.
  due_domains: { gives: 'business_id' },
  take_domain: {
    gives: '',
    refuses: () =>
      [`${quoted(scene.a.businessId)}, gen_random_uuid()`, 'null, null'].map(
        (domain) => `${domain}, '{}', gen_random_uuid(), null, null, now(), now()`,
      ),
  },
  qr_code_by_code: {
    gives: 'business_id id active shop_open custom_url',
    finds: () => [`'%'`, `''`, 'null', quoted(scene.a.qrCode.id)],
  },
}

describe('functions that cross shops', () => {
  it('are these, owned by a role without other rights, and return what is written here', async () => {
    const found = await scene.rows<{ name: string; gives: string }>(
      `select p.proname as name, coalesce((select string_agg(a.name, ' ' order by a.n)
         from unnest(p.proargnames, p.proargmodes) with ordinality a(name, mode, n) where a.mode = 't'), '') as gives
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'public' and p.prosecdef`,
    )
    expect(Object.fromEntries(found.map(({ name, gives }) => [name, gives]))).toEqual(
      Object.fromEntries(Object.entries(crossings).map(([name, { gives }]) => [name, gives])),
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
    for (const [name, { finds }] of Object.entries(crossings)) {
      for (const given of finds?.() ?? []) {
        expect([name, given, await asB(`select * from ${name}(${given})`)]).toEqual([
          name,
          given,
          { rows: [] },
        ])
      }
    }
  })

  it("refuse another shop's customers and the making of super admins", async () => {
    for (const [name, { refuses }] of Object.entries(crossings)) {
      for (const given of refuses?.() ?? [])
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
  'select pg_terminate_backend(pid) from pg_stat_activity where usename is distinct from current_user',
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
