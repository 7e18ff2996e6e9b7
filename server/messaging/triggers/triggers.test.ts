import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queryRows } from '#server/platform/database/index.ts'
import { openPeople, type People, type Person } from '#tests/accounts/people.ts'
import { nextRound, ROUND_MINUTE } from './rounds/nextRound.ts'
import { makeRound } from './rounds/round.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
let people: People
beforeAll(async () => {
  people = await openPeople()
})
afterAll(() => people?.close())

let owner: Person
let phones = 0
beforeEach(async () => {
  owner = await people.signUp()
  const token = await people.tokenFor(owner.email)
  await owner.visitor.post('/api/auth/verify', { type: 'signup', token })
  await people.rows(`update businesses set time_zone = 'America/New_York' where id = $1`, [owner.id])
})

async function ok<Body>(answer: Promise<{ status: number; body: unknown; text: string }>): Promise<Body> {
  const { status, body, text } = await answer
  expect(status, text).toBeLessThan(300)
  return body as Body
}
const post = <Body>(path: string, body: object = {}) => ok<Body>(owner.visitor.post(`/api${path}`, body))
const addCustomer = async (person: object = {}) => {
  phones += 1
  const phone = `+1212555${String(1000 + phones)}`
  const { id } = await post<{ id: string }>('/v1/customers', { first_name: 'Ana', phone, ...person })
  await people.rows(
    'update customers set opted_in_sms = true, opted_in_email = email is not null where id = $1',
    [id],
  )
  return id
}
const switchOn = (kind: 'sms' | 'email', trigger: string, config: object) =>
  people.rows(
    `update ${kind}_templates set active = true, config = $3 where business_id = $1 and trigger_type = $2`,
    [owner.id, trigger, JSON.stringify(config)],
  )
const messagesTo = async (customerId: string, template: string) =>
  (
    await people.rows<{ type: string; content: string }>(
      `select type, content from communication_logs where customer_id = $1 and template_name = $2 order by created_at, id`,
      [customerId, template],
    )
  ).map(({ type, content }) => `${type}: ${content}`)

describe('a milestone of points', () => {
  const buy = (customer_id: string, amount: number) =>
    post<{ id: string }>('/v1/purchases', { customer_id, amount })
  const told = async (customerId: string) => (await messagesTo(customerId, 'Points milestone')).length
  let program_id: string
  const correct = (customerId: string, points: number) =>
    post(`/v1/customers/${customerId}/adjustments`, { program_id, points, reason: 'Moved' })
  beforeEach(async () => {
    const program = await post<{ id: string }>('/v1/programs', {
      name: 'Points',
      type: 'points',
      config: { welcomeBonus: 0 },
    })
    program_id = program.id
    await switchOn('sms', 'points_milestone', { milestones: [50, 100, 200] })
  })

  it('is told of by the purchase that reaches it, and not again however the points go', async () => {
    const ana = await addCustomer()
    await buy(ana, 4900)
    expect(await told(ana)).toBe(0)
    await buy(ana, 100)
    expect(await messagesTo(ana, 'Points milestone')).toEqual([
      expect.stringContaining('you have reached 50 points'),
    ])
    await correct(ana, -30)
    await buy(ana, 3000)
    expect(await told(ana)).toBe(1)
  })

  it('that one purchase passed with a lower one is told of alone', async () => {
    const ana = await addCustomer()
    await buy(ana, 15_000)
    expect(await messagesTo(ana, 'Points milestone')).toHaveLength(1)
    await buy(ana, 5_000)
    expect(await told(ana)).toBe(2)
  })

  it('is not told of by a correction, nor while the template is off or there is no consent', async () => {
    const [ana, ben, cleo] = [await addCustomer(), await addCustomer(), await addCustomer()]
    await correct(ana, 60)
    expect(await told(ana)).toBe(0)
    await people.rows('update customers set opted_in_sms = false where id = $1', [cleo])
    await buy(cleo, 6_000)
    await people.rows(`update sms_templates set active = false where business_id = $1`, [owner.id])
    await buy(ben, 6_000)
    expect([await told(ben), await told(cleo)]).toEqual([0, 0])
  })
})

describe('a birthday', () => {
  /** Moves the clock to an hour of a day in New York. */
  const at = (day: string, hour: number) => {
    const midnight = new Date(`${day}T05:00:00Z`)
    people.clock.advance(midnight.getTime() + hour * HOUR - people.clock.now().getTime())
  }
  const greet = () => makeRound(people.product.services, { businessId: owner.id, kind: 'birthday' })
  const born = (birthday: string, more: object = {}) => addCustomer({ birthday, ...more })
  const greetings = (id: string) => messagesTo(id, 'Birthday')
  let year: number
  beforeEach(async () => {
    year = people.clock.now().getUTCFullYear() + 1
    await switchOn('sms', 'birthday', { sendHour: 10, daysBefore: 0 })
  })

  it('is greeted on its day, from the shop’s hour on, once however often the hour runs', async () => {
    const [ana, ben] = [await born('1990-01-20'), await born('1990-01-21')]
    at(`${year}-01-20`, 9)
    await greet()
    expect(await greetings(ana)).toEqual([])
    at(`${year}-01-20`, 10)
    await Promise.all([greet(), greet()])
    await greet()
    expect(await greetings(ana)).toEqual([expect.stringContaining('sms: Happy birthday, Ana!')])
    expect(await greetings(ben)).toEqual([])
  })

  it('is greeted by each channel that is on and agreed to, and by none that is not', async () => {
    await switchOn('email', 'birthday', { sendHour: 10, daysBefore: 0 })
    const ana = await born('1990-01-20', { email: `${crypto.randomUUID()}@example.com` })
    const ben = await born('1990-01-20')
    await people.rows('update customers set opted_in_sms = false where id = $1', [ben])
    at(`${year}-01-20`, 10)
    await greet()
    expect((await greetings(ana)).map((one) => one.split(':')[0]).toSorted()).toEqual(['email', 'sms'])
    expect(await greetings(ben)).toEqual([])
  })

  it('days before is greeted for the year that it falls in', async () => {
    await switchOn('sms', 'birthday', { sendHour: 10, daysBefore: 7 })
    const ana = await born('1990-01-02')
    at(`${year}-12-26`, 10)
    await greet()
    await switchOn('sms', 'birthday', { sendHour: 10, daysBefore: 0 })
    at(`${year + 1}-01-02`, 10)
    await greet()
    expect(await greetings(ana)).toHaveLength(1)
  })

  it('of 29 February is greeted every year, and only once in a leap year', async () => {
    const ana = await born('1992-02-29')
    const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
    for (const day of ['02-28', ...(isLeap ? ['02-29'] : []), '03-01']) {
      at(`${year}-${day}`, 10)
      await greet()
    }
    expect(await greetings(ana)).toHaveLength(1)
  })

  it('of more than a hundred on one day is greeted for each', async () => {
    const ana = await born('1990-01-20')
    await people.rows(
      `insert into customers (business_id, id, unique_customer_id, first_name, phone, birthday, opted_in_sms, created_at)
       select business_id, gen_random_uuid(), 'CUSB' || n, 'Many', '+1646555' || (1000 + n), birthday, true, created_at
       from customers, generate_series(1, 104) n where id = $1`,
      [ana],
    )
    at(`${year}-01-20`, 11)
    await greet()
    const [{ many }] = (await people.rows<{ many: string }>(
      `select count(*) as many from communication_logs where business_id = $1 and template_name = 'Birthday'`,
      [owner.id],
    )) as [{ many: string }]
    expect(Number(many)).toBe(105)
  })

  const due = async () =>
    (
      await queryRows<{ business_id: string }>(
        people.product.services.database.plain,
        sql`select business_id from triggers_due(${people.clock.now().toISOString()}::timestamptz)`,
      )
    ).some(({ business_id }) => business_id === owner.id)

  it('is due for businesses whose hour has come by their own clock, and whose template is on', async () => {
    for (const [hour, expected] of [
      [9, false],
      [10, true],
      [19, true],
      [20, false],
    ] as const) {
      at(`${year}-01-20`, hour)
      expect([hour, await due()]).toEqual([hour, expected])
    }
    // A round that was missed late in the day is made up for late in the evening.
    await switchOn('sms', 'birthday', { sendHour: 18, daysBefore: 0 })
    at(`${year}-01-20`, 23)
    expect(await due()).toBe(true)
    at(`${year}-01-20`, 10)
    await people.rows(`update sms_templates set active = false where business_id = $1`, [owner.id])
    expect(await due()).toBe(false)
    people.clock.advance(DAY)
  })

  it('is due when its forecast says, whatever its hour', async () => {
    const business = { time_zone: 'America/New_York', texts_until_hour: 20 }
    for (const sendHour of [0, 5, 10, 19, 22]) {
      await switchOn('sms', 'birthday', { sendHour, daysBefore: 0 })
      for (let hour = 0; hour < 24; hour++) {
        at(`${year}-01-20`, hour)
        people.clock.advance(ROUND_MINUTE * 60_000)
        const now = people.clock.now()
        const next = nextRound(new Date(now.getTime() - 1), business, sendHour)
        expect([sendHour, hour, await due()]).toEqual([sendHour, hour, next.getTime() === now.getTime()])
      }
    }
  })
})
