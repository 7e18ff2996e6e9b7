import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countCustomers, listCustomers } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { inProof, seed } from '#tests/engines/proof.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { countRules, countSegment, halvesOf } from './countSegment.ts'
import { type Crowd, settleCrowd } from './crowd.rig.ts'
import { fits } from './fits.rig.ts'
import { type ReadyName, readyNames, readySegments } from './readyMade.ts'
import type { Rule } from './rule.ts'
import { conditions, rules } from './rules.rig.ts'
import { segmentCondition, selectMembers } from './segmentCondition.ts'

let world: World
let business: TestBusiness
let crowd: Crowd
beforeAll(async () => {
  world = await newWorld()
  // The evening in New York before the clocks go forward.
  business = await world.newBusiness({ now: new Date('2026-03-08T03:30:00Z'), programs: { points: {} } })
  const second = await business.addProgram('stamp_card')
  crowd = await settleCrowd(business, [business.programs.points.id, second.id], seed)
})
afterAll(() => world.close())

const membersIn = async (ctx: BusinessContext, rule: Rule): Promise<string[]> =>
  (await queryRows<{ id: string }>(ctx.tx, await selectMembers(ctx, rule))).map(({ id }) => id).sort()
const membersOf = (rule: Rule) => business.run((ctx) => membersIn(ctx, rule))
const expected = (rule: Rule) =>
  crowd.people
    .filter((person) => fits(rule, person, crowd))
    .map(({ id }) => id)
    .sort()

describe('who is in a segment', () => {
  it('is whom the rule says, worked out anew from what is known of each, whatever is asked and however it is nested', async () => {
    await fc.assert(
      fc.asyncProperty(rules(crowd), async (rule) => {
        expect(await membersOf(rule)).toEqual(expected(rule))
      }),
      { seed, numRuns: inProof(2000, 30) },
    )
  })

  it('is right for each kind of condition by itself', async () => {
    await business.run(async (ctx) => {
      for (const condition of Object.values(conditions(crowd)))
        for (const one of fc.sample(condition, { seed, numRuns: inProof(200, 6) })) {
          const rule: Rule = { match: 'all', of: [one] }
          expect([one, await membersIn(ctx, rule)]).toEqual([one, expected(rule)])
        }
    })
  })

  it('is the same in the count, the list of customers and the condition inside another query', async () => {
    await fc.assert(
      fc.asyncProperty(rules(crowd), async (rule) => {
        const wanted = expected(rule)
        await business.run(async (ctx) => {
          const { count, may_text, may_mail } = await countSegment(ctx, rule)
          const present = crowd.people.filter(({ id }) => wanted.includes(id))
          expect({ count, may_text, may_mail }).toEqual({
            count: wanted.length,
            may_text: present.filter(({ sms, phone }) => sms && phone).length,
            may_mail: present.filter(({ mail, email }) => mail && email).length,
          })
          const halves = await halvesOf(ctx, crowd.people.length)
          expect(halves).toHaveLength(2)
          expect(await countRules(ctx, [rule], halves)).toEqual([{ count, may_text, may_mail }])
          const among = await selectMembers(ctx, rule)
          const { data } = await listCustomers(ctx, { among, limit: 500 })
          expect(data.map(({ id }) => id).sort()).toEqual(wanted)
          expect((await countCustomers(ctx, { among })).count).toBe(wanted.length)
          const [inside] = await queryRows<{ count: number }>(
            ctx.tx,
            sql`select count(*)::integer as count from customers c
              where c.business_id = ${ctx.businessId}::uuid and ${await segmentCondition(ctx, rule)}`,
          )
          expect(inside!.count).toBe(wanted.length)
        })
      }),
      { seed, numRuns: inProof(200, 6) },
    )
  })

  it.each(readyNames)(
    'is somebody, and not everybody, for the ready-made one: %s',
    async (name: ReadyName) => {
      const { rule } = readySegments[name]
      const found = await membersOf(rule)
      expect(found).toEqual(expected(rule))
      expect(found.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThan(crowd.people.length)
    },
  )

  it('is never somebody who was merged or erased, though they fit', async () => {
    const everybody: Rule = { match: 'all', of: [{ about: 'visits', is: 'at_least', value: 0 }] }
    const gone = crowd.people.filter(({ isGone }) => isGone).map(({ id }) => id)
    expect(gone.length).toBeGreaterThan(5)
    const found = await membersOf(everybody)
    expect(found.filter((id) => gone.includes(id))).toEqual([])
    expect(found.length).toBe(crowd.people.length - gone.length)
  })
})
