import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import {
  activateProgram,
  archiveProgram,
  editProgram,
  findTermsAt,
  pauseProgram,
  restoreProgram,
} from '../index.ts'
import { formerTerms } from '../tables.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

async function open() {
  const business = await world.newBusiness({ programs: { points: { pointsPerDollar: 1 } } })
  const programId = business.programs.points.id
  const change = (verb: typeof pauseProgram) =>
    business.run((ctx) => verb(ctx, { programId }), business.owner)
  const edit = (version: number, pointsPerDollar: number, name = 'Points') =>
    business.run(
      (ctx) => editProgram(ctx, { programId, version, name, config: { pointsPerDollar } }),
      business.owner,
    )
  return { business, programId, change, edit }
}

const formerOf = (business: TestBusiness, programId: string) =>
  business.run(({ tx }) =>
    tx.select().from(formerTerms).where(eq(formerTerms.program_id, programId)).orderBy(formerTerms.id),
  )

describe('the terms that a program had', () => {
  it('are kept at each change, with when they ended', async () => {
    const { business, programId, change, edit } = await open()
    const moments: Date[] = []
    for (const step of [
      () => edit(1, 2, 'Double points'),
      () => change(pauseProgram),
      () => change(activateProgram),
      () => change(archiveProgram),
      () => change(restoreProgram),
    ]) {
      business.passMinutes(1)
      moments.push(business.clock.now())
      await step()
    }
    const former = await formerOf(business, programId)
    expect(former.map(({ until }) => until)).toEqual(moments)
    expect(
      former.map(({ name, status, config, archived_at }) => [
        name,
        status,
        (config as { pointsPerDollar: number }).pointsPerDollar,
        archived_at !== null,
      ]),
    ).toEqual([
      ['Sunrise points', 'active', 1, false],
      ['Double points', 'active', 2, false],
      ['Double points', 'paused', 2, false],
      ['Double points', 'active', 2, false],
      ['Double points', 'paused', 2, true],
    ])
  })

  it('have no row of what changed nothing, or was refused', async () => {
    const { business, programId, change, edit } = await open()
    await change(activateProgram)
    await change(restoreProgram)
    await expect(edit(7, 3)).rejects.toMatchObject({ code: 'conflict' })
    expect(await formerOf(business, programId)).toEqual([])
  })

  it('are found by the moment, also of a program that was not there yet', async () => {
    const { business, programId, edit } = await open()
    const start = business.clock.now()
    business.passMinutes(10)
    await edit(1, 2)
    business.passMinutes(10)
    await edit(2, 3)
    const { id: younger } = await business.addProgram('stamp_card')
    const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
    const found = async (minutes: number) => {
      const terms = await business.run((ctx) => findTermsAt(ctx, at(minutes)))
      const own = terms.get(programId)
      return [own && (own.config as { pointsPerDollar: number }).pointsPerDollar, terms.get(younger)]
    }
    expect(await found(5)).toEqual([1, null])
    expect(await found(10)).toEqual([2, null])
    expect(await found(19)).toEqual([2, null])
    expect(await found(20)).toEqual([undefined, undefined])
  })

  it('cannot be changed afterwards', async () => {
    const { business, programId, change } = await open()
    await change(pauseProgram)
    const rewrite = business.run(({ tx }) =>
      tx.update(formerTerms).set({ status: 'paused' }).where(eq(formerTerms.program_id, programId)),
    )
    await expect(rewrite).rejects.toMatchObject({ cause: { code: '42501' } })
  })
})
