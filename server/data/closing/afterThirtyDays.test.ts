import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { inBusiness } from '#server/services.ts'
import { png } from '#tests/world/pictures.ts'
import {
  addAna,
  type Business,
  clock,
  close,
  DAY,
  openBusiness,
  product,
  reopen,
  rows,
  setUp,
  state,
} from './closing.rig.ts'
import { processClosedBusiness } from './eraseBusiness.ts'
import { processClosedBusinesses } from './index.ts'

setUp()

/** Counts the rows that contain a text, by table. */
async function findEverywhere(text: string): Promise<Record<string, number>> {
  const tables = await rows<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'pgboss') and c.relkind = 'r'`,
  )
  const found: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await rows<{ n: number }>(
      `select count(*)::int as n from ${name} t where strpos(to_jsonb(t)::text, $1) > 0`,
      [text],
    )
    if (row!.n > 0) found[name] = row!.n
  }
  return found
}

describe('after thirty days', () => {
  it('nobody of the shop can be found anywhere, and the ledger adds up as before', async () => {
    const business = await openBusiness()
    const ana = await addAna(business)
    await business.owner.send('PUT', '/api/app/settings/logo', { picture: png('#123456').toString('base64') })
    const bystander = await openBusiness()
    const kept = await addAna(bystander)
    const [owner] = await rows<{ email: string }>('select email from businesses where id = $1', [
      business.businessId,
    ])
    const points = () =>
      rows('select sum(points)::int as n, count(*)::int as rows from transactions where business_id = $1', [
        business.businessId,
      ])
    const before = await points()
    const reason = 'For Ada, who runs it'
    await rows(
      `insert into platform_entries (id, action, actor, details, created_at)
       select gen_random_uuid(), 'plan_granted', 'person', jsonb_build_object('name', 'Pro', 'business_id', id, 'reason', $2::text), now()
       from unnest($1::text[]) id`,
      [[business.businessId, bystander.businessId], reason],
    )
    expect(Object.keys(await findEverywhere(ana.phone))).toEqual(
      expect.arrayContaining(['customers', 'operations', 'communication_logs']),
    )
    await close(business)
    clock.advance(26 * DAY)
    await processClosedBusinesses(product.services)
    expect(await reminders(business)).toBe(0)
    clock.advance(2 * DAY)
    await processClosedBusinesses(product.services)
    await processClosedBusinesses(product.services)
    expect(await reminders(business)).toBe(1)
    clock.advance(2 * DAY)
    await processClosedBusinesses(product.services)
    for (const text of [ana.phone, ana.phone.slice(1), ana.email, ana.name, owner!.email, business.name])
      expect([text, await findEverywhere(text)]).toEqual([text, {}])
    const named = await rows(
      `select 1 from customers where business_id = $1 and (first_name is not null or phone is not null or erased_at is null)`,
      [business.businessId],
    )
    expect(named).toEqual([])
    const changes = await rows<{ cause: string }>(
      'select cause from subscription_changes where business_id = $1 order by number',
      [business.businessId],
    )
    expect(changes.map(({ cause }) => cause)).toEqual(['signed_up', 'closed', 'erased'])
    expect(await points()).toEqual(before)
    const granted = ({ businessId }: Business) =>
      rows(
        `select details from platform_entries where action = 'plan_granted' and details ->> 'business_id' = $1`,
        [businessId],
      )
    expect(await granted(business)).toEqual([{ details: { name: 'Pro', business_id: business.businessId } }])
    expect(await granted(bystander)).toMatchObject([{ details: { reason } }])
    expect(await findEverywhere(kept.phone)).not.toEqual({})
    expect((await business.owner.get('/api/auth/session')).body).toEqual({ session: null })
    const erased = await state(business)
    await processClosedBusinesses(product.services)
    expect(await state(business)).toEqual(erased)
  })

  it('a server killed between the two steps of an erasure leaves proofs until the next round, and nobody’s name', async () => {
    const business = await openBusiness()
    const ana = await addAna(business)
    await close(business)
    clock.advance(31 * DAY)
    const actor = { kind: 'system', name: 'test' } as const
    await inBusiness(product.services, business.businessId, actor, processClosedBusiness)
    const left = () =>
      rows(
        `select id from consents where business_id = $1 union all
         select id from audit_entries where business_id = $1`,
        [business.businessId],
      )
    expect((await left()).length).toBeGreaterThan(0)
    expect(Object.keys(await findEverywhere(ana.name))).not.toContain('customers')
    await processClosedBusinesses(product.services)
    expect(await left()).toEqual([])
    expect(await findEverywhere(ana.phone)).toEqual({})
  })

  it('an owner with another shop keeps their account, and sees only that shop', async () => {
    const business = await openBusiness()
    const other = await openBusiness()
    await rows(
      `insert into tenant_members (id, tenant_id, business_id, user_id, role, invited_at, accepted_at)
       select gen_random_uuid(), t.id, t.business_id, $2, 'member', $3, $3 from tenants t where t.business_id = $1`,
      [other.businessId, business.businessId, new Date(clock.now().getTime() + DAY)],
    )
    await close(business)
    clock.advance(31 * DAY)
    await processClosedBusinesses(product.services)
    expect((await business.owner.get('/api/auth/session')).body).toMatchObject({
      session: { business: { company_name: other.name }, memberships: [{ business_id: other.businessId }] },
    })
  })

  it('a shop whose admin opens it at the last moment is not erased', async () => {
    const business = await openBusiness()
    await close(business)
    clock.advance(31 * DAY)
    await Promise.all([reopen(business.owner), processClosedBusinesses(product.services)])
    const { closing_at, erased_at } = await state(business)
    // Exactly one of the two happened.
    expect([closing_at === null, erased_at === null]).toEqual(erased_at ? [false, false] : [true, true])
  })

  it('the SQL function erases no open shop, and no other shop', async () => {
    const business = await openBusiness()
    const other = await openBusiness()
    await close(other)
    const attempt = (as: Business, at: Business) =>
      product.services.database.transaction({ businessId: as.businessId }, (tx) =>
        tx.execute(sql`select erase_proofs(${at.businessId}::uuid)`),
      )
    await expect(attempt(business, business)).rejects.toThrow()
    await expect(attempt(business, other)).rejects.toThrow()
  })
})

const reminders = async ({ businessId }: Business) =>
  (
    await rows(
      `select 1 from communication_logs where business_id = $1 and subject like '%will be erased%'`,
      [businessId],
    )
  ).length
