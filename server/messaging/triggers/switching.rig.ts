import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openPeople, type People } from '#tests/accounts/people.ts'
import { openTriggerBusiness, type TriggerBusiness } from '#tests/messages/triggers.ts'

export let people: People
export let business: TriggerBusiness

/** Opens what the tests of a file share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    people = await openPeople()
  })
  afterAll(() => people?.close())
  beforeEach(async () => {
    business = await openTriggerBusiness(people)
    business.travel(1)
  })
}

export const addReward = async (stock: number | null = null, name = 'Free coffee') => {
  const program_id = await business.addPoints()
  const reward = { program_id, name, points_price: 500, stock }
  return (await business.post<{ id: string }>('/v1/rewards', reward)).id
}

/** Adds a customer whose birthday is in some days. */
export const bornIn = async (days: number, person: object = {}) => {
  const day = new Date(people.clock.now().getTime() + days * 86_400_000).toISOString().slice(5, 10)
  return business.addCustomer({ birthday: `1992-${day}`, ...person })
}

export const rewardsOf = (customerId: string) =>
  people.rows<{ code: string; days: number }>(
    `select redemption_code as code, extract(day from expires_at - earned_at)::int as days
     from customer_rewards where customer_id = $1`,
    [customerId],
  )
