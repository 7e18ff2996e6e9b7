import { and, asc, eq, isNull, ne, or, type SQL } from 'drizzle-orm'
import { type Customer, findCustomer } from '#server/loyalty/customers/index.ts'
import { communicationLogs as logs } from '#server/messaging/messages/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'

/** Whom a conversation is with: a customer, or a phone that wrote and that no customer has had since. */
export type Talk = {
  id: string
  customer: Customer | null
  /** Where an answer goes; null where the customer has no phone any more. */
  phone: string | null
  /** Its texts in both directions. */
  texts: SQL
  /** What the guest wrote. */
  written: SQL
}

/** @throws {Refusal} 'not_found' for what is neither one of the business's customers nor such a text. */
export async function findTalk(ctx: BusinessContext, id: string): Promise<Talk> {
  const text = await findText(ctx, id)
  if (text?.customer_id === null) return withPhone(ctx, text.phone)
  // The phone that wrote may have become a customer's meanwhile.
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
    // What was sent to it when it was a customer's is part of it; what a customer wrote from it is theirs.
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
