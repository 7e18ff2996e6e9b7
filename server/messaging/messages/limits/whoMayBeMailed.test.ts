import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '#server/identity/auth/tables.ts'
import type { MessageBusiness } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { proveAddress } from '#tests/world/owner.ts'
import { queueMessage } from '../queue/queueMessage.ts'
import type { Purpose } from '../tables.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

let customers = 0
async function mail(business: MessageBusiness, purpose: Purpose = 'marketing') {
  const recipient = `guest-${customers++}@example.com`
  const customerId = await business.addCustomer({ email: recipient, agreed: ['email'] })
  const words = { type: 'email', purpose, subject: 'Hello', content: 'Your account is locked' } as const
  return business.run((ctx) =>
    queueMessage(ctx, { ...words, customerId, recipient, dedupe_key: `mail to ${recipient}` }),
  )
}

const sent = async (business: MessageBusiness) =>
  (await business.messages()).filter(({ status }) => status === 'sent').length

describe('a stranger who signs up with an address that is not theirs', () => {
  const withheld = {
    state: 'withheld',
    failure: 'No email goes out before the owner has confirmed their email address.',
  }

  it.each(['marketing', 'service', 'code'] as const)('cannot mail a guest: %s', async (purpose) => {
    const business = await desk.newBusiness({ proven: false })
    expect(await mail(business, purpose)).toMatchObject(withheld)
    await proveAddress(desk.services.database.plain, business.businessId)
    expect(await mail(business, purpose)).toMatchObject({ state: 'queued' })
    await desk.workOff()
    expect(await sent(business)).toBe(1)
  })

  it('cannot mail what was queued while the address was proven', async () => {
    const business = await desk.newBusiness()
    await mail(business)
    const { database } = desk.services
    await database.plain.update(user).set({ emailVerified: false }).where(eq(user.id, business.businessId))
    await desk.workOff()
    expect(await business.messages()).toMatchObject([withheld])
  })

  it('gets the mails that are for the owner alone', async () => {
    const business = await desk.newBusiness({ proven: false })
    const own = { type: 'email', purpose: 'service', customerId: null, subject: 'Hi', content: 'Hi' } as const
    const queued = await business.run((ctx) =>
      queueMessage(ctx, { ...own, recipient: 'owner@example.com', dedupe_key: 'to the owner' }),
    )
    expect(queued).toMatchObject({ state: 'queued' })
    await desk.workOff()
    expect(await sent(business)).toBe(1)
  })
})
