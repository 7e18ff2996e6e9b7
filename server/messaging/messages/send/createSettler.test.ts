import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPhone } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { queueMessage } from '../queue/queueMessage.ts'
import { claimMessages } from './claimMessages.ts'
import { createSettler } from './createSettler.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

it('a message whose outcome cannot be written fails alone, and those settled with it are settled', async () => {
  const business = await desk.newBusiness({ plan: 'Agency' })
  const ids: string[] = []
  for (const content of ['One', 'Two', 'Three', 'Four']) {
    const recipient = newPhone()
    const customerId = await business.addCustomer({ phone: recipient })
    const message = { type: 'sms', purpose: 'marketing', recipient, dedupe_key: content, customerId } as const
    ids.push((await business.run((ctx) => queueMessage(ctx, { ...message, content }))).messageId)
  }
  const claims = await business.run((ctx) => claimMessages(ctx, ids, desk.services))
  expect(claims).toHaveLength(4)
  const settle = createSettler(desk.services)
  const settled = await Promise.allSettled(
    claims.map(({ message, sender }) => {
      // No database stores this character.
      const providerId = message.content === 'Three' ? '\0' : `SM ${message.content}`
      return settle(business.businessId, { message, sender, outcome: { outcome: 'accepted', providerId } })
    }),
  )
  const contents = claims.map(({ message }) => message.content)
  const failed = contents.filter((_, n) => settled[n]!.status === 'rejected')
  expect(failed).toEqual(['Three'])
  const states = (await business.messages()).map(({ content, state }) => [content, state])
  expect(Object.fromEntries(states)).toEqual({
    One: 'accepted',
    Two: 'accepted',
    Three: 'sending',
    Four: 'accepted',
  })
  await desk.takeJobs('all')
})
