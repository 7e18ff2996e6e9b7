import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeAccount } from '#server/data/closing/closeAccount.ts'
import { processClosedBusinesses } from '#server/data/closing/index.ts'
import { FREE, openTill, PRO, type Till } from '#tests/world/payers.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { Overview, PlatformMonths, TenantView } from '../contract.ts'

let till: Till
let admin: Visitor
beforeAll(async () => {
  till = await openTill()
  const platform = await till.newPayer(FREE)
  admin = platform.owner
  await till.rows('insert into super_admins values ($1)', [platform.businessId])
})
afterAll(() => till?.close())

const read = async <Body>(path: string) => (await admin.get(`/api/app/admin/${path}`)).body as Body
const shown = async () => {
  const { tenants, monthly_revenue, recent } = await read<Overview>('overview')
  const { data } = await read<{ data: TenantView[] }>('tenants')
  const tiers = await read<{ data: { id: string; tenants: number }[] }>('tiers')
  return {
    ...{ tenants, monthly_revenue, recent: recent.length, listed: data.length },
    onPro: tiers.data.find(({ id }) => id === PRO)!.tenants,
  }
}

describe('an erased shop', () => {
  it('is no tenant any more, nobody acts on it, and the months stay what they were', async () => {
    const payer = await till.newPayer()
    await payer.subscribe()
    await till.travel(15)
    const counted = await shown()
    expect(counted).toMatchObject({ tenants: { total: 1, active: 1 }, monthly_revenue: '29.00', onPro: 1 })
    await payer.run((ctx) => closeAccount(ctx, { companyName: 'Blue Door Café' }))
    expect(await shown()).toEqual(counted)
    await till.travel(31)
    const before = (await read<PlatformMonths>('months')).months
    await processClosedBusinesses(till.product.services)
    expect(await shown()).toEqual({
      tenants: { total: 0, active: 0, trial: 0, asking: 0 },
      ...{ monthly_revenue: '0.00', recent: 0, listed: 0, onPro: 0 },
    })
    expect((await read<PlatformMonths>('months')).months).toEqual(before)
    expect(before.map(({ mrr, sign_ups }) => [mrr, sign_ups])).toContainEqual([2900, 1])

    const reason = 'Because'
    for (const [verb, body] of Object.entries({
      suspend: { company_name: 'Closed shop', reason },
      'grant-tier': { tier_id: PRO, ends_on: '2026-12-31', reason },
      'extend-trial': { ends_on: '2026-12-31', reason },
      'allow-texts': { reason },
      credits: { kind: 'granted', credits: 5, reason },
    })) {
      const path = `/api/app/admin/tenants/${payer.businessId}/${verb}`
      const answer = await admin.post(path, body, { 'idempotency-key': crypto.randomUUID() })
      expect([verb, answer.status]).toEqual([verb, 404])
    }
    const [kept] = await till.rows(
      `select suspended_at, plan_texts_since is not null as texts, credits_remaining::integer as credits,
        (select count(*)::integer from plan_grants g where g.business_id = b.id) as grants
       from businesses b where id = $1`,
      [payer.businessId],
    )
    expect(kept).toEqual({ suspended_at: null, texts: true, credits: 100, grants: 0 })
  })
})
