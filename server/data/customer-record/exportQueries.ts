import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { businesses } from '#server/businesses/business/tables.ts'
import { portalSessions } from '#server/identity/customer-access/tables.ts'
import { casesOf } from '#server/loyalty/counter/index.ts'
import { sentenceOf } from '#server/loyalty/ledger/index.ts'
import {
  customerRewards,
  operations,
  pointLots,
  customerProgramProgress as progress,
  redemptions,
  transactions,
} from '#server/loyalty/ledger/tables.ts'
import { loyaltyPrograms as programs } from '#server/loyalty/programs/tables.ts'
import { campaignRecipients } from '#server/messaging/campaigns/tables.ts'
import { consentRequests } from '#server/messaging/confirmations/tables.ts'
import { communicationLogs, messageLinks } from '#server/messaging/messages/tables.ts'
import { triggerHoldouts } from '#server/messaging/triggers/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

type Owned = { business_id: PgColumn; customer_id: PgColumn }

/**
 * Every row about a customer, oldest first. Customers merged into them keep their entries, so these are
 * included.
 */
export async function exportRows(ctx: BusinessContext, customerId: string, family: string[]) {
  const { tx, businessId } = ctx
  const own = (table: Owned): SQL | undefined =>
    and(eq(table.business_id, businessId), eq(table.customer_id, customerId))
  const past = (table: Owned): SQL | undefined =>
    and(eq(table.business_id, businessId), inArray(table.customer_id, family))
  const [standings, lots, done, entries, rewards, redeemed, cases] = await Promise.all([
    tx
      .select({ program: programs.name, type: programs.type, standing: progress })
      .from(progress)
      .innerJoin(programs, and(eq(programs.business_id, businessId), eq(programs.id, progress.program_id)))
      .where(own(progress)),
    tx.select().from(pointLots).where(own(pointLots)).orderBy(pointLots.id),
    tx.select().from(operations).where(past(operations)).orderBy(operations.id),
    tx
      .select({ entry: transactions, locale: businesses.locale })
      .from(transactions)
      .innerJoin(businesses, eq(businesses.id, businessId))
      .where(past(transactions))
      .orderBy(transactions.id),
    tx.select().from(customerRewards).where(own(customerRewards)).orderBy(customerRewards.id),
    tx
      .select({ redemption: redemptions })
      .from(redemptions)
      .innerJoin(
        customerRewards,
        and(
          eq(customerRewards.business_id, businessId),
          eq(customerRewards.id, redemptions.customer_reward_id),
        ),
      )
      .where(and(eq(redemptions.business_id, businessId), own(customerRewards)))
      .orderBy(redemptions.id),
    casesOf(ctx, family),
  ])
  return {
    programs: standings.map(({ program, type, standing }) => ({ program, type, ...without(standing) })),
    point_lots: lots.map(without),
    operations: done.map(without),
    ledger: entries.map(({ entry, locale }) => ({
      ...without(entry),
      sentence: sentenceOf(entry, locale, entry.customer_id !== customerId),
    })),
    rewards: rewards.map(without),
    redemptions: redeemed.map(({ redemption }) => without(redemption)),
    late_cases: cases.map(without),
  }
}

/**
 * A customer's messages with followed links, campaigns, holdouts, requests for consent and sessions of the portal,
 * oldest first.
 */
export async function exportContacts({ tx, businessId }: BusinessContext, customerId: string) {
  const own = (table: Owned): SQL | undefined =>
    and(eq(table.business_id, businessId), eq(table.customer_id, customerId))
  const [messages, links, receivers, holdouts, requests, sessions] = await Promise.all([
    tx.select().from(communicationLogs).where(own(communicationLogs)).orderBy(communicationLogs.id),
    tx
      .select({ link: messageLinks })
      .from(messageLinks)
      .innerJoin(
        communicationLogs,
        and(eq(communicationLogs.business_id, businessId), eq(communicationLogs.id, messageLinks.message_id)),
      )
      .where(and(eq(messageLinks.business_id, businessId), own(communicationLogs)))
      .orderBy(messageLinks.message_id, messageLinks.link),
    tx
      .select()
      .from(campaignRecipients)
      .where(own(campaignRecipients))
      .orderBy(campaignRecipients.campaign_id),
    tx.select().from(triggerHoldouts).where(own(triggerHoldouts)).orderBy(triggerHoldouts.created_at),
    tx.select().from(consentRequests).where(own(consentRequests)).orderBy(consentRequests.id),
    tx.select().from(portalSessions).where(own(portalSessions)).orderBy(portalSessions.id),
  ])
  return {
    messages: messages.map(without),
    // The name of a link in a mail is of no use to a reader.
    links: links.map(({ link: { link: _name, ...row } }) => without(row)),
    campaigns: receivers.map(without),
    held_out: holdouts.map(without),
    consent_requests: requests.map(without),
    portal_sessions: sessions.map(without),
  }
}

const internal = [
  'business_id',
  'idempotency_key',
  'input_hash',
  'cause',
  'staff_user_id',
  'staff_name',
  'sender_name',
  'settled_by',
  'token_hash',
  'pin_hash',
  'outgoing',
  'dedupe_key',
  'due_at',
]

/** The personal data of a row, without internal columns, secrets and the names of staff. */
const without = (row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !internal.includes(name)))
