import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import { openTeams, type Plan, type Teams } from '#tests/world/team.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'
import type { SetupMade, SetupView } from './contract.ts'

let teams: Teams
beforeAll(async () => {
  teams = await openTeams()
})
afterAll(() => teams?.close())

type List = { data: Record<string, unknown>[] }

const read = async (who: Visitor) => (await who.get('/api/app/setup')).body as SetupView
const list = async (who: Visitor, of: string) => ((await who.get(`/api/${of}`)).body as List).data
const finish = (who: Visitor, change: object = {}, key: string = newId()) =>
  who.post('/api/app/setup/finish', { ...wanted, ...change }, { 'idempotency-key': key })
const open = async (plan: Plan = 'Free') => (await teams.openBusiness(plan)).owner
const errorOf = ({ status, body }: Answer) => {
  const { code, fields, details } = (body as { error: Record<string, unknown> }).error
  return { status, code, fields, details }
}
/** Everything that a setup makes or changes. */
const everything = async (who: Visitor) => {
  const { profile } = (await who.get('/api/app/settings')).body as { profile: { brand_color: string } }
  return {
    programs: (await list(who, 'v1/programs')).length,
    rewards: (await list(who, 'v1/rewards')).length,
    qrCodes: (await list(who, 'v1/qr-codes')).length,
    color: profile.brand_color,
    welcome: (await read(who)).welcome,
  }
}

const wanted = {
  program: {
    name: 'Coffee card',
    type: 'stamp_card',
    config: { rewardDescription: 'A coffee on us', stampsRequired: 8 },
  },
  reward: null,
  brand_color: '#7c2d12',
  welcome: { active: true, sms: null, email: null },
}
const points = {
  program: { name: 'Points', type: 'points', config: { pointsPerDollar: 2 } },
  reward: { name: 'Dessert', points_price: 150 },
}

describe('the setup of a first program', () => {
  it('is closed to a member who is no admin, and to strangers', async () => {
    const business = await teams.openBusiness('Pro')
    const { visitor: member } = await teams.hire(business)
    const before = await everything(business.owner)
    for (const [who, status] of [
      [member, 403],
      [teams.visitor(), 401],
    ] as const) {
      expect((await finish(who)).status).toBe(status)
      expect((await who.get('/api/app/setup')).status).toBe(status)
      expect((await who.post('/api/app/setup/dismiss', undefined)).status).toBe(status)
    }
    expect(await everything(business.owner)).toEqual(before)
    expect((await read(business.owner)).offered).toBe(true)
  })

  it('changes no welcome of another shop, and no other template as if it were the welcome', async () => {
    const [owner, stranger] = [await open(), await open()]
    const { sms } = (await read(owner)).welcome
    const mine = { template_id: sms!.template_id, version: 1, message_template: 'Mine now' }
    expect((await finish(stranger, { welcome: { ...wanted.welcome, sms: mine } })).status).toBe(404)
    expect((await read(owner)).welcome.sms).toEqual(sms)
    const other = (await list(stranger, 'v1/sms-templates')).find(
      ({ trigger_type }) => trigger_type === 'custom',
    )!
    const taken = { ...mine, template_id: other.id }
    expect((await finish(stranger, { welcome: { ...wanted.welcome, sms: taken } })).status).toBe(404)
    expect((await everything(stranger)).programs).toBe(0)
  })

  it('makes nothing in a suspended shop', async () => {
    const { owner, businessId } = await teams.openBusiness('Free')
    const suspend = (at: Date | null) =>
      teams.rows('update businesses set suspended_at = $2 where id = $1', [businessId, at])
    await suspend(new Date())
    expect((await finish(owner)).status).toBe(403)
    expect((await owner.post('/api/app/setup/dismiss', undefined)).status).toBe(403)
    await suspend(null)
    expect(await everything(owner)).toMatchObject({ programs: 0, qrCodes: 0 })
    expect((await read(owner)).offered).toBe(true)
  })

  it('makes nothing beyond the plan', async () => {
    const owner = await open()
    const before = await everything(owner)
    const [free] = await teams.rows<{ id: string; max_programs: number }>(
      `select id, max_programs from subscription_tiers where name = 'Free'`,
    )
    await teams.rows('update subscription_tiers set max_programs = 0 where id = $1', [free!.id])
    const refused = errorOf(await finish(owner))
    await teams.rows('update subscription_tiers set max_programs = $2 where id = $1', [
      free!.id,
      free!.max_programs,
    ])
    expect(refused.code).toBe('limit_reached')
    expect(await everything(owner)).toEqual(before)
  })

  it('is done once by a double press, and by two tabs with keys of their own', async () => {
    const owner = await open('Agency')
    const key = newId()
    const presses = await Promise.all([finish(owner, {}, key), finish(owner, {}, key)])
    expect(presses.map(({ status }) => status)).toEqual([200, 200])
    expect(presses[1]!.body).toEqual(presses[0]!.body)
    expect((await finish(owner, {}, key)).body).toEqual(presses[0]!.body)
    const twoTabs = await open('Agency')
    const both = await Promise.all([finish(twoTabs), finish(twoTabs)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    for (const who of [owner, twoTabs])
      expect(await everything(who)).toMatchObject({ programs: 1, qrCodes: 1 })
  })

  it('is refused under its key for another wish', async () => {
    const owner = await open('Agency')
    const key = newId()
    await finish(owner, {}, key)
    expect(errorOf(await finish(owner, { brand_color: '#000000' }, key))).toMatchObject({
      status: 409,
      details: { reason: 'key_reused' },
    })
  })

  it.each([
    [{ program: { ...wanted.program, name: ' ' } }, 'program.name'],
    [{ program: { ...wanted.program, config: { stampsRequired: 21 } } }, 'program.config.stampsRequired'],
    [{ ...points, reward: { name: 'Dessert', points_price: 99 } }, 'reward.points_price'],
    [{ reward: { name: 'Dessert', points_price: 100 } }, 'reward.program_id'],
    [{ brand_color: 'red' }, 'brand_color'],
  ])('with a fault makes nothing, and names the field: %j', async (change, field) => {
    const owner = await open()
    const before = await everything(owner)
    const refused = errorOf(await finish(owner, change))
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.fields as object)).toEqual([field])
    expect(await everything(owner)).toEqual(before)
  })

  it('makes nothing if the welcome was changed meanwhile, or has an unknown placeholder', async () => {
    const owner = await open()
    const { sms } = (await read(owner)).welcome
    const before = await everything(owner)
    const saying = (message_template: string, version = sms!.version) =>
      finish(owner, {
        welcome: { ...wanted.welcome, sms: { template_id: sms!.template_id, version, message_template } },
      })
    expect(errorOf(await saying('Hello', sms!.version + 1))).toMatchObject({
      status: 409,
      details: { reason: 'stale' },
    })
    expect(Object.keys(errorOf(await saying('Hello {nobody}')).fields as object)).toEqual([
      'welcome.sms.message_template',
    ])
    expect(await everything(owner)).toEqual(before)
  })

  it('makes the program, its reward, a code, the colour and the welcome together', async () => {
    const owner = await open()
    const { sms, email } = (await read(owner)).welcome
    expect(sms!.message_template).toContain(sms!.promises!.general)
    expect(email!.body).toContain(email!.promises!.general)
    const text = 'Welcome to {business_name}: 150 points are a dessert. Reply STOP to end, HELP for help.'
    const { status, body } = await finish(owner, {
      ...points,
      welcome: {
        active: true,
        sms: { template_id: sms!.template_id, version: sms!.version, message_template: text },
        email: {
          ...{ template_id: email!.template_id, version: email!.version },
          ...{ subject: 'Hello', body: '150 points are a dessert.' },
        },
      },
    })
    const made = body as SetupMade
    expect(status).toBe(200)
    expect(await list(owner, 'v1/programs')).toMatchObject([
      { id: made.program_id, type: 'points', status: 'active', config: { pointsPerDollar: 2 } },
    ])
    expect(await list(owner, 'v1/rewards')).toMatchObject([{ name: 'Dessert', points_price: 150 }])
    expect(await list(owner, 'v1/qr-codes')).toMatchObject([{ url: made.qr_code!.url, active: true }])
    expect(await everything(owner)).toMatchObject({
      color: '#7c2d12',
      welcome: {
        active: true,
        sms: { message_template: text, promises: null },
        email: { subject: 'Hello', promises: null },
      },
    })
    expect(await read(owner)).toMatchObject({ offered: false })
  })

  it('switches the welcome off for who wants none', async () => {
    const owner = await open()
    await finish(owner, { welcome: { active: false, sms: null, email: null } })
    const active = async (channel: string) =>
      (await list(owner, `v1/${channel}-templates`)).find(({ trigger_type }) => trigger_type === 'welcome')!
        .active
    expect([await active('sms'), await active('email')]).toEqual([false, false])
  })

  it('is offered no more once it was skipped, or a program was ever made by hand', async () => {
    const skipping = await open()
    expect((await skipping.post('/api/app/setup/dismiss', undefined)).status).toBe(204)
    expect((await read(skipping)).offered).toBe(false)
    expect((await finish(skipping)).status).toBe(200)

    const byHand = await open()
    const made = await byHand.post('/api/v1/programs', wanted.program, { 'idempotency-key': newId() })
    await byHand.post(`/api/v1/programs/${(made.body as { id: string }).id}/archive`, undefined)
    expect((await read(byHand)).offered).toBe(false)
    // The dashboard keeps no place for it, which would let all below jump up.
    expect((await byHand.get('/api/auth/session')).body).toMatchObject({
      session: { business: { has_programs: true } },
    })
    expect(errorOf(await finish(byHand))).toMatchObject({ status: 409, details: { reason: 'set_up' } })
  })
})
