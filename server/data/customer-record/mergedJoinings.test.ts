import { describe, expect, it } from 'vitest'
import { addCustomer } from '#server/loyalty/customers/index.ts'
import { brokenRules } from '#tests/ledger/invariants.ts'
import { buy, claim, customer, offer, points, rewardsOf, sentences, visit } from '#tests/ledger/till.ts'
import { agreed } from '#tests/world/agreed.ts'
import { merge, setUp, world } from './merging.rig.ts'
import { previewMerge } from './previewMerge.ts'

setUp()

describe('joining', () => {
  const join = async (config: Partial<Record<'points' | 'rebate_code', Record<string, unknown>>>) => {
    const business = await world.newBusiness({ timeZone: 'UTC', programs: config })
    const add = async () =>
      (await business.run((ctx) => addCustomer(ctx, { ...agreed, first_name: 'Ada', last_name: 'L.' }))).id
    const see = (into: string, from: string) =>
      business.run((ctx) => previewMerge(ctx, { customerId: into, duplicateId: from }), business.owner)
    return { business, add, see }
  }

  it('cannot be paid for again by merging duplicates: the welcome bonus is given once', async () => {
    const { business, add, see } = await join({ points: { welcomeBonus: 50 } })
    const ada = await add()
    await buy(business, ada, 1100)
    expect(await points(business, ada)).toBe(61)
    for (const _ of [1, 2, 3]) {
      const twin = await add()
      await visit(business, twin)
      expect(await see(ada, twin)).toMatchObject({ after: { points: 61 }, once: { points: 50 } })
      await merge(business, { into: ada, from: twin })
      expect(await customer(business, ada)).toMatchObject({ total_points: 61, lifetime_points_earned: 61 })
    }
    // The survivor of earlier merges is now a duplicate.
    const other = await add()
    await buy(business, other, 700)
    await merge(business, { into: other, from: ada })
    expect(await points(business, other)).toBe(68)
    expect(await sentences(business, other)).toContain(
      '−50 points, the welcome bonus of your other card: it is given once',
    )
    expect(await brokenRules(business)).toEqual([])
  })

  it('cannot be paid for again by spending the bonus first, and takes no more than there is', async () => {
    const { business, add } = await join({ points: { welcomeBonus: 50, minimumRedemption: 1 } })
    const coffee = await offer(business, 50)
    const [ada, twin] = [await add(), await add()]
    await buy(business, ada, 3000)
    await visit(business, twin)
    await claim(business, twin, coffee.id)
    await merge(business, { into: ada, from: twin })
    expect(await points(business, ada)).toBe(30)
    const [poor, rich] = [await add(), await add()]
    for (const one of [poor, rich]) {
      await visit(business, one)
      await claim(business, one, coffee.id)
    }
    await merge(business, { into: poor, from: rich })
    expect(await points(business, poor)).toBe(0)
    expect(await brokenRules(business)).toEqual([])
  })

  it('keeps the larger bonus, and one that the other has not or that has expired', async () => {
    const { business, add } = await join({ points: { welcomeBonus: 50, pointsExpireDays: 30 } })
    const [ada, twin] = [await add(), await add()]
    await visit(business, ada)
    business.passDays(40)
    await visit(business, twin)
    await merge(business, { into: ada, from: twin })
    expect(await points(business, ada)).toBe(50)
    const fresh = await add()
    await merge(business, { into: ada, from: fresh })
    expect(await points(business, ada)).toBe(50)
    expect(await brokenRules(business)).toEqual([])
  })

  it('leaves one code of a program, and none where one was used', async () => {
    const { business, add, see } = await join({ rebate_code: {} })
    const codes = async (id: string) =>
      (await rewardsOf(business, id)).filter(({ status }) => status === 'earned')
    const [ada, twin, third] = [await add(), await add(), await add()]
    for (const one of [ada, twin, third]) await visit(business, one)
    expect(await see(ada, twin)).toMatchObject({ once: { rewards: 1 }, rewards: 0 })
    await merge(business, { into: ada, from: twin })
    const [kept, ...more] = await codes(ada)
    expect(more).toEqual([])
    expect(await see(third, ada)).toMatchObject({ once: { rewards: 1 }, rewards: 1 })
    await buy(business, ada, 1000, { applyRewardCode: kept!.redemption_code })
    await merge(business, { into: ada, from: third })
    expect(await codes(ada)).toEqual([])
    expect(await brokenRules(business)).toEqual([])
  })
})
