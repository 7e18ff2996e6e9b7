import type { z } from 'zod'
import {
  type Customer,
  findLastSource,
  findSurvivor,
  lockCustomers,
  recordConsent,
} from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import { inBusiness, type Services } from '#server/services.ts'
import { isSuppressed } from '../limits/suppressions.ts'
import type { followReplyQueue } from '../queues.ts'

export type Replied = z.infer<typeof followReplyQueue.payload>

const about = (customerId: string) => `reply:${customerId}`

export const sealWords = (keyring: Keyring, customerId: string, words: string): string =>
  keyring.seal(words, about(customerId))

/**
 * Makes the consent of one customer follow a STOP or START, in a transaction of that business. Jobs come late, twice
 * and in any order, so what is stored of the phone now decides. A STOP that was lifted meanwhile ends nothing, a START
 * that was taken back renews nothing, and a second run changes nothing.
 */
export function followReply(services: Services, { businessId, ...reply }: Replied): Promise<void> {
  const { customerId: repliedFor, given } = reply
  return inBusiness(services, businessId, { kind: 'system', name: 'replies' }, async (ctx) => {
    // A second try, where a merge came in between.
    const customer = (await lockSurvivor(ctx, repliedFor)) ?? (await lockSurvivor(ctx, repliedFor))
    // A STOP goes over with a merge. A START is no agreement to write to another phone of theirs.
    if (!customer?.phone || (given && customer.id !== repliedFor)) return
    const { id: customerId } = customer
    const stopped = await isSuppressed(ctx.tx, ctx.keyring, customer.phone)
    if (given === stopped || customer.opted_in_sms === given) return
    if (given && (await findLastSource(ctx, customerId, 'sms')) !== 'stop') return
    const source = given ? 'start' : 'stop'
    const wording = ctx.keyring.open(reply.words, about(repliedFor)) ?? source.toUpperCase()
    await recordConsent(ctx, { customerId, channel: 'sms', given, source, wording })
  })
}

/** Locks the customer before the STOP is looked at, so that of two replies the later one has the last word. */
async function lockSurvivor(ctx: BusinessContext, customerId: string): Promise<Customer | undefined> {
  const [customer] = await lockCustomers(ctx, [await findSurvivor(ctx, customerId)])
  return customer?.merged_into ? undefined : customer
}
