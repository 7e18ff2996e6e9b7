import { sql } from 'drizzle-orm'
import { askCampaigns } from '#server/messaging/campaigns/index.ts'
import { type MessageServices, sendQueued } from '#server/messaging/messages/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { Services } from '#server/services.ts'

/** Messages in one claim. */
const TOGETHER = 90

const provider = {
  send: async () => ({ outcome: 'accepted' as const, providerId: newId() }),
  close: async () => {},
}

/** The services of messages with a provider that takes each message and sends none: nothing of the year goes out. */
export const withPost = (services: Services): MessageServices => ({
  ...services,
  sms: provider,
  email: provider,
  sendgrid: provider,
  dns: { txt: noRecords, cname: noRecords, mx: noRecords, addresses: noRecords },
  smsSender: 'demo',
  twilioAuthToken: '',
  bounces: null,
  askCampaigns,
  emailFrom: { address: 'post@regulars.example', name: 'Regulars' },
})

const noRecords = async () => []

/**
 * Sends what waits at a moment of the past, as the worker does: it is claimed, counted and settled by the product's own
 * functions.
 */
export async function sendWaiting(services: MessageServices, businessId: string, at: Date): Promise<void> {
  const then = { ...services, clock: { now: () => at } }
  const waiting = await queryRows<{ id: string }>(
    services.database.plain,
    sql`select id from communication_logs where business_id = ${businessId} and state = 'queued'
        order by created_at, id`,
  )
  for (let done = 0; done < waiting.length; done += TOGETHER) {
    const messageIds = waiting.slice(done, done + TOGETHER).map(({ id }) => id)
    await sendQueued(then, { businessId, messageIds })
  }
}
