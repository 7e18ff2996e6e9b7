import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordConsent } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { createKeyring } from '#server/platform/secrets/keyring.ts'
import { newPhone } from '#tests/messages/business.ts'
import { type Desk, openDesk, sender, testKey } from '#tests/messages/desk.ts'
import { suppress } from '../limits/suppressions.ts'
import { type NewMessage, queueMessage } from './queueMessage.ts'
import { queueServiceText, sendPhoneCode } from './serviceTexts.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const toCustomer = async (
  business: Awaited<ReturnType<Desk['newBusiness']>>,
  customerId: string,
): Promise<NewMessage> => ({
  type: 'sms',
  purpose: 'marketing',
  dedupe_key: `test:${customerId}`,
  customerId,
  recipient: (await business.customer(customerId)).phone!,
  content: 'Hello',
})

describe('a message that must not go', () => {
  const withhold = async (change: (ctx: BusinessContext, id: string, phone: string) => Promise<unknown>) => {
    const business = await desk.newBusiness()
    const id = await business.addCustomer()
    const message = await toCustomer(business, id)
    return business.run(async (ctx) => {
      await change(ctx, id, message.recipient)
      return queueMessage(ctx, message)
    })
  }

  it('is withheld, with the reason, from someone who has not agreed', async () => {
    const withdrawal = { channel: 'sms', given: false, source: 'portal', wording: 'No more texts' } as const
    const queued = await withhold((ctx, customerId) => recordConsent(ctx, { customerId, ...withdrawal }))
    expect(queued).toMatchObject({
      state: 'withheld',
      failure: 'The customer has not agreed to get texts.',
    })
    expect(await desk.takeJobs()).toEqual([])
  })

  it('is withheld from a phone that replied STOP, whatever the shop believes', async () => {
    const queued = await withhold((ctx, _, phone) =>
      suppress(ctx.tx, ctx.keyring, { phone, sender, now: ctx.now }),
    )
    expect(queued).toMatchObject({ state: 'withheld', failure: expect.stringContaining('STOP') })
  })

  it('is withheld from a phone that replied STOP to a number we used before, hashed under an older key', async () => {
    const sender = '+15550000001'
    const business = await desk.newBusiness()
    const message = await toCustomer(business, await business.addCustomer())
    const newKey = createKeyring(['a newer key', testKey])
    const queued = await business.run(async (ctx) => {
      await suppress(ctx.tx, ctx.keyring, { phone: message.recipient, sender, now: ctx.now })
      return queueMessage({ ...ctx, keyring: newKey }, message)
    })
    expect(queued.state).toBe('withheld')
  })

  it('is not even written for a customer of another shop', async () => {
    const [ours, theirs] = [await desk.newBusiness(), await desk.newBusiness()]
    const message = await toCustomer(theirs, await theirs.addCustomer())
    await expect(ours.run((ctx) => queueMessage(ctx, message))).rejects.toThrow()
    expect(await ours.messages()).toEqual([])
    expect(await desk.takeJobs()).toEqual([])
  })

  it('is kept in the history as failed rather than thrown away', async () => {
    const business = await desk.newBusiness()
    const id = await business.addCustomer({ agreed: [] })
    const message = await toCustomer(business, id)
    await business.run((ctx) => queueMessage(ctx, message))
    expect(await business.messages()).toMatchObject([
      { status: 'failed', state: 'withheld', content: 'Hello', failure: expect.any(String) },
    ])
  })
})

describe('a message and its cause', () => {
  it('are undone together: neither a row nor a job is left', async () => {
    const business = await desk.newBusiness()
    const message = await toCustomer(business, await business.addCustomer())
    const cause = business.run(async (ctx) => {
      await queueMessage(ctx, message)
      throw new Error('the cause failed')
    })
    await expect(cause).rejects.toThrow('the cause failed')
    expect(await business.messages()).toEqual([])
    expect(await desk.takeJobs('all')).toEqual([])
  })

  it('are one: the same dedupe_key is queued once, also by two at the same time', async () => {
    const business = await desk.newBusiness()
    const message = await toCustomer(business, await business.addCustomer())
    const queue = () => business.run((ctx) => queueMessage(ctx, message))
    const [one, two] = await Promise.all([queue(), queue()])
    const three = await queue()
    expect(new Set([one, two, three].map(({ messageId }) => messageId)).size).toBe(1)
    expect([one, two, three].filter(({ repeated }) => !repeated)).toHaveLength(1)
    expect(await desk.takeJobs()).toHaveLength(1)
  })

  it('leave the same dedupe_key to every shop', async () => {
    const dedupe_key = 'the same'
    for (const business of [await desk.newBusiness(), await desk.newBusiness()]) {
      const message = await toCustomer(business, await business.addCustomer())
      const queued = await business.run((ctx) => queueMessage(ctx, { ...message, dedupe_key }))
      expect(queued.repeated).toBe(false)
    }
    await desk.takeJobs()
  })
})

describe('a text that its receiver asked for', () => {
  it('shows neither its code in the history nor in the job, before and after it is sent', async () => {
    const business = await desk.newBusiness()
    const to = newPhone()
    await business.run((ctx) =>
      sendPhoneCode(ctx, { to, code: '042817', minutes: 10, language: 'en', dedupe_key: 'code:1' }),
    )
    const shown = async () =>
      (await business.messages()).map(({ outgoing: _, ...visible }) => JSON.stringify(visible)).join()
    expect(await shown()).toContain('[a sign-in code]')
    expect(await shown()).not.toContain('042817')
    await desk.workOff()
    expect(desk.mailbox.texts(to).at(-1)!.body).toContain('042817')
    const [settled] = await business.messages()
    expect(JSON.stringify(settled)).not.toContain('042817')
    expect(settled!.outgoing).toBeNull()
  })

  it('goes at night, without consent, and takes nothing of the shop’s allowance', async () => {
    const business = await desk.newBusiness({ plan: 'Free', timeZone: 'Asia/Tokyo' })
    const to = newPhone()
    await business.run((ctx) => queueServiceText(ctx, { to, content: 'A link', dedupe_key: 'link:1' }))
    await desk.workOff()
    expect(desk.mailbox.texts(to)).toHaveLength(1)
    expect(await business.messages()).toMatchObject([{ allowance_taken: 0, credits_taken: 0 }])
    expect((await business.business()).usage_sms_monthly).toBe(0)
  })

  it('does not go to a phone that replied STOP', async () => {
    const business = await desk.newBusiness()
    const to = newPhone()
    const queued = await business.run(async (ctx) => {
      await suppress(ctx.tx, ctx.keyring, { phone: to, sender, now: ctx.now })
      return queueServiceText(ctx, { to, content: 'A link', dedupe_key: 'link:2' })
    })
    expect(queued.state).toBe('withheld')
    expect((await business.messages())[0]!.outgoing).toBeNull()
  })
})
