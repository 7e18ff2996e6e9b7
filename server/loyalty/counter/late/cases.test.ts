import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTeams, type Teams } from '#tests/world/team.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { CaseView } from '../contract.ts'
import { lateTills } from './late.rig.ts'

let teams: Teams
let tills: ReturnType<typeof lateTills>
beforeAll(async () => {
  teams = await openTeams()
  tills = lateTills(teams)
})
afterAll(() => teams?.close())

const TOO_OLD = 73 * 60

/** A business with a case: a purchase of $5.00 that arrived too late. */
async function openCase(sent: Parameters<ReturnType<typeof lateTills>['batchOf']>[0][number] = {}) {
  const scene = await tills.openTill()
  const { owner } = scene.business
  const one = { customer_id: scene.ana, amount: 500, minutesAgo: TOO_OLD, note: 'With cream', ...sent }
  const [outcome] = await tills.handIn(owner, [one])
  if (outcome?.outcome !== 'case') throw new Error('it was recorded')
  return { ...scene, owner, id: outcome.case_id, key: outcome.key }
}

const actsIn = async (owner: Visitor): Promise<string[]> => {
  const { body } = await owner.get('/api/app/audit?kind=customers')
  return (body as { data: { sentence: string }[] }).data.map(({ sentence }) => sentence)
}

const purchasesOf = (customerId: string) =>
  teams.rows<{ amount: number; note: string | null; happened_at: string | null }>(
    "select amount::float8 as amount, note, happened_at from operations where customer_id = $1 and kind = 'purchase'",
    [customerId],
  )

describe('a case', () => {
  it('says what happened, when and by whom, and is counted on the dashboard until it is settled', async () => {
    const { owner, ana, id } = await openCase()
    const [seen] = await tills.casesOf(owner)
    expect(seen).toMatchObject({
      ...{ id, reason: 'too_old', status: 'open', amount: 500, stamps: null, note: 'With cream' },
      message: 'It arrived more than 72 hours after it happened.',
      customer: { id: ana, first_name: 'Ana' },
      staff_name: expect.any(String),
      operation_id: null,
    })
    expect(Date.parse(seen!.arrived_at) - Date.parse(seen!.happened_at)).toBe(TOO_OLD * 60_000)
    const counted = async () =>
      ((await owner.get('/api/app/dashboard')).body as { waiting: { late_cases: number } }).waiting.late_cases
    expect(await counted()).toBe(1)
    await tills.settle(owner, id, 'dismiss')
    expect(await counted()).toBe(0)
    expect(await tills.casesOf(owner)).toEqual([])
  })

  it('is said in the language of whoever reads it', async () => {
    const { owner } = await openCase()
    const { body } = await owner.send('GET', '/api/app/cases', undefined, { 'accept-language': 'de' })
    expect((body as { data: CaseView[] }).data[0]!.message).toBe('Es kam erst nach mehr als 72 Stunden an.')
  })

  it('is settled by whoever does the shop’s work, and by nobody at the counter alone', async () => {
    const { business, id } = await openCase()
    const email = teams.newEmail('bo')
    await teams.invite(business, email, { role: 'counter' })
    const bo = teams.visitor()
    await teams.join(bo, await teams.tokenFor(email))
    expect((await bo.get('/api/app/cases')).status).toBe(403)
    for (const how of ['record', 'dismiss'] as const)
      expect((await tills.settle(bo, id, how)).status).toBe(403)
    const { visitor: member } = await teams.hire(business)
    expect((await tills.settle(member, id, 'record')).status).toBe(200)
  })

  it('is recorded once by the rules of now, however many press at once, and the log says who', async () => {
    const { owner, ana, id } = await openCase()
    const answers = await Promise.all([1, 2, 3, 4].map(() => tills.settle(owner, id, 'record')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const { body } of answers) expect(body).toEqual(answers[0]!.body)
    expect(answers[0]!.body).toMatchObject({ status: 'recorded', operation_id: expect.any(String) })
    expect(await purchasesOf(ana)).toEqual([{ amount: 500, note: 'With cream', happened_at: null }])
    expect(await tills.pointsOf(owner, ana)).toBe(5)
    const acts = await actsIn(owner)
    expect(acts.filter((act) => act.includes('had arrived late'))).toEqual([
      expect.stringMatching(/ recorded a purchase of \$5\.00 by Ana that had arrived late$/),
    ])
  })

  it('is left unrecorded once, and stays so', async () => {
    const { owner, ana, id } = await openCase()
    for (const _ of [1, 2]) expect((await tills.settle(owner, id, 'dismiss')).status).toBe(200)
    expect((await tills.settle(owner, id, 'record')).status).toBe(409)
    expect(await purchasesOf(ana)).toEqual([])
    expect((await actsIn(owner)).filter((act) => act.includes('unrecorded'))).toHaveLength(1)
  })

  it('goes to one of two who press differently at once', async () => {
    const { owner, ana, id } = await openCase()
    const pressed = await Promise.all([tills.settle(owner, id, 'record'), tills.settle(owner, id, 'dismiss')])
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await purchasesOf(ana)).toHaveLength(pressed[0]!.status === 200 ? 1 : 0)
  })

  it('is answered again to who sends it again, before and after it is settled', async () => {
    const { owner, ana, id, key } = await openCase()
    const again = () =>
      tills.handIn(owner, [{ key, customer_id: ana, amount: 500, minutesAgo: TOO_OLD, note: 'With cream' }])
    expect(await again()).toMatchObject([{ outcome: 'case', case_id: id }])
    await tills.settle(owner, id, 'record')
    expect(await again()).toMatchObject([{ outcome: 'case', case_id: id }])
    expect(await purchasesOf(ana)).toHaveLength(1)
  })

  it('of a merged guest is recorded for whom they were merged into', async () => {
    const scene = await tills.openTill()
    const { owner } = scene.business
    const twin = await scene.customer('Twin')
    await owner.post('/api/auth/proof', { password: 'a fine password' })
    await owner.post(
      `/api/v1/customers/${scene.ana}/merge`,
      { duplicate_id: twin, confirmation: 'Twin' },
      { 'idempotency-key': crypto.randomUUID() },
    )
    const [outcome] = await tills.handIn(owner, [{ customer_id: twin, amount: 700 }])
    expect(outcome).toMatchObject({ outcome: 'case', reason: 'customer_merged' })
    const [seen] = await tills.casesOf(owner)
    expect(seen!.customer).toMatchObject({ id: scene.ana })
    expect((await tills.settle(owner, seen!.id, 'record')).status).toBe(200)
    expect(await purchasesOf(scene.ana)).toMatchObject([{ amount: 700 }])
    expect(await purchasesOf(twin)).toEqual([])
  })

  it('of a guest who is erased keeps no note, and can only be left', async () => {
    const { owner, ana, id } = await openCase()
    await owner.post('/api/auth/proof', { password: 'a fine password' })
    expect((await owner.post(`/api/v1/customers/${ana}/erase`, { confirmation: 'Ana' })).status).toBe(200)
    const [later] = await tills.handIn(owner, [{ customer_id: ana, amount: 700, note: 'For Ana' }])
    expect(later).toMatchObject({ outcome: 'case', reason: 'customer_erased' })
    for (const seen of await tills.casesOf(owner)) {
      expect(seen).toMatchObject({ customer: null, note: null })
      expect((await tills.settle(owner, seen.id, 'record')).status).toBe(409)
    }
    expect((await tills.settle(owner, id, 'dismiss')).status).toBe(200)
    expect(await purchasesOf(ana)).toEqual([])
  })

  it('under a key that something else has is recorded under its own', async () => {
    const scene = await tills.openTill()
    const { owner } = scene.business
    const key = crypto.randomUUID()
    const twice = { key, customer_id: scene.ana, confirm_repeat_visit: true }
    const [first, other] = await tills.handIn(owner, [
      { ...twice, amount: 100 },
      { ...twice, amount: 200 },
    ])
    expect([first!.outcome, other]).toMatchObject(['recorded', { reason: 'key_reused' }])
    const [seen] = await tills.casesOf(owner)
    expect((await tills.settle(owner, seen!.id, 'record')).status).toBe(200)
    expect((await purchasesOf(scene.ana)).map(({ amount }) => amount).sort()).toEqual([100, 200])
  })

  it('is in what a person downloads, without the names of staff', async () => {
    const { owner, ana } = await openCase()
    await owner.post('/api/auth/proof', { password: 'a fine password' })
    const { body } = await owner.get(`/api/v1/customers/${ana}/export`)
    expect(body).toMatchObject({ late_cases: [{ reason: 'too_old', amount: 500, note: 'With cream' }] })
    expect(JSON.stringify((body as { late_cases: unknown }).late_cases)).not.toContain('sender_name')
  })
})

describe('the list of cases', () => {
  it('goes page by page from the first to arrive', async () => {
    const { business, ana } = await tills.openTill()
    const { owner } = business
    for (const amount of [100, 200, 300]) {
      await tills.handIn(owner, [{ customer_id: ana, amount, minutesAgo: TOO_OLD }])
      teams.clock.advance(1000)
    }
    const page = async (query: string) =>
      (await owner.get(`/api/app/cases?limit=2${query}`)).body as { data: CaseView[]; next: string | null }
    const first = await page('')
    const second = await page(`&after=${first.next}`)
    expect([...first.data, ...second.data].map(({ amount }) => amount)).toEqual([100, 200, 300])
    expect(second.next).toBeNull()
  })
})
