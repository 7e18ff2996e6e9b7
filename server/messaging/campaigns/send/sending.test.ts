import { describe, expect, it } from 'vitest'
import { eraseCustomer } from '#server/data/customer-record/eraseCustomer.ts'
import { mergeCustomers } from '#server/data/customer-record/mergeCustomers.ts'
import { newId } from '#server/platform/context/ids.ts'
import { inBusiness } from '#server/services.ts'
import { newPhone } from '#tests/messages/business.ts'
import { sender } from '#tests/messages/desk.ts'
import { suppress } from '../../messages/limits/suppressions.ts'
import { deleteSegment } from '../../segments/deleteSegment.ts'
import { createSegment } from '../../segments/saveSegment.ts'
import { editCampaign } from '../draft/editCampaign.ts'
import { cancelCampaign } from '../settle/cancelCampaign.ts'
import { pauseCampaign } from '../settle/pauseCampaign.ts'
import { resumeCampaign, retryCampaign } from '../settle/resumeCampaign.ts'
import { desk, localOf, openBusiness, setUp, textsOf } from './sending.rig.ts'

setUp()

describe('a campaign', () => {
  it('goes to everyone who agreed, once, and says why it goes to nobody else', async () => {
    const business = await openBusiness()
    const agreed = await business.addCustomer({ firstName: 'Zoë' })
    await business.addCustomer({ agreed: [] })
    await business.addCustomer({ phone: null })
    await business.addCustomer({ phone: '+442079460018' })
    await business.addCustomer({ phone: '+447911123456' })
    const stopped = newPhone()
    await business.addCustomer({ phone: stopped })
    await business.run((ctx) => suppress(ctx.tx, ctx.keyring, { phone: stopped, sender, now: ctx.now }))
    const draft = await business.make({})
    const forecast = await business.forecast(draft.id)
    await business.start(draft.id)
    expect(await business.sendAll(draft.id)).toBe('over')
    const [message, ...others] = await business.messages()
    expect(others).toEqual([])
    expect(message).toMatchObject({ customer_id: agreed, content: 'Hello Zoë', campaign_id: draft.id })
    expect(desk.mailbox.texts(message!.recipient)).toHaveLength(1)
    const told = await business.read(draft.id)
    expect(told).toMatchObject({ status: 'sent', recipient_count: 1, progress: { excluded: 5, held_out: 0 } })
    expect(told.sent_at).not.toBeNull()
    const reasons = (await business.recipients(draft.id)).flatMap(({ reason }) => reason ?? []).sort()
    expect(reasons).toEqual(['country', 'no_address', 'not_agreed', 'not_mobile', 'stopped'])
    // The forecast is what happened.
    expect(forecast).toMatchObject({ people: 6, recipients: 1, held_out: 0, segments: 1, refusal: null })
    expect(forecast.excluded.map(({ reason }) => reason).sort()).toEqual(reasons)
  })

  it('started twice at once is sent once', async () => {
    const business = await openBusiness()
    await business.addMany(3)
    const { id } = await business.make({})
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => business.start(id)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await Promise.all([business.some(id), business.some(id), business.some(id)])
    await business.sendAll(id)
    expect(await business.messages()).toHaveLength(3)
  })

  it('is over once cancelled: what no worker has is withdrawn, and it is never started again', async () => {
    const business = await openBusiness()
    await business.addMany(50)
    const id = await business.makeAndStart()
    await business.some(id)
    await business.run((ctx) => cancelCampaign(ctx, id))
    await business.sendAll(id)
    expect(await textsOf(business)).toBe(0)
    expect((await business.read(id)).progress).toMatchObject({
      withheld: 40,
      withdrawn: 10,
      waiting: 0,
      queued: 0,
    })
    expect((await business.messages())[0]).toMatchObject({ failure: 'The campaign was cancelled.' })
    await expect(business.start(id)).rejects.toThrow('Only drafts')
    await expect(business.run((ctx) => resumeCampaign(ctx, id))).rejects.toThrow('not paused')
  })

  it('stops at once when it is paused and goes on where it stood, each text once', async () => {
    const business = await openBusiness()
    await business.addMany(50)
    const id = await business.makeAndStart()
    await business.some(id)
    await business.run((ctx) => pauseCampaign(ctx, id))
    await desk.workOff()
    expect(await business.some(id)).toBe('over')
    expect(await textsOf(business)).toBe(0)
    await business.run((ctx) => resumeCampaign(ctx, id))
    await business.sendAll(id)
    expect(await textsOf(business)).toBe(50)
    expect(Object.values(desk.mailbox.timesReceived().texts).every((times) => times === 1)).toBe(true)
  })

  it('sends nothing after its last moment', async () => {
    const business = await openBusiness()
    await business.addMany(45)
    const { id } = await business.make({})
    await business.start(id, { not_after: localOf(2) })
    await business.some(id)
    desk.clock.advance(3 * 3_600_000)
    await business.sendAll(id)
    expect(await textsOf(business)).toBe(0)
    expect(await business.read(id)).toMatchObject({
      ...{ status: 'failed', status_reason: expect.stringContaining('It reached nobody'), sent_at: null },
      progress: { withheld: 40, withdrawn: 5 },
    })
  })

  it('is not started where its last moment comes before any text could go', async () => {
    desk.clock.travelTo(new Date('2026-03-02T02:50:00Z'))
    const business = await openBusiness()
    await business.addMany(1)
    const { id } = await business.make({})
    const at = '2026-03-02T22:00'
    for (const start of [{ not_after: localOf(1) }, { at, not_after: '2026-03-03T07:59' }])
      await expect(business.start(id, start)).rejects.toMatchObject({
        fields: { not_after: expect.stringMatching(/Mar \d, 2026, 8:00\sAM/) },
      })
    const mail = await business.make({ type: 'email', texts: [{ subject: 'Hi', body: 'Hi' }] })
    await business.start(mail.id, { not_after: localOf(1) })
    await business.start(id, { at, not_after: '2026-03-03T09:00' })
    desk.clock.travelTo(new Date('2026-03-02T15:00:00Z'))
  })

  it('says at its field that its segment is gone, and is saved with another one', async () => {
    const business = await openBusiness()
    await business.addMany(1)
    const rule = { match: 'all', of: [{ about: 'visits', is: 'at_least', value: 0 }] }
    const segment = await business.run((ctx) => createSegment(ctx, { name: 'Often', rule } as never))
    const draft = await business.make({ audience: { kind: 'segment', segment: segment.id } })
    await business.run((ctx) => deleteSegment(ctx, segment.id, async () => []))
    const gone = { code: 'invalid', fields: { audience: expect.stringContaining('gone') } }
    await expect(business.forecast(draft.id)).rejects.toMatchObject(gone)
    await expect(business.start(draft.id)).rejects.toMatchObject(gone)
    const { id, name, template_id, texts, offer, holdout_percent, throttle_per_minute, version } = draft
    const edit = { id, name, template_id, texts, offer, holdout_percent, throttle_per_minute, version }
    const save = (audience: typeof draft.audience) =>
      business.run((ctx) => editCampaign(ctx, { ...edit, audience } as Parameters<typeof editCampaign>[1]))
    await expect(save(draft.audience)).rejects.toMatchObject(gone)
    await save({ kind: 'all' })
    expect(await business.forecast(id)).toMatchObject({ people: 1 })
  })

  it('has only a few messages waiting at any time, and as many a minute as is wanted', async () => {
    const business = await openBusiness()
    await business.addMany(60)
    const id = await business.makeAndStart({ throttle_per_minute: 10 })
    await business.some(id)
    await desk.workOff()
    expect(await business.some(id)).toBe('under way')
    expect(await business.messages()).toHaveLength(10)
    desk.clock.advance(61_000)
    await business.some(id)
    expect(await business.messages()).toHaveLength(20)
    await business.run((ctx) => cancelCampaign(ctx, id))
  })

  it('is not written to whoever took their consent back, was erased or went since it was started', async () => {
    const business = await openBusiness()
    const [left, erased, merged, survivor] = await business.addMany(4)
    const id = await business.makeAndStart()
    await business.execute(`update customers set opted_in_sms = false where id = '${left}'`)
    await business.run((ctx) => eraseCustomer(ctx, { customerId: erased!, confirmation: 'Ana' }))
    const merge = { confirmation: 'Ana', idempotencyKey: newId() }
    await business.run((ctx) =>
      mergeCustomers(ctx, { customerId: survivor!, duplicateId: merged!, ...merge }),
    )
    await business.sendAll(id)
    const sent = await business.messages()
    expect(sent.filter(({ state }) => state !== 'withheld').map((one) => one.customer_id)).toEqual([survivor])
    expect(sent.find(({ customer_id }) => customer_id === left)?.failure).toContain('has not agreed')
    expect((await business.recipients(id)).map(({ customer_id }) => customer_id)).not.toContain(merged)
  })
})

describe('two texts', () => {
  it('are each read by some, by lot', async () => {
    const business = await openBusiness()
    await business.addMany(60)
    const texts = [
      { subject: 'One', body: 'One' },
      { subject: 'Two', body: 'Two' },
    ]
    const id = await business.makeAndStart({ type: 'email', texts })
    await business.sendAll(id)
    const subjects = (await business.messages()).map(({ subject }) => subject)
    expect(subjects).toHaveLength(60)
    expect(new Set(subjects)).toEqual(new Set(['One', 'Two']))
  })
})

describe('what fails', () => {
  it('pauses the campaign once twenty in a row have failed, says why, and is tried again when asked', async () => {
    const business = await openBusiness()
    for (let n = 0; n < 45; n++)
      await business.addCustomer({ email: `spam+${n}@example.com`, agreed: ['email'] })
    await business.addMany(10)
    const id = await business.makeAndStart({ type: 'email', texts: [{ subject: 'Hi', body: 'Hi' }] })
    expect(await business.sendAll(id)).toBe('over')
    expect(await business.read(id)).toMatchObject({
      status: 'paused',
      status_reason: expect.stringContaining('failed'),
      progress: { rejected: 40, waiting: 15 },
    })
    desk.clock.advance(1000)
    await business.run((ctx) => resumeCampaign(ctx, id))
    await business.sendAll(id)
    expect(await business.read(id)).toMatchObject({
      status: 'sent',
      progress: { rejected: 45, accepted: 10 },
    })
    // The cause of the failures is mended.
    const mended = (column: string) => `${column} = replace(${column}, 'spam', 'fine')`
    await business.execute(`update customers set ${mended('email')}`)
    await business.execute(`update communication_logs set ${mended('recipient')}`)
    await business.run((ctx) => retryCampaign(ctx, id))
    await business.sendAll(id)
    expect(await business.read(id)).toMatchObject({ status: 'sent', progress: { rejected: 0, accepted: 55 } })
    await expect(business.run((ctx) => retryCampaign(ctx, id))).rejects.toThrow('Nothing has failed')
    for (const { recipient } of await business.messages())
      expect(desk.mailbox.mails(recipient).length, recipient).toBe(1)
  })

  it('pauses the campaign where texts and credits are used up, having taken what was sent', async () => {
    const business = await openBusiness({ plan: 'Free', credits: 3 })
    await business.change({ usage_sms_monthly: 48, usage_sms_month: '2026-03' })
    await business.addMany(12)
    const { id } = await business.make({})
    expect(await business.forecast(id)).toMatchObject({
      takes: { allowance: 2, credits: 10 },
      left: { allowance: 2, credits: 3 },
      warning: expect.stringContaining('used up'),
      upgrade: true,
    })
    await business.start(id)
    await business.sendAll(id)
    expect(await textsOf(business)).toBe(5)
    expect(await business.business()).toMatchObject({ credits_remaining: 0, usage_sms_monthly: 50 })
  })
})

describe('another shop', () => {
  it('is not written to by a campaign, nor are its customers taken', async () => {
    const [business, other] = [await openBusiness(), await openBusiness()]
    const [theirs] = await other.addMany(1)
    await business.addMany(1)
    await expect(business.make({ audience: { kind: 'picked', customer_ids: [theirs!] } })).rejects.toThrow(
      'not found',
    )
    const id = await business.makeAndStart()
    await business.sendAll(id)
    expect(await other.messages()).toEqual([])
    await expect(other.read(id)).rejects.toThrow('not found')
    const worker = { kind: 'system', name: 'test' } as const
    await expect(
      inBusiness(desk.services, other.businessId, worker, (ctx) => cancelCampaign(ctx, id)),
    ).rejects.toThrow('not found')
  })
})
