import { expect, it } from 'vitest'
import type { Database } from '#server/platform/database/index.ts'
import { systemClock } from '#server/platform/time/clock.ts'
import { queryAsSuperuser, type TestDatabase } from '#tests/engines/index.ts'
import { brokenRules } from '#tests/ledger/invariants.ts'
import { type BusinessUnderLoad, POINTS_PER_DOLLAR, STAMPS_REQUIRED } from './businessUnderLoad.ts'

export type Aftermath = {
  database: TestDatabase
  opened: Database
  business: BusinessUnderLoad
  /** How often each text arrived, by its message's id. */
  received: Record<string, number>
}

/** Checks a business under load after each kind of failure. */
export function itLosesNothing(aftermath: () => Aftermath): void {
  const rows = <Row>(text: string, values: unknown[] = []) =>
    queryAsSuperuser<Row>(aftermath().database, aftermath().opened, text, values)

  it('loses no answered purchase and counts none twice', async () => {
    const keys = await rows<{ idempotency_key: string }>(
      `select idempotency_key from operations where kind = 'purchase'`,
    )
    const recorded = [...aftermath().business.recorded]
    expect(keys.map((row) => row.idempotency_key).sort()).toEqual(recorded.sort())
  })

  it('leaves every balance equal to its ledger and its lots', async () => {
    const { business, opened } = aftermath()
    const [found] = await rows<{ id: string }>(
      `select business_id as id from customers where id = '${business.customers[0]}'`,
    )
    const run: Parameters<typeof brokenRules>[0]['run'] = (work) =>
      opened.transaction({ businessId: found!.id }, (tx) => work({ tx }))
    expect(await brokenRules({ businessId: found!.id, clock: systemClock, run })).toEqual([])
    expect(
      await rows(`select 1 from operations o where kind = 'purchase' and not exists
      (select from transactions t where t.business_id = o.business_id and t.operation_id = o.id)`),
    ).toEqual([])
  })

  it('gives each customer what the answered purchases earn, summed up a second time from the answers alone', async () => {
    const { purchases } = aftermath().business
    const wrong = await rows(
      `with answered as (
         select customer, count(*) as times, sum(amount) as paid
         from json_to_recordset(($1::text)::json) as a (customer uuid, amount bigint) group by customer
       ), earned as (
         select o.customer_id, sum(t.points * 1000 + t.carried) as thousandths
         from operations o join transactions t on t.business_id = o.business_id and t.operation_id = o.id
         join loyalty_programs p on p.id = t.program_id and p.type = 'points'
         where o.kind = 'purchase' group by o.customer_id
       ), stamped as (
         select s.customer_id, s.stamps_current + $2::int * s.rewards_earned as stamps
         from customer_program_progress s join loyalty_programs p on p.id = s.program_id and p.type = 'stamp_card'
       )
       select * from customers c left join answered a on a.customer = c.id
       left join earned e on e.customer_id = c.id left join stamped s on s.customer_id = c.id
       where (c.total_spent, c.total_visits, coalesce(e.thousandths, 0), coalesce(s.stamps, 0))
         is distinct from (coalesce(a.paid, 0), coalesce(a.times, 0), $3::int * coalesce(a.paid, 0), coalesce(a.times, 0))`,
      [JSON.stringify(purchases), STAMPS_REQUIRED, 10 * POINTS_PER_DOLLAR],
    )
    expect(wrong).toEqual([])
    expect(purchases.length).toBeGreaterThan(0)
  })

  it('leaves no sign-up half done', async () => {
    const half = await rows(
      `select u.email from "user" u
       left join businesses b on b.id = u.id left join tenants t on t.business_id = u.id
       left join tenant_members m on m.user_id = u.id left join account a on a.user_id = u.id
       where b.id is null or t.id is null or m.id is null or a.id is null`,
    )
    expect(half).toEqual([])
    const known = await rows<{ email: string }>(`select email from "user"`)
    expect(known.map(({ email }) => email)).toEqual(expect.arrayContaining(aftermath().business.signedUp))
  })

  it('sends no text twice, and what it calls sent was received', async () => {
    const { received } = aftermath()
    expect(Object.entries(received).filter(([, times]) => times > 1)).toEqual([])
    const sent = await rows<{ id: string }>(
      `select id from communication_logs where type = 'sms' and status = 'sent'`,
    )
    expect(sent.length).toBeGreaterThan(6)
    expect(sent.filter(({ id }) => received[id] !== 1)).toEqual([])
  })

  it('loses no text: each welcome is sent, or said to be of unknown fate', async () => {
    const states = await rows<{ state: string; n: number }>(
      `select state, count(*)::int as n from communication_logs
       where type = 'sms' and dedupe_key like 'welcome:%' group by state`,
    )
    const total = states.reduce((sum, { n }) => sum + n, 0)
    expect(total).toBe(aftermath().business.welcomed.length)
    const open = states.filter(
      ({ state }) => !['accepted', 'delivered', 'uncertain', 'sending'].includes(state),
    )
    expect(open).toEqual([])
  })
}
