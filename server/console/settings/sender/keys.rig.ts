import { afterAll, afterEach, beforeAll } from 'vitest'
import { queueMessage } from '#server/messaging/messages/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import type { MessageBusiness } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { openCampaignBusiness } from '#tests/world/campaignBusiness.ts'
import { saveEmailConfig } from './saveEmailConfig.ts'

export const KEY = 'SG.aaaaaaaaaaaaaaaaaaaaaa.the-key-of-the-shop-9876'
export let desk: Desk

/** Opens what the tests of a file share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    desk = await openDesk()
    // These tests send the reports by hand.
    desk.door.isShut = true
  })
  afterEach(() => desk.standIns.sendgrid.answer(undefined))
  afterAll(() => desk.close())
}

export const config = (more = {}) => ({
  fromEmail: 'hello@cafe.example',
  fromName: 'Café Sunrise',
  apiKey: KEY,
  reportKey: desk.standIns.sendgrid.reportKey,
  ...more,
})

export async function businessWithKey(more = {}) {
  const business = await openCampaignBusiness(desk)
  await business.run((ctx) => saveEmailConfig(ctx, config(more)))
  return business
}

let addresses = 0

export async function queue(business: MessageBusiness, purpose: 'marketing' | 'service' = 'marketing') {
  const email = `guest${addresses++}@guests.example`
  const customerId = await business.addCustomer({ email, agreed: ['email'] })
  const message = { type: 'email', purpose, dedupe_key: newId(), subject: 'News', content: 'Hello' } as const
  const { messageId } = await business.run((ctx) =>
    queueMessage(ctx, { ...message, customerId, recipient: email }),
  )
  const find = async () => (await business.messages()).find(({ id }) => id === messageId)!
  return { email, customerId, messageId, find }
}
