import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { createProgram, type NewProgram } from './createProgram.ts'
import { listPrograms } from './listPrograms.ts'

let world: World
let business: TestBusiness
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const card: NewProgram = { name: 'Coffee Card', type: 'stamp_card', config: {} }
const create = (input: NewProgram, at = business) => at.run((ctx) => createProgram(ctx, input), at.owner)
const names = async () => (await business.run(listPrograms)).map(({ name }) => name)

describe('a repeated request to make a program under its key', () => {
  beforeAll(async () => {
    business = await world.newBusiness()
  })

  it('makes it once, even with two at the same time', async () => {
    const asked = [1, 2, 3].map(() => create({ ...card, idempotencyKey: 'a lost answer' }))
    const ids = (await Promise.all(asked)).map(({ id }) => id)
    expect(new Set(ids).size).toBe(1)
    expect(await names()).toEqual(['Coffee Card'])
  })

  it('gets the same program when the plan is full by then', async () => {
    const full = await world.newBusiness({ plan: 'Free' })
    const made = await create({ ...card, idempotencyKey: 'k' }, full)
    expect(await create({ ...card, idempotencyKey: 'k' }, full)).toMatchObject({ id: made.id })
    await expect(create(card, full)).rejects.toMatchObject({ code: 'limit_reached' })
  })

  it('is refused for another program', async () => {
    await create({ ...card, idempotencyKey: 'mine' })
    await expect(create({ ...card, name: 'Tea Card', idempotencyKey: 'mine' })).rejects.toMatchObject({
      code: 'conflict',
      details: { reason: 'key_reused' },
    })
  })

  it('makes each shop’s own program under the same key', async () => {
    const other = await world.newBusiness({ name: 'Barber Bob' })
    const [mine, theirs] = [
      await create({ ...card, idempotencyKey: 'shared' }),
      await create({ ...card, idempotencyKey: 'shared' }, other),
    ]
    expect(mine.id).not.toBe(theirs.id)
  })
})

describe('a ladder of discounts', () => {
  it('with two tiers for the same visits is refused at the second of them', async () => {
    const tiers = [5, 10, 5].map((visits) => ({ visits, discount: 10 }))
    await expect(create({ name: 'Ladder', type: 'discount', config: { tiers } })).rejects.toMatchObject({
      fields: { 'config.tiers.2.visits': 'Another tier has as many visits' },
    })
  })
})
