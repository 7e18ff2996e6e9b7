import { describe, expect, test } from 'vitest'
import { adjust } from '#server/loyalty/ledger/index.ts'
import { buy, claim, key, lotsOf, offer, points, redeemCode, undo, visit } from './till.ts'
import { open, setUp } from './undo.rig.ts'

setUp()

describe('undoing a redemption', () => {
  test('makes the reward available again', async () => {
    const { business, ana } = await open({ stamp_card: { stampsRequired: 2 } })
    const { rewards } = await visit(business, ana, { stamps: 2 })
    const code = rewards[0]!.redemption_code
    const { operation_id } = await redeemCode(business, code)
    expect(await undo(business, operation_id)).toMatchObject({
      restored_rewards: [{ redemption_code: code }],
      voided_rewards: [],
    })
    await redeemCode(business, code)
  })

  test('says so when the reward expired meanwhile, and its points go back', async () => {
    const { business, ana } = await open({ points: { minimumRedemption: 1 } })
    await buy(business, ana, 5000)
    const { reward } = await claim(business, ana, (await offer(business, 30, { validDays: 3 })).id)
    const { operation_id } = await redeemCode(business, reward.redemption_code)
    business.passDays(5)
    const undone = await undo(business, operation_id)
    expect(undone).toMatchObject({ restored_rewards: [], expired_rewards: [{ id: reward.id }] })
    expect(undone.notes).toEqual(['Free coffee has expired meanwhile, so it cannot be redeemed again.'])
    expect(await points(business, ana)).toBe(50)
  })
})

describe('undoing a claim or a correction', () => {
  test('a claim returns its points, but not while its reward is redeemed', async () => {
    const { business, ana } = await open({ points: { minimumRedemption: 1 } })
    await buy(business, ana, 5000)
    const claimed = await claim(business, ana, (await offer(business, 30)).id)
    const redeemed = await redeemCode(business, claimed.reward.redemption_code)
    await expect(undo(business, claimed.operation_id)).rejects.toMatchObject({
      details: { reason: 'redeemed' },
    })
    await undo(business, redeemed.operation_id)
    await undo(business, claimed.operation_id)
    expect(await points(business, ana)).toBe(50)
  })

  test('points taken away by hand return to their lots', async () => {
    const { business, ana } = await open({ points: {} })
    await buy(business, ana, 5000)
    const before = await lotsOf(business, ana)
    const correction = {
      customerId: ana,
      programId: business.programs.points.id,
      points: -20,
      reason: 'double bill',
    }
    const { operation_id } = await business.run(
      (ctx) => adjust(ctx, { ...correction, idempotencyKey: key() }),
      business.owner,
    )
    expect(await points(business, ana)).toBe(30)
    await undo(business, operation_id)
    expect(await lotsOf(business, ana)).toEqual(before)
  })
})
