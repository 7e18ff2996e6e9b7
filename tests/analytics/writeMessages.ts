import { eq } from 'drizzle-orm'
import { customers } from '#server/loyalty/customers/tables.ts'
import { campaignRecipients, campaigns } from '#server/messaging/campaigns/tables.ts'
import { statusOf } from '#server/messaging/messages/config.ts'
import { communicationLogs } from '#server/messaging/messages/tables.ts'
import { triggerHoldouts } from '#server/messaging/triggers/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import type { TestBusiness } from '#tests/world/index.ts'

type Draw = (most: number) => number
const channels = ['sms', 'email'] as const

/** Sends a campaign on one day in four, and a trigger's message every day, as `below` draws it. */
export async function writeMessages(business: TestBusiness, below: Draw): Promise<void> {
  await business.run(async (ctx) => {
    const people = await customersOf(ctx)
    if (below(4) === 0) await sendCampaign(ctx, people, below)
    await meetByTrigger(ctx, people[below(people.length)]!, below)
  }, business.owner)
}

async function customersOf({ tx, businessId }: BusinessContext): Promise<string[]> {
  const found = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.business_id, businessId))
    .orderBy(customers.id)
  return found.map(({ id }) => id)
}

async function sendCampaign(ctx: BusinessContext, people: string[], below: Draw): Promise<void> {
  const { tx, businessId: business_id, now } = ctx
  const [id, type] = [newId(), channels[below(2)]!]
  await tx.insert(campaigns).values({
    ...{ business_id, id, name: 'News', type, status: 'sent', texts: [{ subject: '', body: 'Hi' }] },
    ...{ started_at: now, sent_at: now, created_at: now },
  })
  for (const customer_id of people) {
    const state = (['queued', 'queued', 'queued', 'held_out', 'excluded', 'withdrawn'] as const)[below(6)]!
    const reason = state === 'withdrawn' ? (['gone', 'cancelled'] as const)[below(2)]! : null
    const message_id = newId()
    const drawn = { business_id, campaign_id: id, customer_id, state, reason }
    await tx
      .insert(campaignRecipients)
      .values({ ...drawn, message_id: state === 'queued' ? message_id : null })
    if (state === 'queued')
      await insertMessage(ctx, below, {
        ...{ id: message_id, dedupe_key: message_id },
        customer_id,
        type,
        campaign_id: id,
      })
  }
}

/** Reaches a customer by both channels, by one, or by none. A customer reached by none is held out. */
async function meetByTrigger(ctx: BusinessContext, customer_id: string, below: Draw): Promise<void> {
  const kind = (['birthday', 'miss_you'] as const)[below(2)]!
  const by = [channels, [channels[0]], [channels[1]], []][below(4)]!
  const once = newId()
  const common = { customer_id, trigger_kind: kind }
  for (const type of by)
    await insertMessage(ctx, below, { ...common, id: newId(), type, dedupe_key: `${kind}:${type}:${once}` })
  if (by.length > 0) return
  await ctx.tx.insert(triggerHoldouts).values({
    ...{ business_id: ctx.businessId, kind, customer_id },
    ...{ dedupe_key: `${kind}:${once}`, created_at: ctx.now },
  })
}

type Message = Pick<typeof communicationLogs.$inferInsert, 'id' | 'customer_id' | 'type' | 'dedupe_key'> &
  Partial<typeof communicationLogs.$inferInsert>

/** Writes a message whose fate is drawn: delivered, accepted, rejected or queued. A sent mail may have been opened. */
async function insertMessage({ tx, businessId, now }: BusinessContext, below: Draw, message: Message) {
  const state = (['delivered', 'accepted', 'rejected', 'queued'] as const)[below(4)]!
  const isOpened = message.type === 'email' && statusOf[state] === 'sent' && below(2) === 0
  await tx.insert(communicationLogs).values({
    ...{ business_id: businessId, purpose: 'marketing', recipient: 'ana@example.com', content: 'Hi' },
    ...{ due_at: now, created_at: now, state, open_count: isOpened ? 1 : 0 },
    ...message,
  })
}
