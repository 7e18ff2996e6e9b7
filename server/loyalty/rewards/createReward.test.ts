import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { archiveReward } from './archiveReward.ts'
import { createReward } from './createReward.ts'
import { listRewards } from './listRewards.ts'

let world: World
let business: TestBusiness
beforeAll(async () => {
  world = await newWorld()
  business = await world.newBusiness({ programs: { points: { minimumRedemption: 2 } } })
})
afterAll(() => world.close())

const tea = { name: 'Tea', pointsPrice: 20 }
const create = (wanted: { name: string; pointsPrice: number; idempotencyKey?: string }, at = business) =>
  at.run((ctx) => createReward(ctx, { programId: at.programs.points.id, ...wanted }), at.owner)
const names = async () => (await business.run((ctx) => listRewards(ctx))).map(({ name }) => name)

describe('a repeated request for a reward under its key', () => {
  it('is refused for another reward', async () => {
    await create({ ...tea, idempotencyKey: 'mine' })
    await expect(create({ ...tea, pointsPrice: 2, idempotencyKey: 'mine' })).rejects.toMatchObject({
      code: 'conflict',
      details: { reason: 'key_reused' },
    })
  })

  it('makes each shop’s own reward under the same key', async () => {
    const other = await world.newBusiness({ programs: { points: { minimumRedemption: 2 } } })
    const [mine, theirs] = [
      await create({ ...tea, idempotencyKey: 'shared' }),
      await create({ ...tea, idempotencyKey: 'shared' }, other),
    ]
    expect(mine.id).not.toBe(theirs.id)
  })

  it('makes it once, even with two at the same time', async () => {
    const cake = { name: 'Cake', pointsPrice: 40, idempotencyKey: 'a lost answer' }
    const ids = (await Promise.all([create(cake), create(cake), create(cake)])).map(({ id }) => id)
    expect(new Set(ids).size).toBe(1)
    expect((await names()).filter((name) => name === 'Cake')).toHaveLength(1)
  })

  it('does not put an archived reward back into the catalogue', async () => {
    const mug = { name: 'Mug', pointsPrice: 400, idempotencyKey: 'mug' }
    const { id, version } = await create(mug)
    await business.run((ctx) => archiveReward(ctx, { rewardId: id, version }), business.owner)
    expect(await create(mug)).toMatchObject({ id, active: false })
  })
})
