import type { Business } from '#server/businesses/business/index.ts'
import type { Gift } from '#server/messaging/gifts/config.ts'
import { giveGift } from '#server/messaging/gifts/index.ts'
import {
  fullName,
  type NewMessage,
  queueFor,
  reasonNotToQueue,
  valuesOf,
} from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { savepoint } from '#server/platform/database/index.ts'
import { dedupeKeyName } from '../dedupeKey.ts'
import { type Channel, isOwed } from '../kinds.ts'
import { holdOut } from './holdOut.ts'
import type { Met } from './met.ts'
import { type Said, writeMail, writeText } from './write.ts'

/**
 * Writes to a customer whom a trigger met, once for each cause however often it is called. Some customers are held out
 * instead. A gift is given with the words about it, or not at all.
 */
export async function meet(ctx: BusinessContext, met: Met): Promise<void> {
  const { business, trigger, said = {} } = met
  const plain = await messagesOf(ctx, met, said)
  const goes = await someGoes(ctx, business, plain)
  if (goes && (await holdOut(ctx, met))) return
  const { gift } = trigger.settings
  const messages = (goes && gift ? await messagesWith(ctx, met, gift) : null) ?? plain
  for (const message of messages) await queueFor(ctx, business, message)
}

class TooLong extends Error {}

/**
 * Gives the gift, once for each cause, and writes the messages about it; null if it can no longer be given, or if the
 * messages with it could not go.
 */
async function messagesWith(ctx: BusinessContext, met: Met, gift: Gift): Promise<NewMessage[] | null> {
  const { business, trigger, customer, reads, mark, said = {} } = met
  const idempotencyKey = `gift:${dedupeKeyName[trigger.kind]}:${customer.id}:${mark}`
  try {
    return await savepoint(ctx.tx, async () => {
      const { named } = await giveGift(ctx, business, {
        ...{ customerId: customer.id, gift, idempotencyKey },
        language: reads.language,
      })
      const messages = await messagesOf(ctx, met, { ...said, rewards: [...(said.rewards ?? []), named] })
      if (!(await someGoes(ctx, business, messages))) throw new TooLong()
      return messages
    })
  } catch (error) {
    if (error instanceof TooLong || error instanceof Refusal) return null
    throw error
  }
}

async function someGoes(ctx: BusinessContext, business: Business, messages: NewMessage[]): Promise<boolean> {
  for (const message of messages) if ((await reasonNotToQueue(ctx, business, message)) === null) return true
  return false
}

/** Writes the messages by the channels that the trigger sends by and the customer agreed to. */
async function messagesOf(ctx: BusinessContext, met: Met, said: Said): Promise<NewMessage[]> {
  const { business, customer, reads, sends } = met
  const values = valuesOf(business, customer)
  const { phone, email, opted_in_sms, opted_in_email } = customer
  const texts =
    sends.sms && phone && opted_in_sms
      ? [
          {
            ...addressed(met, 'sms', phone),
            ...(await writeText(ctx, sends.sms, { business, values, reads, customerId: customer.id }, said)),
          },
        ]
      : []
  const mails =
    sends.email && email && opted_in_email
      ? [
          {
            ...addressed(met, 'email', email),
            ...(await writeMail(ctx, sends.email, { values, reads, customer }, said)),
          },
        ]
      : []
  return [...texts, ...mails]
}

const addressed = ({ trigger: { kind }, customer, mark }: Met, type: Channel, recipient: string) => ({
  type,
  purpose: 'marketing' as const,
  capped: !isOwed(kind),
  trigger: kind,
  dedupe_key: `${dedupeKeyName[kind]}:${type}:${customer.id}:${mark}`,
  customerId: customer.id,
  recipient,
  recipientName: fullName(customer),
})
