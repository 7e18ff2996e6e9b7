import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LateOutcome } from '#server/loyalty/counter/contract.ts'
import { type Business, openTeams, type Teams } from '#tests/world/team.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { KeptBusiness, KeptCustomer, TillDeviceView } from './contract.ts'

let teams: Teams
beforeAll(async () => {
  teams = await openTeams()
})
afterAll(() => teams?.close())

const add = async (owner: Visitor) => (await owner.post('/api/app/till-devices', {})).body as TillDeviceView
const contact = (who: Visitor, { id }: TillDeviceView) => who.post(`/api/app/till-devices/${id}/contact`, {})
const customers = (who: Visitor, { id }: TillDeviceView) => who.get(`/api/app/till-devices/${id}/guests`)
const end = (who: Visitor, { id }: TillDeviceView) => who.post(`/api/app/till-devices/${id}/end`, {})
const listed = async (who: Visitor) =>
  ((await who.get('/api/app/till-devices')).body as { data: TillDeviceView[] }).data

async function openBusiness() {
  const business = await teams.openBusiness('Agency')
  await business.owner.post('/api/v1/programs', { name: 'Points', type: 'points', config: {} })
  const person = {
    first_name: 'Noraline',
    last_name: 'Quillfeather',
    email: `nora-${crypto.randomUUID()}@example.com`,
    phone: '+14155550191',
    birthday: '1990-02-03',
  }
  const nora = (await business.owner.post('/api/v1/customers', person)).body as { id: string }
  await buy(business, nora.id)
  return { business, nora, person, device: await add(business.owner) }
}

const buy = (business: Business, customer_id: string) =>
  business.owner.post(
    '/api/v1/purchases',
    { customer_id, amount: 1240 },
    { 'idempotency-key': crypto.randomUUID() },
  )

const handIn = async (who: Visitor, customer_id: string, device_id: string): Promise<LateOutcome> => {
  const at = teams.clock.now().toISOString()
  const operations = [
    { key: crypto.randomUUID(), kind: 'purchase', customer_id, happened_at: at, amount: 500 },
  ]
  const answer = await who.post('/api/v1/operations/batch', { sent_at: at, device_id, operations })
  return (answer.body as { data: LateOutcome[] }).data[0]!
}

describe('whoever has a device', () => {
  it('that was ended is given no guest, loses its sign-in, and hands in nothing but cases', async () => {
    const { business, nora, device } = await openBusiness()
    const ben = await teams.hire(business)
    expect((await contact(ben.visitor, device)).status).toBe(200)
    expect((await end(business.owner, device)).status).toBe(200)
    expect((await customers(ben.visitor, device)).status).toBe(401)
    expect((await contact(ben.visitor, device)).status).toBe(401)

    const other = await teams.hire(business)
    expect((await contact(other.visitor, device)).body).toEqual({ keeps: false, business: null })
    expect((await customers(other.visitor, device)).status).toBe(409)
    expect(await handIn(other.visitor, nora.id, device.id)).toMatchObject({
      outcome: 'case',
      reason: 'device_ended',
    })
    expect(await listed(business.owner)).toMatchObject([
      { ended_at: expect.any(String), told_at: expect.any(String) },
    ])
  })

  it('of another shop learns nothing of it, and ends nothing', async () => {
    const [ours, theirs] = [await openBusiness(), await openBusiness()]
    for (const ask of [contact, customers, end])
      expect((await ask(ours.business.owner, theirs.device)).status).toBe(404)
    expect(await listed(ours.business.owner)).toMatchObject([{ id: ours.device.id }])
    expect(await handIn(ours.business.owner, ours.nora.id, theirs.device.id)).toMatchObject({
      outcome: 'recorded',
    })
  })

  it('is given no guest once they were removed from the team, nor without a contact that the log has', async () => {
    const { business, device } = await openBusiness()
    const ben = await teams.hire(business)
    expect((await customers(ben.visitor, device)).status).toBe(409)
    await contact(ben.visitor, device)
    expect((await customers(ben.visitor, device)).status).toBe(200)
    teams.clock.advance(11 * 60_000)
    expect((await customers(ben.visitor, device)).status).toBe(409)
    await teams.withdraw(business.owner, `app/tenant-members/${ben.id}`, { revoke_api_keys: true })
    expect((await contact(ben.visitor, device)).status).toBe(403)
    expect((await customers(ben.visitor, device)).status).toBe(403)
  })

  it('cannot switch keeping on or off by themselves, only an admin can', async () => {
    const { business, device } = await openBusiness()
    const ben = await teams.hire(business)
    expect((await ben.visitor.post('/api/app/till-devices', {})).status).toBe(403)
    expect((await end(ben.visitor, device)).status).toBe(403)
  })
})

describe('what a device is given', () => {
  it('is the least: no contact, no last name, no birthday, no history, no PIN', async () => {
    const { business, nora, person, device } = await openBusiness()
    const { business: found } = (await contact(business.owner, device)).body as { business: KeptBusiness }
    const given = await customers(business.owner, device)
    expect(given.body).toEqual({
      next: null,
      data: [
        {
          id: nora.id,
          unique_customer_id: expect.stringMatching(/^CUS/),
          first_name: 'Noraline',
          last_digits: '0191',
          total_visits: 1,
          last_visit_at: expect.any(String),
          cards: [
            {
              program_id: found.programs[0]!.id,
              points_balance: 12,
              total_earned: 12,
              points_carried: 400,
              stamps_current: 0,
              card_places: null,
              card_expires_at: null,
              rewards_earned: 0,
            },
          ],
          rewards: [],
        },
      ],
    })
    for (const secret of [
      person.phone,
      person.phone.slice(-5),
      person.email,
      person.last_name,
      person.birthday,
    ])
      expect(given.text).not.toContain(secret)
  })

  it('is who came lately, at most 2,000', async () => {
    const { business, nora, device } = await openBusiness()
    await teams.rows(
      `insert into customers (business_id, id, unique_customer_id, first_name, total_visits, last_visit_at, created_at)
       select $1, gen_random_uuid(), 'CUSMANY' || n, 'Guest ' || n, 1, now() - make_interval(hours => n), now()
       from generate_series(1, 2100) n`,
      [business.businessId],
    )
    await teams.rows('update customers set merged_into = $2 where business_id = $1 and first_name = $3', [
      business.businessId,
      nora.id,
      'Guest 7',
    ])
    await contact(business.owner, device)
    const given: KeptCustomer[] = []
    let after: string | null = ''
    while (after !== null) {
      const path = `/api/app/till-devices/${device.id}/guests${after && `?after=${after}`}`
      const page = (await business.owner.get(path)).body as { data: KeptCustomer[]; next: string | null }
      expect(page.data.length).toBeLessThanOrEqual(500)
      given.push(...page.data)
      after = page.next
    }
    expect(given).toHaveLength(2000)
    const names = given.map(({ first_name }) => first_name)
    expect(names.slice(0, 3)).toEqual(['Noraline', 'Guest 1', 'Guest 2'])
    expect(names).not.toContain('Guest 7')
    expect(names.at(-1)).toBe('Guest 2000')
  })
})

describe('rewards without a connection', () => {
  it('are allowed by an admin alone, and until then a device is given none, nor what any costs', async () => {
    const { business, nora, device } = await openBusiness()
    const { owner } = business
    const allow = (who: Visitor, most: number | null) =>
      who.send('PUT', '/api/app/till-devices/redeeming', { most })
    const given = async () => {
      const { body } = await contact(owner, device)
      const { data } = (await customers(owner, device)).body as { data: KeptCustomer[] }
      return { ...(body as { business: KeptBusiness }).business.redeeming, held: data[0]!.rewards }
    }
    const { visitor } = await teams.hire(business)
    expect((await allow(visitor, null)).status).toBe(403)
    expect((await allow(owner, -1)).status).toBe(400)
    const code = await claimCookie(business, nora.id)
    expect(await given()).toEqual({ most: 0, rewards: [], held: [] })

    expect((await allow(owner, 500)).body).toEqual({ redeeming_most: 500 })
    const limited = await given()
    expect(limited).toMatchObject({ most: 500, rewards: [{ name: 'Cookie', points_price: 5, cost: 120 }] })
    expect(limited.held).toMatchObject([{ name: 'Cookie', reward_id: limited.rewards[0]!.id }])
    expect(JSON.stringify(limited)).not.toContain(code)
    await allow(owner, null)
    expect((await given()).rewards).toMatchObject([{ cost: null }])
    const { body } = await owner.get('/api/app/audit?kind=settings')
    const log = (body as { data: { sentence: string }[] }).data.map(({ sentence }) => sentence)
    expect(log.filter((line) => line.includes('without a connection'))).toEqual([
      expect.stringMatching(/ let any reward be given without a connection$/),
      expect.stringMatching(/ let rewards of \$5\.00 a guest and day be given without a connection$/),
    ])
  })
})

/** Sells cookies that cost the business $1.20, and claims one; returns its code. */
async function claimCookie({ owner }: Business, customer_id: string): Promise<string> {
  const post = async <Body>(path: string, body: object) =>
    (await owner.post(path, body, { 'idempotency-key': crypto.randomUUID() })).body as Body
  const program = await post<{ id: string }>('/api/v1/programs', {
    ...{ name: 'Sweet points', type: 'points', config: { minimumRedemption: 1 } },
  })
  const cookie = { program_id: program.id, name: 'Cookie', points_price: 5 }
  const { id } = await post<{ id: string }>('/api/v1/rewards', cookie)
  await owner.send('PUT', `/api/app/rewards/${id}/cost`, { cost: 120 })
  await post('/api/v1/purchases', { customer_id, amount: 1240, confirm_repeat_visit: true })
  const { reward } = await post<{ reward: { redemption_code: string } }>(`/api/v1/rewards/${id}/claim`, {
    customer_id,
  })
  return reward.redemption_code
}
