import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseCustomer } from '#server/data/customer-record/eraseCustomer.ts'
import { mergeCustomers } from '#server/data/customer-record/mergeCustomers.ts'
import { newId } from '#server/platform/context/ids.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { enterWork } from '#server/platform/presence/index.ts'
import { inBusiness } from '#server/services.ts'
import { engine } from '#tests/engines/index.ts'
import { somebodyWaitsFor } from '#tests/engines/locks.ts'
import { newPhone } from '#tests/messages/business.ts'
import { type Desk, openDesk, sender } from '#tests/messages/desk.ts'
import { type CampaignBusiness, openCampaignBusiness } from '#tests/world/campaignBusiness.ts'
import { suppress } from '../../messages/limits/suppressions.ts'
import { claimMessages } from '../../messages/send/claimMessages.ts'
import { recoverMessages } from '../../messages/send/recoverMessages.ts'
import { deleteSegment } from '../../segments/deleteSegment.ts'
import { createSegment } from '../../segments/saveSegment.ts'
import { editCampaign } from '../draft/editCampaign.ts'
import { cancelCampaign } from '../settle/cancelCampaign.ts'
import { pauseCampaign } from '../settle/pauseCampaign.ts'
import { resumeCampaign, retryCampaign } from '../settle/resumeCampaign.ts'
import { resumeCampaigns } from './sendCampaign.ts'
import { sendSome } from './sendSome.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const openBusiness = (wanted: Parameters<typeof openCampaignBusiness>[1] = {}) =>
  openCampaignBusiness(desk, wanted)
const statesOf = async (shop: CampaignBusiness, id: string) => {
  const counts: Record<string, number> = {}
  for (const { state } of await shop.recipients(id)) counts[state] = (counts[state] ?? 0) + 1
  return counts
}
const textsOf = async (shop: CampaignBusiness) => {
  const sent = await shop.messages()
  return sent.filter(({ state }) => ['accepted', 'delivered'].includes(state)).length
}

describe('a campaign', () => {
  it('goes to everyone who agreed, once, and says why it goes to nobody else', async () => {
    const shop = await openBusiness()
    const agreed = await shop.addCustomer({ firstName: 'Zoë' })
    await shop.addCustomer({ agreed: [] })
    await shop.addCustomer({ phone: null })
    await shop.addCustomer({ phone: '+442079460018' })
    await shop.addCustomer({ phone: '+447911123456' })
    const stopped = newPhone()
    await shop.addCustomer({ phone: stopped })
    await shop.run((ctx) => suppress(ctx.tx, ctx.keyring, { phone: stopped, sender, now: ctx.now }))
    const draft = await shop.make({})
    const forecast = await shop.forecast(draft.id)
    await shop.start(draft.id)
    expect(await shop.sendAll(draft.id)).toBe('over')
    const [message, ...others] = await shop.messages()
    expect(others).toEqual([])
    expect(message).toMatchObject({ customer_id: agreed, content: 'Hello Zoë', campaign_id: draft.id })
    expect(desk.mailbox.texts(message!.recipient)).toHaveLength(1)
    const told = await shop.read(draft.id)
    expect(told).toMatchObject({ status: 'sent', recipient_count: 1, progress: { excluded: 5, held_out: 0 } })
    expect(told.sent_at).not.toBeNull()
    const reasons = (await shop.recipients(draft.id)).flatMap(({ reason }) => reason ?? []).sort()
    expect(reasons).toEqual(['country', 'no_address', 'not_agreed', 'not_mobile', 'stopped'])
    // The forecast is what happened.
    expect(forecast).toMatchObject({ people: 6, recipients: 1, held_out: 0, segments: 1, refusal: null })
    expect(forecast.excluded.map(({ reason }) => reason).sort()).toEqual(reasons)
  })

  it('started twice at once is sent once', async () => {
    const shop = await openBusiness()
    await shop.addMany(3)
    const { id } = await shop.make({})
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => shop.start(id)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await Promise.all([shop.some(id), shop.some(id), shop.some(id)])
    await shop.sendAll(id)
    expect(await shop.messages()).toHaveLength(3)
  })

  it('is over once cancelled: what no worker has is withdrawn, and it is never started again', async () => {
    const shop = await openBusiness()
    await shop.addMany(50)
    const id = await shop.makeAndStart()
    await shop.some(id)
    await shop.run((ctx) => cancelCampaign(ctx, id))
    await shop.sendAll(id)
    expect(await textsOf(shop)).toBe(0)
    expect((await shop.read(id)).progress).toMatchObject({
      withheld: 40,
      withdrawn: 10,
      waiting: 0,
      queued: 0,
    })
    expect((await shop.messages())[0]).toMatchObject({ failure: 'The campaign was cancelled.' })
    await expect(shop.start(id)).rejects.toThrow('Only drafts')
    await expect(shop.run((ctx) => resumeCampaign(ctx, id))).rejects.toThrow('not paused')
  })

  it('stops at once when it is paused and goes on where it stood, each text once', async () => {
    const shop = await openBusiness()
    await shop.addMany(50)
    const id = await shop.makeAndStart()
    await shop.some(id)
    await shop.run((ctx) => pauseCampaign(ctx, id))
    await desk.workOff()
    expect(await shop.some(id)).toBe('over')
    expect(await textsOf(shop)).toBe(0)
    await shop.run((ctx) => resumeCampaign(ctx, id))
    await shop.sendAll(id)
    expect(await textsOf(shop)).toBe(50)
    expect(Object.values(desk.mailbox.timesReceived().texts).every((times) => times === 1)).toBe(true)
  })

  it('sends nothing after its last moment', async () => {
    const shop = await openBusiness()
    await shop.addMany(45)
    const { id } = await shop.make({})
    await shop.start(id, { not_after: localOf(2) })
    await shop.some(id)
    desk.clock.advance(3 * 3_600_000)
    await shop.sendAll(id)
    expect(await textsOf(shop)).toBe(0)
    expect(await shop.read(id)).toMatchObject({
      ...{ status: 'failed', status_reason: expect.stringContaining('It reached nobody'), sent_at: null },
      progress: { withheld: 40, withdrawn: 5 },
    })
  })

  it('is not started where its last moment comes before any text could go', async () => {
    desk.clock.travelTo(new Date('2026-03-02T02:50:00Z'))
    const shop = await openBusiness()
    await shop.addMany(1)
    const { id } = await shop.make({})
    const at = '2026-03-02T22:00'
    for (const start of [{ not_after: localOf(1) }, { at, not_after: '2026-03-03T07:59' }])
      await expect(shop.start(id, start)).rejects.toMatchObject({
        fields: { not_after: expect.stringMatching(/Mar \d, 2026, 8:00\sAM/) },
      })
    const mail = await shop.make({ type: 'email', texts: [{ subject: 'Hi', body: 'Hi' }] })
    await shop.start(mail.id, { not_after: localOf(1) })
    await shop.start(id, { at, not_after: '2026-03-03T09:00' })
    desk.clock.travelTo(new Date('2026-03-02T15:00:00Z'))
  })

  it('says at its field that its segment is gone, and is saved with another one', async () => {
    const shop = await openBusiness()
    await shop.addMany(1)
    const rule = { match: 'all', of: [{ about: 'visits', is: 'at_least', value: 0 }] }
    const segment = await shop.run((ctx) => createSegment(ctx, { name: 'Often', rule } as never))
    const draft = await shop.make({ audience: { kind: 'segment', segment: segment.id } })
    await shop.run((ctx) => deleteSegment(ctx, segment.id, async () => []))
    const gone = { code: 'invalid', fields: { audience: expect.stringContaining('gone') } }
    await expect(shop.forecast(draft.id)).rejects.toMatchObject(gone)
    await expect(shop.start(draft.id)).rejects.toMatchObject(gone)
    const { id, name, template_id, texts, offer, holdout_percent, throttle_per_minute, version } = draft
    const edit = { id, name, template_id, texts, offer, holdout_percent, throttle_per_minute, version }
    const save = (audience: typeof draft.audience) =>
      shop.run((ctx) => editCampaign(ctx, { ...edit, audience } as Parameters<typeof editCampaign>[1]))
    await expect(save(draft.audience)).rejects.toMatchObject(gone)
    await save({ kind: 'all' })
    expect(await shop.forecast(id)).toMatchObject({ people: 1 })
  })

  it('has only a few messages waiting at any time, and as many a minute as is wanted', async () => {
    const shop = await openBusiness()
    await shop.addMany(60)
    const id = await shop.makeAndStart({ throttle_per_minute: 10 })
    await shop.some(id)
    await desk.workOff()
    expect(await shop.some(id)).toBe('under way')
    expect(await shop.messages()).toHaveLength(10)
    desk.clock.advance(61_000)
    await shop.some(id)
    expect(await shop.messages()).toHaveLength(20)
    await shop.run((ctx) => cancelCampaign(ctx, id))
  })

  it('is not written to whoever took their consent back, was erased or went since it was started', async () => {
    const shop = await openBusiness()
    const [left, erased, merged, survivor] = await shop.addMany(4)
    const id = await shop.makeAndStart()
    await shop.execute(`update customers set opted_in_sms = false where id = '${left}'`)
    await shop.run((ctx) => eraseCustomer(ctx, { customerId: erased!, confirmation: 'Ana' }))
    const merge = { confirmation: 'Ana', idempotencyKey: newId() }
    await shop.run((ctx) => mergeCustomers(ctx, { customerId: survivor!, duplicateId: merged!, ...merge }))
    await shop.sendAll(id)
    const sent = await shop.messages()
    expect(sent.filter(({ state }) => state !== 'withheld').map((one) => one.customer_id)).toEqual([survivor])
    expect(sent.find(({ customer_id }) => customer_id === left)?.failure).toContain('has not agreed')
    expect((await shop.recipients(id)).map(({ customer_id }) => customer_id)).not.toContain(merged)
  })
})

/** The local time of a business in New York, `hours` from now. */
const localOf = (hours: number) =>
  new Date(desk.clock.now().getTime() + (hours - 5) * 3_600_000).toISOString().slice(0, 16)

describe('a scheduled campaign', () => {
  it('is sent when its time by the shop’s clock has come, and not before', async () => {
    desk.clock.travelTo(new Date('2026-03-03T15:00:00Z'))
    const shop = await openBusiness()
    await shop.addMany(1)
    const { id } = await shop.make({})
    await shop.start(id, { at: '2026-03-03T11:30' })
    expect(await shop.read(id)).toMatchObject({
      status: 'scheduled',
      scheduled_for: '2026-03-03T16:30:00.000Z',
    })
    await resumeCampaigns(desk.services)
    expect((await shop.read(id)).status).toBe('scheduled')
    desk.clock.travelTo(new Date('2026-03-03T16:30:00Z'))
    await resumeCampaigns(desk.services)
    await resumeCampaigns(desk.services)
    await shop.sendAll(id)
    expect(await textsOf(shop)).toBe(1)
  })

  it('says why it could not be sent', async () => {
    const shop = await openBusiness()
    const [only] = await shop.addMany(1)
    const { id } = await shop.make({})
    await shop.start(id, { at: localOf(1) })
    await shop.execute(`update customers set opted_in_sms = false where id = '${only}'`)
    desk.clock.advance(3_600_000)
    await resumeCampaigns(desk.services)
    const { status, status_reason } = await shop.read(id)
    expect([status, status_reason]).toEqual(['failed', expect.stringContaining('nobody')])
  })

  it('rests in the hours without texts', async () => {
    const shop = await openBusiness()
    await shop.addMany(1)
    const id = await shop.makeAndStart()
    desk.clock.travelTo(new Date('2026-03-04T03:00:00Z'))
    expect(await shop.sendAll(id)).toBe('rest')
    expect((await shop.read(id)).goes_on_at).toBe('2026-03-04T13:00:00.000Z')
    expect(await shop.messages()).toEqual([])
    desk.clock.travelTo(new Date('2026-03-04T15:00:00Z'))
    await shop.sendAll(id)
    expect(await textsOf(shop)).toBe(1)
  })
})

describe('those held out', () => {
  it('are drawn anew for each campaign and get nothing', async () => {
    const shop = await openBusiness()
    await shop.addMany(400)
    const drawn: Set<string>[] = []
    for (const name of ['One', 'Two']) {
      const id = await shop.makeAndStart({ name, type: 'email', texts: [{ subject: 'Hi', body: 'Hi' }] })
      const held = (await shop.recipients(id)).filter(({ state }) => state === 'held_out')
      drawn.push(new Set(held.map(({ customer_id }) => customer_id)))
      // About 40: six standard deviations on either side.
      expect(held.length).toBeGreaterThan(4)
      expect(held.length).toBeLessThan(76)
      expect((await shop.read(id)).recipient_count).toBe(400 - held.length)
      await shop.some(id)
      const written = (await shop.messages()).map(({ customer_id }) => customer_id!)
      expect(written.filter((customer) => drawn.at(-1)!.has(customer) && drawn.length === 1)).toEqual([])
      await shop.run((ctx) => cancelCampaign(ctx, id))
    }
    expect([...drawn[0]!].sort()).not.toEqual([...drawn[1]!].sort())
  })

  it('are none among fewer than 200, and none of those picked by hand', async () => {
    const shop = await openBusiness()
    const ids = await shop.addMany(199)
    const few = await shop.makeAndStart()
    expect(await statesOf(shop, few)).toEqual({ waiting: 199 })
    ids.push(...(await shop.addMany(10)))
    const picked = await shop.makeAndStart({ audience: { kind: 'picked', customer_ids: ids } })
    expect(await statesOf(shop, picked)).toEqual({ waiting: 209 })
  })
})

describe('two texts', () => {
  it('are each read by some, by lot', async () => {
    const shop = await openBusiness()
    await shop.addMany(60)
    const texts = [
      { subject: 'One', body: 'One' },
      { subject: 'Two', body: 'Two' },
    ]
    const id = await shop.makeAndStart({ type: 'email', texts })
    await shop.sendAll(id)
    const subjects = (await shop.messages()).map(({ subject }) => subject)
    expect(subjects).toHaveLength(60)
    expect(new Set(subjects)).toEqual(new Set(['One', 'Two']))
  })
})

describe('what fails', () => {
  it('pauses the campaign once twenty in a row have failed, says why, and is tried again when asked', async () => {
    const shop = await openBusiness()
    for (let n = 0; n < 45; n++) await shop.addCustomer({ email: `spam+${n}@example.com`, agreed: ['email'] })
    await shop.addMany(10)
    const id = await shop.makeAndStart({ type: 'email', texts: [{ subject: 'Hi', body: 'Hi' }] })
    expect(await shop.sendAll(id)).toBe('over')
    expect(await shop.read(id)).toMatchObject({
      status: 'paused',
      status_reason: expect.stringContaining('failed'),
      progress: { rejected: 40, waiting: 15 },
    })
    desk.clock.advance(1000)
    await shop.run((ctx) => resumeCampaign(ctx, id))
    await shop.sendAll(id)
    expect(await shop.read(id)).toMatchObject({ status: 'sent', progress: { rejected: 45, accepted: 10 } })
    // The cause of the failures is mended.
    const mended = (column: string) => `${column} = replace(${column}, 'spam', 'fine')`
    await shop.execute(`update customers set ${mended('email')}`)
    await shop.execute(`update communication_logs set ${mended('recipient')}`)
    await shop.run((ctx) => retryCampaign(ctx, id))
    await shop.sendAll(id)
    expect(await shop.read(id)).toMatchObject({ status: 'sent', progress: { rejected: 0, accepted: 55 } })
    await expect(shop.run((ctx) => retryCampaign(ctx, id))).rejects.toThrow('Nothing has failed')
    for (const { recipient } of await shop.messages())
      expect(desk.mailbox.mails(recipient).length, recipient).toBe(1)
  })

  it('pauses the campaign where texts and credits are used up, having taken what was sent', async () => {
    const shop = await openBusiness({ plan: 'Free', credits: 3 })
    await shop.change({ usage_sms_monthly: 48, usage_sms_month: '2026-03' })
    await shop.addMany(12)
    const { id } = await shop.make({})
    expect(await shop.forecast(id)).toMatchObject({
      takes: { allowance: 2, credits: 10 },
      left: { allowance: 2, credits: 3 },
      warning: expect.stringContaining('used up'),
      upgrade: true,
    })
    await shop.start(id)
    await shop.sendAll(id)
    expect(await textsOf(shop)).toBe(5)
    expect(await shop.business()).toMatchObject({ credits_remaining: 0, usage_sms_monthly: 50 })
  })
})

describe.runIf(engine === 'postgres')('a round of sending that is under way', () => {
  /** Holds a round open, once it has made its messages, while something else happens. */
  const during = (shop: CampaignBusiness, id: string, work: (tx: Tx) => Promise<unknown>) =>
    inBusiness(desk.services, shop.businessId, { kind: 'system', name: 'test' }, async (ctx) => {
      const next = await sendSome(ctx, id)
      await work(ctx.tx)
      return next
    })
  /** Starts work that waits for the round that is held open, and returns its result. */
  const waitingFor = async (shop: CampaignBusiness, id: string, work: () => Promise<unknown>) => {
    let waiting: Promise<unknown> | undefined
    await during(shop, id, async (tx) => {
      waiting = work()
      await somebodyWaitsFor(tx)
    })
    return waiting
  }

  it('keeps nobody from pausing the campaign, and what it makes goes nowhere until that goes on', async () => {
    const shop = await openBusiness()
    await shop.addMany(50)
    const id = await shop.makeAndStart()
    await during(shop, id, () => shop.run((ctx) => pauseCampaign(ctx, id)))
    await desk.workOff('all')
    expect(await shop.some(id)).toBe('over')
    expect(await shop.read(id)).toMatchObject({ status: 'paused', progress: { queued: 40, waiting: 10 } })
    expect(await textsOf(shop)).toBe(0)
    await shop.run((ctx) => resumeCampaign(ctx, id))
    await shop.sendAll(id)
    expect(await textsOf(shop)).toBe(50)
    expect(Object.values(desk.mailbox.timesReceived().texts).every((times) => times === 1)).toBe(true)
  })

  it('is waited for by whoever cancels, who takes back what it made, too', async () => {
    const shop = await openBusiness()
    await shop.addMany(50)
    const id = await shop.makeAndStart()
    await waitingFor(shop, id, () => shop.run((ctx) => cancelCampaign(ctx, id)))
    await desk.workOff('all')
    expect(await textsOf(shop)).toBe(0)
    expect((await shop.read(id)).progress).toMatchObject({
      withheld: 40,
      withdrawn: 10,
      waiting: 0,
      queued: 0,
    })
  })

  it('beside another makes nothing twice, and together no more than may be under way', async () => {
    const shop = await openBusiness()
    await shop.addMany(60)
    const id = await shop.makeAndStart()
    expect(await waitingFor(shop, id, () => shop.some(id))).toBe('more')
    expect(await shop.messages()).toHaveLength(40)
    expect(await statesOf(shop, id)).toEqual({ queued: 40, waiting: 20 })
    expect(await shop.sendAll(id)).toBe('over')
    expect(await textsOf(shop)).toBe(60)
  })

  it('is waited for by one that comes too late, which takes back what both have', async () => {
    const shop = await openBusiness()
    await shop.addMany(50)
    const { id } = await shop.make({})
    await shop.start(id, { not_after: localOf(2) })
    await during(shop, id, async () => {
      desk.clock.advance(3 * 3_600_000)
      expect(await shop.some(id)).toBe('under way')
    })
    expect(await shop.sendAll(id)).toBe('over')
    expect(await textsOf(shop)).toBe(0)
    expect(await shop.read(id)).toMatchObject({
      status: 'failed',
      progress: { withheld: 40, withdrawn: 10, waiting: 0, queued: 0 },
    })
  })
})

describe('another shop', () => {
  it('is not written to by a campaign, nor are its customers taken', async () => {
    const [shop, other] = [await openBusiness(), await openBusiness()]
    const [theirs] = await other.addMany(1)
    await shop.addMany(1)
    await expect(shop.make({ audience: { kind: 'picked', customer_ids: [theirs!] } })).rejects.toThrow(
      'not found',
    )
    const id = await shop.makeAndStart()
    await shop.sendAll(id)
    expect(await other.messages()).toEqual([])
    await expect(other.read(id)).rejects.toThrow('not found')
    const worker = { kind: 'system', name: 'test' } as const
    await expect(
      inBusiness(desk.services, other.businessId, worker, (ctx) => cancelCampaign(ctx, id)),
    ).rejects.toThrow('not found')
  })
})

describe('a process that has died with messages in its hands', () => {
  /** Claims everything queued, as a process that then falls silent, or that goes on reporting itself. */
  async function claimAll(shop: CampaignBusiness, { dies }: { dies: boolean }) {
    const presence = await enterWork(desk.services.database)
    presence.leave()
    const ids = (await desk.takeJobs('all')).map(({ messageId }) => messageId)
    await shop.run((ctx) => claimMessages(ctx, ids, { ...desk.services, worker: presence.id }))
    if (dies) await desk.rows(`update workers set seen_at = seen_at - interval '1 minute'`)
  }
  it('holds nobody up: what others may have under way goes on without it', async () => {
    const shop = await openBusiness()
    await shop.addMany(60)
    const id = await shop.makeAndStart()
    await shop.some(id)
    expect(await shop.some(id)).toBe('under way')
    await claimAll(shop, { dies: true })
    expect(await shop.some(id)).toBe('more')
    expect(await statesOf(shop, id)).toEqual({ queued: 60 })
  })

  it('is waited for while it says that it is there', async () => {
    const shop = await openBusiness()
    await shop.addMany(60)
    const id = await shop.makeAndStart()
    await shop.some(id)
    await claimAll(shop, { dies: false })
    expect(await shop.some(id)).toBe('under way')
  })

  it('leaves them claimed until their lease ends, then uncertain, and nobody sends them again', async () => {
    const shop = await openBusiness()
    await shop.addMany(45)
    const id = await shop.makeAndStart()
    await shop.some(id)
    await claimAll(shop, { dies: true })
    expect(await shop.some(id)).toBe('more')
    const lookAgain = async () => {
      await recoverMessages(desk.services, 0)
      await desk.workOff('all')
      expect(await shop.some(id)).toBe(desk.clock.now() < ended ? 'under way' : 'over')
      return Object.groupBy(await shop.messages(), ({ state }) => state)
    }
    const ended = new Date(desk.clock.now().getTime() + 121_000)
    const { sending = [] } = await lookAgain()
    expect(sending).toHaveLength(40)
    desk.clock.travelTo(ended)
    const { uncertain = [], sending: left = [] } = await lookAgain()
    expect([uncertain.length, left.length]).toEqual([40, 0])
    const received = desk.mailbox.timesReceived().texts
    expect(uncertain.filter((one) => received[one.id])).toEqual([])
  })
})
