import { and, asc, eq, isNull, ne, or, type SQL } from 'drizzle-orm'
import { type Customer, findCustomer } from '#server/loyalty/customers/index.ts'
import { communicationLogs as logs } from '#server/messaging/messages/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'

/** A conversation with a customer, or with a phone that wrote and that no customer has had since. */
export type Talk = {
  id: string
  customer: Customer | null
  /** Phone that an answer goes to; null if the customer has none any more. */
  phone: string | null
  /** Condition of its texts in both directions. */
  texts: SQL
  /** Condition of the texts that the customer wrote. */
  written: SQL
}

/** @throws {Refusal} 'not_found' if `id` is neither a customer of the business nor a text that it received */
export async function findTalk(ctx: BusinessContext, id: string): Promise<Talk> {
  const text = await findText(ctx, id)
  if (text?.customer_id === null) return withPhone(ctx, text.phone)
  // The phone may have become a customer's meanwhile.
  return withCustomer(ctx, await findCustomer(ctx, text?.customer_id ?? id))
}

function withCustomer({ businessId }: BusinessContext, customer: Customer): Talk {
  const theirs = and(
    eq(logs.business_id, businessId),
    eq(logs.customer_id, customer.id),
    eq(logs.type, 'sms'),
  )!
  return {
    id: customer.id,
    customer,
    phone: customer.phone,
    texts: theirs,
    written: and(theirs, eq(logs.direction, 'in'))!,
  }
}

async function findText({ tx, businessId }: BusinessContext, textId: string) {
  const [text] = await tx
    .select({ phone: logs.recipient, customer_id: logs.customer_id })
    .from(logs)
    .where(
      and(
        eq(logs.business_id, businessId),
        eq(logs.id, textId),
        eq(logs.direction, 'in'),
        ne(logs.recipient, ''),
      ),
    )
  return text
}

async function withPhone({ tx, businessId }: BusinessContext, phone: string): Promise<Talk> {
  const ofPhone = and(eq(logs.business_id, businessId), eq(logs.recipient, phone), eq(logs.type, 'sms'))!
  const ofNobody = isNull(logs.customer_id)
  return {
    id: await firstTextOf({ tx, businessId }, phone),
    customer: null,
    phone,
    // Texts sent to the phone while a customer had it are included; texts that the customer wrote from it are not.
    texts: and(ofPhone, or(ofNobody, eq(logs.direction, 'out')))!,
    written: and(ofPhone, ofNobody, eq(logs.direction, 'in'))!,
  }
}

async function firstTextOf({ tx, businessId }: Pick<BusinessContext, 'tx' | 'businessId'>, phone: string) {
  const [first] = await tx
    .select({ id: logs.id })
    .from(logs)
    .where(
      and(
        eq(logs.business_id, businessId),
        eq(logs.recipient, phone),
        eq(logs.type, 'sms'),
        eq(logs.direction, 'in'),
        isNull(logs.customer_id),
      ),
    )
    .orderBy(asc(logs.created_at), asc(logs.id))
    .limit(1)
  if (!first) throw notFound('Conversation')
  return first.id
}
