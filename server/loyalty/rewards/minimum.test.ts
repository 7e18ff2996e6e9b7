import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businesses } from '#server/businesses/business/tables.ts'
import { editProgram } from '#server/loyalty/programs/index.ts'
import { loyaltyPrograms } from '#server/loyalty/programs/tables.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { archiveReward } from './archiveReward.ts'
import { createReward } from './createReward.ts'
import { editReward } from './editReward.ts'

let world: World
let business: TestBusiness
beforeAll(async () => {
  world = await newWorld()
  business = await world.newBusiness({ programs: { points: { minimumRedemption: 100 } } })
})
afterAll(() => world.close())

const offer = (pointsPrice: number) =>
  business.run(
    (ctx) => createReward(ctx, { programId: business.programs.points.id, name: 'Cake', pointsPrice }),
    business.owner,
  )
const setMinimum = (minimumRedemption: number) =>
  business.run(async (ctx) => {
    const { id: programId } = business.programs.points
    const [present] = await ctx.tx.select().from(loyaltyPrograms).where(eq(loyaltyPrograms.id, programId))
    const { name, version } = present!
    return editProgram(ctx, { programId, version, name, config: { minimumRedemption } })
  }, business.owner)
const tooHigh = {
  fields: { 'config.minimumRedemption': 'Cake costs 150 points: the minimum can’t be above that' },
}
const tooLow = { fields: { points_price: expect.stringContaining('from 100 points on') } }

describe('a price below the program’s minimum redemption', () => {
  it('is refused with the reason when the reward is made or changed', async () => {
    await expect(offer(99)).rejects.toMatchObject(tooLow)
    const { id: rewardId, version } = await offer(150)
    const edit = (pointsPrice: number) =>
      business.run((ctx) => editReward(ctx, { rewardId, version, name: 'Cake', pointsPrice }), business.owner)
    await expect(edit(99)).rejects.toMatchObject(tooLow)
  })

  it('is refused with the reward’s name when the minimum is raised above it, until the reward is archived', async () => {
    await expect(setMinimum(151)).rejects.toMatchObject(tooHigh)
    expect(await setMinimum(150)).toMatchObject({ config: { minimumRedemption: 150 } })
    await setMinimum(100)
    const { id: rewardId, version } = await offer(110)
    await expect(setMinimum(120)).rejects.toMatchObject({ code: 'invalid' })
    await business.run((ctx) => archiveReward(ctx, { rewardId, version }), business.owner)
    expect(await setMinimum(120)).toMatchObject({ config: { minimumRedemption: 120 } })
    await setMinimum(100)
  })

  it('is refused with the least price as the shop’s country writes it', async () => {
    const other = await world.newBusiness({ programs: { points: { minimumRedemption: 1000 } } })
    const place = eq(businesses.id, other.businessId)
    await other.run(({ tx }) => tx.update(businesses).set({ default_country: 'DE' }).where(place))
    const cake = { programId: other.programs.points.id, name: 'Cake', pointsPrice: 999 }
    await expect(other.run((ctx) => createReward(ctx, cake), other.owner)).rejects.toMatchObject({
      fields: { points_price: expect.stringContaining('from 1.000 points on') },
    })
  })

  it('cannot result from two people who save at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const saved = await Promise.allSettled([offer(100), setMinimum(140)])
      expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const [made] = saved
      if (made.status === 'fulfilled') {
        const { id: rewardId, version } = made.value
        await business.run((ctx) => archiveReward(ctx, { rewardId, version }), business.owner)
      } else await setMinimum(100)
    }
  })
})
