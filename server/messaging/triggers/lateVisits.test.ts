import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPeople, type People } from '#tests/accounts/people.ts'
import { openTriggerBusiness, type TriggerBusiness } from '#tests/messages/triggers.ts'

let people: People
let business: TriggerBusiness
beforeAll(async () => {
  people = await openPeople()
})
afterAll(() => people?.close())
beforeEach(async () => {
  business = await openTriggerBusiness(people)
  business.travel(1)
})

/** Hands in a visit of some minutes ago. */
async function handIn(customer_id: string, minutesAgo: number): Promise<void> {
  const now = people.clock.now()
  const happened_at = new Date(now.getTime() - minutesAgo * 60_000).toISOString()
  const operation = { key: crypto.randomUUID(), kind: 'purchase', customer_id, happened_at }
  const { data } = await business.post<{ data: { outcome: string }[] }>('/v1/operations/batch', {
    sent_at: now.toISOString(),
    operations: [operation],
  })
  expect(data).toMatchObject([{ outcome: 'recorded' }])
}

describe('a visit that arrives late', () => {
  it('is thanked for within an hour, and not after it', async () => {
    await business.edit('nth_visit', { settings: { visit: 2 }, holdout_percent: 0 })
    await business.switchOn('nth_visit')
    const [ana, ben] = [await business.addCustomer(), await business.addCustomer()]
    for (const customer of [ana, ben]) await business.buy(customer)
    business.travel(1)
    await handIn(ana, 59)
    await handIn(ben, 61)
    expect(await business.messages('nth_visit')).toMatchObject([{ customer_id: ana }])
  })

  it('begins an absence on its own day, not on that of its arrival', async () => {
    await business.edit('miss_you', { holdout_percent: 0 })
    await business.switchOn('miss_you')
    const ana = await business.addCustomer()
    business.travel(2)
    await handIn(ana, 2 * 24 * 60)
    business.travel(28)
    await business.round('miss_you')
    expect(await business.messages('miss_you')).toMatchObject([{ customer_id: ana }])
    business.travel(2)
    await business.round('miss_you')
    expect(await business.messages('miss_you')).toHaveLength(1)
  })
})
