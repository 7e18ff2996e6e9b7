import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTillView } from '#server/loyalty/counter/index.ts'
import { buy, standing } from '#tests/ledger/till.ts'
import { newWorld, type World } from '#tests/world/index.ts'
import { archiveProgram } from './archiveProgram.ts'
import { activateProgram, pauseProgram } from './changeStatus.ts'
import { createProgram, type NewProgram } from './createProgram.ts'
import { listPrograms } from './listPrograms.ts'
import { restoreProgram } from './restoreProgram.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const card: NewProgram = { name: 'Summer card', type: 'stamp_card', config: {} }

describe('an archived program', () => {
  it('gives nothing more and keeps what guests hold; they see it as long as they hold something', async () => {
    const business = await world.newBusiness({ programs: { stamp_card: {} } })
    const { id } = business.programs.stamp_card
    const [ana, bob] = [await business.addCustomer('Ana'), await business.addCustomer('Bob')]
    await buy(business, ana, 500)
    await business.run((ctx) => archiveProgram(ctx, { programId: id }), business.owner)
    await buy(business, ana, 500)
    expect(await standing(business, ana, id)).toMatchObject({ stamps_current: 1 })
    const cards = async (customer: string) =>
      (await business.run((ctx) => readTillView(ctx, { customerId: customer }), business.owner)).cards
    expect(await cards(ana)).toMatchObject([{ program: { status: 'paused' } }])
    expect(await cards(bob)).toEqual([])
  })

  it('does not count for the plan, and comes back only where the plan has room', async () => {
    const business = await world.newBusiness({ plan: 'Free' })
    const { id } = await business.run((ctx) => createProgram(ctx, card), business.owner)
    await business.run((ctx) => archiveProgram(ctx, { programId: id }), business.owner)
    const second = await business.run((ctx) => createProgram(ctx, card), business.owner)
    const restore = () => business.run((ctx) => restoreProgram(ctx, { programId: id }), business.owner)
    await expect(restore()).rejects.toMatchObject({ code: 'limit_reached' })
    await business.run((ctx) => archiveProgram(ctx, { programId: second.id }), business.owner)
    expect(await restore()).toMatchObject({ status: 'paused', archived_at: null })
  })

  it('comes back once if two requests bring programs back at once and there is room for one', async () => {
    const business = await world.newBusiness({ plan: 'Free' })
    const ids: string[] = []
    for (const _ of [1, 2]) {
      const { id } = await business.run((ctx) => createProgram(ctx, card), business.owner)
      await business.run((ctx) => archiveProgram(ctx, { programId: id }), business.owner)
      ids.push(id)
    }
    const back = await Promise.allSettled(
      ids.map((id) => business.run((ctx) => restoreProgram(ctx, { programId: id }), business.owner)),
    )
    expect(back.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('can be neither activated nor paused before it is brought back', async () => {
    const business = await world.newBusiness({ programs: { stamp_card: {} } })
    const { id } = business.programs.stamp_card
    await business.run((ctx) => archiveProgram(ctx, { programId: id }), business.owner)
    for (const change of [activateProgram, pauseProgram])
      await expect(
        business.run((ctx) => change(ctx, { programId: id }), business.owner),
      ).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringContaining('is archived: bring it back first'),
      })
    await business.run((ctx) => restoreProgram(ctx, { programId: id }), business.owner)
    await business.run((ctx) => activateProgram(ctx, { programId: id }), business.owner)
    expect(await business.run(listPrograms)).toMatchObject([{ status: 'active', archived_at: null }])
  })
})
