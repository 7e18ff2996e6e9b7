import { and, eq, sql } from 'drizzle-orm'
import {
  type ConsentSource,
  findContacts,
  findHolders,
  recordConsent,
} from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { findMessage, type Message } from '../queries.ts'
import { communicationLogs } from '../tables.ts'
import { turnAwayBy } from './turnAway.ts'

/** Ends the consent to emails of a message's receiver, by the unsubscribe link in it. */
export async function unsubscribeReceiver(ctx: BusinessContext, messageId: string): Promise<void> {
  const message = await findMessage(ctx.tx, ctx.businessId, messageId)
  if (!message) return
  const wording = `The unsubscribe link of '${message.subject ?? ''}'`
  await endEmailConsent(ctx, message, { source: 'unsubscribe link', wording })
}

/**
 * Ends the consent to emails of everyone who got this message: its customer, the one it was merged into, and any other
 * customer of the business with the same address. Doing it again does no harm. Where a link in the message ended the
 * consent, the message keeps when; a bounce and a complaint are no such choice.
 */
export async function endEmailConsent(
  ctx: BusinessContext,
  message: Message,
  cause: { source: ConsentSource; wording: string },
): Promise<void> {
  const { customer_id: customerId, recipient: email } = message
  const receivers = await findHolders(ctx, { customerId, email }, { lock: false })
  const theirs = receivers.filter(({ opted_in_email, merged_into }) => opted_in_email || merged_into)
  const customerIds = theirs.map(({ id, merged_into }) => merged_into ?? id)
  const isByLink = cause.source === 'unsubscribe link' || cause.source === 'preferences page'
  // A receiver who unsubscribes again, by another mail, turns away from nothing. A bounce and a complaint are the
  // mail's own.
  const turnsAway = !isByLink || (await hasAgreed(ctx, customerIds))
  const ip = ctx.actor.kind === 'anonymous' ? ctx.actor.ipAddress : null
  for (const id of customerIds) {
    await recordConsent(ctx, {
      customerId: id,
      channel: 'email',
      given: false,
      ...cause,
      ip,
    })
  }
  if (turnsAway) await turnAwayBy(ctx, message, cause.source)
  if (isByLink && theirs.length > 0) await keepEnd(ctx, message)
}

async function hasAgreed(ctx: BusinessContext, ids: string[]): Promise<boolean> {
  const contacts = await findContacts(ctx, ids)
  return [...contacts.values()].some(({ opted_in_email }) => opted_in_email)
}

const keepEnd = ({ tx, businessId, now }: BusinessContext, { id }: Message) =>
  tx
    .update(communicationLogs)
    .set({
      metadata: sql`${communicationLogs.metadata} || jsonb_build_object('ended_consent_at', ${now.toISOString()}::text)`,
    })
    .where(and(eq(communicationLogs.business_id, businessId), eq(communicationLogs.id, id)))
