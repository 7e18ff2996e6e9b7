import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitRate } from '#server/platform/rate-limits/index.ts'
import { openTeams, type Teams } from '#tests/world/team.ts'
import { lateTills } from './late.rig.ts'

let teams: Teams
let tills: ReturnType<typeof lateTills>
beforeAll(async () => {
  teams = await openTeams()
  tills = lateTills(teams)
})
afterAll(() => teams?.close())

const operationsOf = (customerId: string) =>
  teams.rows<{ kind: string; amount: number; staff_name: string }>(
    "select kind, amount::float8 as amount, staff_name from operations where customer_id = $1 and kind = 'purchase' order by id",
    [customerId],
  )

describe('somebody who hands in what is not theirs', () => {
  it('learns nothing of another shop’s guest, and writes nothing there', async () => {
    const [ours, theirs] = [await tills.openTill(), await tills.openTill()]
    const nobody = crypto.randomUUID()
    const [foreign, unknown] = await tills.handIn(ours.business.owner, [
      { customer_id: theirs.ana, amount: 500, note: 'Whose is it?' },
      { customer_id: nobody, amount: 500 },
    ])
    expect(foreign).toMatchObject({ outcome: 'case', reason: 'customer_unknown' })
    expect({ ...foreign, key: '', case_id: '' }).toEqual({ ...unknown, key: '', case_id: '' })
    expect(await operationsOf(theirs.ana)).toEqual([])
    expect(await tills.casesOf(theirs.business.owner)).toEqual([])
    const [kept] = await tills.casesOf(ours.business.owner)
    expect(kept).toMatchObject({ customer: null, note: null })
    expect((await tills.settle(ours.business.owner, kept!.id, 'record')).status).toBe(409)
    expect((await tills.settle(theirs.business.owner, kept!.id, 'dismiss')).status).toBe(404)
  })

  it('is not believed about a person of another shop, whose name they do not learn', async () => {
    const [ours, theirs] = [await tills.openTill(), await tills.openTill()]
    const stranger = await teams.hire(theirs.business)
    const recorded_by = await tills.userOf(stranger.id)
    const [outcome] = await tills.handIn(ours.business.owner, [{ customer_id: ours.ana, recorded_by }])
    expect(outcome).toMatchObject({ outcome: 'case', reason: 'not_on_team' })
    expect((await tills.casesOf(ours.business.owner))[0]).toMatchObject({ staff_name: null })
  })

  it('is refused at the door when they were removed, and what they hand in later under another sign-in is a case', async () => {
    const { business, ana } = await tills.openTill()
    const ben = await teams.hire(business)
    const recorded_by = await tills.userOf(ben.id)
    teams.clock.advance(3 * 3_600_000)
    await teams.withdraw(business.owner, `app/tenant-members/${ben.id}`, { revoke_api_keys: true })
    teams.clock.advance(3_600_000)
    const batch = tills.batchOf([{ customer_id: ana, amount: 500 }])
    expect((await tills.send(ben.visitor, batch)).status).toBe(403)
    const [before, after] = await tills.handIn(business.owner, [
      { customer_id: ana, amount: 500, minutesAgo: 120, recorded_by },
      { customer_id: ana, amount: 700, minutesAgo: 30, recorded_by },
    ])
    expect(before).toMatchObject({ outcome: 'recorded' })
    expect(after).toMatchObject({ outcome: 'case', reason: 'not_on_team' })
    expect(await operationsOf(ana)).toMatchObject([{ amount: 500, staff_name: 'Ben Okoro' }])
  })

  it('answers for what somebody recorded under a name without a sign-in, and the log has the name', async () => {
    const { business, ana } = await tills.openTill()
    const [outcome] = await tills.handIn(business.owner, [
      { customer_id: ana, amount: 500, recorded_by_name: 'Mia' },
    ])
    expect(outcome).toMatchObject({ outcome: 'recorded' })
    const [recorded] = await operationsOf(ana)
    expect(recorded!.staff_name).not.toBe('Mia')
    const { body } = await business.owner.get('/api/app/audit?kind=customers')
    expect(JSON.stringify(body)).toContain('as “Mia” without a sign-in')
  })

  it('cannot pass a limit of their own by naming a colleague without one, nor hide who handed it in', async () => {
    const { business, ana } = await tills.openTill()
    await business.owner.send('PUT', '/api/app/settings/counter-limit', { amount: 1000 })
    const email = teams.newEmail('bo')
    await teams.invite(business, email, { role: 'counter' })
    const bo = teams.visitor()
    await teams.join(bo, await teams.tokenFor(email), { first_name: 'Bo' })
    const member = await teams.hire(business)
    const recorded_by = await tills.userOf(member.id)
    teams.clock.advance(3 * 3_600_000)
    const outcomes = await tills.handIn(bo, [
      { customer_id: ana, amount: 1001, recorded_by },
      { customer_id: ana, amount: 1001 },
      { customer_id: ana, amount: 900, recorded_by },
    ])
    expect(outcomes).toMatchObject([
      { outcome: 'case', reason: 'above_counter_limit' },
      { outcome: 'case', reason: 'above_counter_limit' },
      { outcome: 'recorded' },
    ])
    const { body } = await business.owner.get('/api/app/audit?kind=customers')
    const [entry] = (body as { data: { sentence: string }[] }).data
    expect(entry!.sentence).toBe('Bo Okoro handed in a purchase of $9.00 by Ana that Ben Okoro had recorded')
  })

  it('cannot use a shop’s API key to date back, or to name who recorded something', async () => {
    const { business, ana } = await tills.openTill()
    const made = await business.owner.post('/api/app/api-keys', { name: 'Till program' })
    const bearer = { authorization: `Bearer ${(made.body as { secret: string }).secret}` }
    const program = teams.visitor()
    const hand = (sent: Parameters<typeof tills.batchOf>[0]) =>
      tills.send(program, tills.batchOf(sent), bearer)
    const wrong = [
      [{ customer_id: ana }, { customer_id: ana, minutesAgo: 16 }],
      [{ customer_id: ana, minutesAgo: 1, recorded_by: business.businessId }],
    ]
    for (const sent of wrong) expect((await hand(sent)).status).toBe(400)
    expect(await operationsOf(ana)).toEqual([])
    const batch = tills.batchOf([{ customer_id: ana, amount: 500, minutesAgo: 10 }])
    const first = await tills.send(program, batch, bearer)
    expect(first.body).toMatchObject({ data: [{ outcome: 'recorded' }] })
    // Sent again because its answer was lost, however late.
    teams.clock.advance(3_600_000)
    const again = await tills.send(program, { ...batch, sent_at: teams.clock.now().toISOString() }, bearer)
    expect(again.body).toEqual(first.body)
    expect(await operationsOf(ana)).toMatchObject([{ staff_name: 'API key Till program' }])
  })

  it('is refused without a sign-in, and beyond what a shop may hand in within a minute', async () => {
    const { business, ana } = await tills.openTill()
    const batch = tills.batchOf([{ customer_id: ana }])
    expect((await tills.send(teams.visitor(), batch)).status).toBe(401)
    const { database, clock } = teams.product.services
    const counted = { limit: 1500, windowSeconds: 60 }
    await limitRate(database.plain, `late-operations:${business.businessId}`, counted, clock.now(), 1498)
    const two = () => tills.batchOf([{ customer_id: ana }, { customer_id: ana, minutesAgo: 90 }])
    expect((await tills.send(business.owner, two())).status).toBe(200)
    const refused = await tills.send(business.owner, two())
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await operationsOf(ana)).toHaveLength(2)
  })

  it('is refused with nothing, with more than 50, and with an unknown field', async () => {
    const { business, ana } = await tills.openTill()
    const many = Array.from({ length: 51 }, () => ({ customer_id: ana }))
    const one = [{ customer_id: ana }]
    for (const batch of [tills.batchOf([]), tills.batchOf(many), tills.batchOf(one, { from: 'till' })])
      expect((await tills.send(business.owner, batch)).status).toBe(400)
    expect(await operationsOf(ana)).toEqual([])
  })
})

describe('a batch', () => {
  it('records each operation by itself, and answers each in its place', async () => {
    const { business, ana } = await tills.openTill()
    const outcomes = await tills.handIn(business.owner, [
      { customer_id: ana, amount: 100, minutesAgo: 300 },
      { customer_id: crypto.randomUUID(), amount: 200 },
      { customer_id: ana, amount: 5_000_000, minutesAgo: 200 },
      { customer_id: ana, amount: 300, minutesAgo: 100 },
      { customer_id: ana, amount: 400, minutesAgo: 73 * 60 },
    ])
    expect(outcomes.map((one) => (one.outcome === 'case' ? one.reason : one.purchase!.amount))).toEqual([
      100,
      'customer_unknown',
      'unusual_amount',
      300,
      'too_old',
    ])
    expect(await tills.pointsOf(business.owner, ana)).toBe(4)
  })

  it('that was cut off and is sent again, from two tabs at once, counts each operation once', async () => {
    const { business, ana, customer } = await tills.openTill()
    const bob = await customer('Bob')
    const batch = tills.batchOf(
      Array.from({ length: 20 }, (_, n) => ({
        ...{ customer_id: n % 2 ? ana : bob, amount: 100, minutesAgo: 400 - n, confirm_repeat_visit: true },
      })),
    )
    // The part that a server had recorded before it died.
    const begun = { ...batch, operations: batch.operations.slice(0, 7) }
    const first = await tills.send(business.owner, begun)
    const answers = await Promise.all([1, 2, 3].map(() => tills.send(business.owner, batch)))
    for (const answer of answers) expect(answer.body).toEqual(answers[0]!.body)
    expect((answers[0]!.body as { data: unknown[] }).data.slice(0, 7)).toEqual(
      (first.body as { data: unknown[] }).data,
    )
    expect([...(await operationsOf(ana)), ...(await operationsOf(bob))]).toHaveLength(20)
    expect(await tills.pointsOf(business.owner, ana)).toBe(10)
  })

  it('finds a purchase again whose answer was lost at the till, and records none with other input under its key', async () => {
    const { business, ana } = await tills.openTill()
    const key = crypto.randomUUID()
    const purchase = { customer_id: ana, amount: 480 }
    const seen = { seen_at: teams.clock.now().toISOString(), seen_operations: [], device: 'Till 1' }
    const recorded = await business.owner.post(
      '/api/v1/purchases',
      { ...purchase, ...seen },
      { 'idempotency-key': key },
    )
    const [found, other, otherCustomer] = await tills.handIn(business.owner, [
      { ...purchase, key, minutesAgo: 0 },
      { ...purchase, key, amount: 490 },
      { ...purchase, key, customer_id: crypto.randomUUID() },
    ])
    expect(found).toMatchObject({ outcome: 'recorded', purchase: recorded.body })
    expect(other).toMatchObject({ outcome: 'case', reason: 'key_reused' })
    expect(otherCustomer).toMatchObject({ outcome: 'case', reason: 'key_reused' })
    const [again] = await tills.handIn(business.owner, [{ ...purchase, key, amount: 490 }])
    expect(again).toEqual(other)
    expect(await operationsOf(ana)).toMatchObject([{ amount: 480 }])
  })

  it('is refused as a whole while the shop is suspended, so that nothing of it is lost', async () => {
    const { business, ana } = await tills.openTill()
    const batch = tills.batchOf([{ customer_id: ana, amount: 500 }])
    await teams.rows('update businesses set suspended_at = now() where id = $1', [business.businessId])
    expect((await tills.send(business.owner, batch)).status).toBe(403)
    await teams.rows('update businesses set suspended_at = null where id = $1', [business.businessId])
    expect((await tills.send(business.owner, batch)).body).toMatchObject({ data: [{ outcome: 'recorded' }] })
  })
})
