import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTeams, type Teams } from '#tests/world/team.ts'
import { lateTills } from './late.rig.ts'

let teams: Teams
let tills: ReturnType<typeof lateTills>
beforeAll(async () => {
  teams = await openTeams()
  tills = lateTills(teams)
})
afterAll(() => teams?.close())

const withPhone = (phone: string) =>
  teams.rows<{ id: string; total_visits: number; opted_in_sms: boolean }>(
    'select id, total_visits, opted_in_sms from customers where phone = $1 order by created_at, id',
    [phone],
  )

let numbers = 100
/** A number of nobody. */
const newPhone = () => `+1415555${String(2000 + ++numbers)}`

describe('a number that was said at a till without a connection', () => {
  it('is somebody else’s than the guest who was picked: a case, and neither of them earns', async () => {
    const { business, ana } = await tills.openTill()
    const phone = newPhone()
    const { body } = await business.owner.post('/api/v1/customers', { first_name: 'Ben', phone })
    const [outcome] = await tills.handIn(business.owner, [{ customer_id: ana, phone, amount: 500 }])
    expect(outcome).toMatchObject({ outcome: 'case', reason: 'phone_mismatch' })
    for (const id of [ana, (body as { id: string }).id])
      expect(await tills.pointsOf(business.owner, id)).toBe(0)
    expect(await tills.casesOf(business.owner)).toMatchObject([{ customer: { first_name: 'Ben' } }])
  })

  it('of another shop is nobody’s here', async () => {
    const [ours, theirs] = [await tills.openTill(), await tills.openTill()]
    const phone = newPhone()
    await theirs.business.owner.post('/api/v1/customers', { first_name: 'Theirs', phone })
    const [outcome] = await tills.handIn(ours.business.owner, [{ phone, amount: 500 }])
    expect(outcome).toMatchObject({ outcome: 'recorded' })
    expect(await withPhone(phone)).toMatchObject([{ total_visits: 0 }, { total_visits: 1 }])
  })

  it('is the picked guest’s, or that of whom they were merged into: recorded', async () => {
    const { business, ana } = await tills.openTill()
    const phone = newPhone()
    const { body } = await business.owner.post('/api/v1/customers', { first_name: 'Ana', phone })
    const survivor = (body as { id: string }).id
    const outcomes = await tills.handIn(business.owner, [{ customer_id: survivor, phone, amount: 500 }])
    await business.owner.post('/api/auth/proof', { password: 'a fine password' })
    await business.owner.post(
      `/api/v1/customers/${survivor}/merge`,
      { duplicate_id: ana, confirmation: 'Ana' },
      { 'idempotency-key': crypto.randomUUID() },
    )
    outcomes.push(...(await tills.handIn(business.owner, [{ customer_id: ana, phone, amount: 700 }])))
    expect(outcomes).toMatchObject([{ outcome: 'recorded' }, { outcome: 'recorded' }])
    expect(await tills.pointsOf(business.owner, survivor)).toBe(12)
  })

  it('of nobody makes one guest, whatever is sent again, who agreed to nothing', async () => {
    const { business } = await tills.openTill()
    const phone = newPhone()
    const key = crypto.randomUUID()
    const sent = { key, phone, amount: 500 }
    const [first] = await tills.handIn(business.owner, [sent])
    const [again, other] = await tills.handIn(business.owner, [sent, { phone, amount: 700, minutesAgo: 60 }])
    expect(first).toMatchObject({ outcome: 'recorded' })
    expect(again).toEqual(first)
    expect(other).toMatchObject({ outcome: 'recorded' })
    const [made, ...more] = await withPhone(phone)
    expect(more).toEqual([])
    expect(made).toMatchObject({ total_visits: 2, opted_in_sms: false })
    expect(await tills.pointsOf(business.owner, made!.id)).toBe(12)
  })

  it('waits as a case where the plan has no room, and is recorded with one press once it has', async () => {
    const { business } = await tills.openTill()
    await teams.putOnPlan(business, 'Free')
    await teams.rows('update businesses set usage_customers = 100000 where id = $1', [business.businessId])
    const phone = newPhone()
    const [outcome] = await tills.handIn(business.owner, [{ phone, amount: 500 }])
    expect(outcome).toMatchObject({ outcome: 'case', reason: 'no_room' })
    const [waiting] = await tills.casesOf(business.owner)
    expect(waiting).toMatchObject({ phone, customer: null })
    expect((await tills.settle(business.owner, waiting!.id, 'record')).status).toBe(409)
    await teams.putOnPlan(business, 'Agency')
    expect((await tills.settle(business.owner, waiting!.id, 'record')).status).toBe(200)
    expect(await withPhone(phone)).toMatchObject([{ total_visits: 1 }])
    // The number is the customer's now, and the case has it no more.
    expect(await teams.rows('select phone from late_cases where id = $1', [waiting!.id])).toEqual([
      { phone: null },
    ])
  })

  it('is answered as before, and counts once, though it is somebody else’s or somebody’s by now', async () => {
    const { business, customer } = await tills.openTill()
    const { owner } = business
    const [phone, ofAna] = [newPhone(), newPhone()]
    const ana = await customer('Ana')
    await teams.rows('update customers set phone = $2 where id = $1', [ana, ofAna])
    await teams.putOnPlan(business, 'Free')
    await teams.rows('update businesses set usage_customers = 100000 where id = $1', [business.businessId])
    const sent = [
      { key: crypto.randomUUID(), phone, amount: 500 },
      { key: crypto.randomUUID(), customer_id: ana, phone: ofAna, amount: 700 },
    ]
    const first = await tills.handIn(owner, sent)
    expect(first).toMatchObject([{ outcome: 'case' }, { outcome: 'recorded' }])
    await teams.putOnPlan(business, 'Agency')
    const { body } = await owner.post('/api/v1/customers', { first_name: 'New', phone })
    await teams.rows('update customers set phone = null where id = $1', [ana])
    await owner.post('/api/v1/customers', { first_name: 'Ben', phone: ofAna })
    expect(await tills.handIn(owner, sent)).toEqual(first)
    const [waiting, ...more] = await tills.casesOf(owner)
    expect(more).toEqual([])
    await tills.settle(owner, waiting!.id, 'record')
    expect(await tills.handIn(owner, sent)).toEqual(first)
    expect(await tills.casesOf(owner)).toEqual([])
    expect(await tills.pointsOf(owner, (body as { id: string }).id)).toBe(5)
    expect(await tills.pointsOf(owner, ana)).toBe(7)
  })

  it('that cannot be read, or is missing, harms nobody else', async () => {
    const { business, ana } = await tills.openTill()
    const [unreadable, good] = await tills.handIn(business.owner, [
      { phone: '12', amount: 500 },
      { customer_id: ana, amount: 500 },
    ])
    expect(unreadable).toMatchObject({ outcome: 'case', reason: 'customer_unknown' })
    expect(good).toMatchObject({ outcome: 'recorded' })
    expect((await tills.send(business.owner, tills.batchOf([{ amount: 500 }]))).status).toBe(400)
  })
})
