import { and, eq } from 'drizzle-orm'
import type { Business } from '#server/businesses/directory/index.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import { reasonNotWanted } from '#server/messaging/preferences/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { reasonNotToText } from './reasonNotToText.ts'
import { isSuppressed } from './suppressions.ts'
import { isCharged, type Purpose } from './tables.ts'

export type Receiver = {
  type: 'sms' | 'email'
  purpose: Purpose
  customer_id: string | null
  recipient: string
  /** The kind of the trigger that sends it. */
  trigger_kind?: string | null | undefined
}

const goods = { sms: 'texts', email: 'emails' } as const

export const CUSTOMER_GONE = 'This customer no longer exists.'

/**
 * Why this receiver must not get this message, in words for the business's owner, or null. Asked when a message
 * is queued and again when it is sent. A STOP silences every text, a suspension all but sign-in codes, and no text goes
 * where none may; the rest binds marketing, and but for consent, topics and pauses the answers to what customers text.
 */
export async function reasonToWithhold(
  ctx: BusinessContext,
  business: Business,
  receiver: Receiver,
): Promise<string | null> {
  const { type, purpose, customer_id, recipient, trigger_kind } = receiver
  // Erased while an attempt was under way: there is nobody to try again.
  if (recipient === '') return CUSTOMER_GONE
  if (type === 'sms' && (await isSuppressed(ctx.tx, ctx.keyring, recipient))) {
    return 'The receiver replied STOP and gets no more texts.'
  }
  if (business.standing === 'suspended' && purpose !== 'code') return 'The shop is suspended.'
  const notToText = type === 'sms' ? await reasonNotToText(ctx, business, recipient) : null
  if (notToText !== null) return notToText
  if (!isCharged(receiver)) return null
  if (business.standing === 'closed') return 'The shop is closed.'
  // Whoever wrote from a phone that no customer has gets an answer there.
  if (purpose === 'answer' && customer_id === null) return null
  const customer = customer_id === null ? undefined : await findCustomer(ctx, customer_id)
  if (!customer || customer.erased_at || customer.merged_into) return CUSTOMER_GONE
  if (purpose === 'marketing' && !(type === 'sms' ? customer.opted_in_sms : customer.opted_in_email)) {
    return `The customer has not agreed to get ${goods[type]}.`
  }
  if ((type === 'sms' ? customer.phone : customer.email) !== recipient) {
    return `The customer's ${type === 'sms' ? 'phone number' : 'email address'} has changed since.`
  }
  return purpose === 'marketing'
    ? reasonNotWanted(ctx, { customerId: customer.id, trigger: trigger_kind })
    : null
}

async function findCustomer({ tx, businessId }: BusinessContext, customerId: string) {
  const [customer] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.business_id, businessId), eq(customers.id, customerId)))
  return customer
}
