import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { writtenOnce } from '#server/platform/database/index.ts'
import { type Topic, topics } from './config.ts'
import type { ContactPreferences } from './contract.ts'
import { contactPreferences } from './tables.ts'
import { topicOf } from './topicOf.ts'

const NOTHING_SAID: ContactPreferences = { left: [], paused_until: null, language: null }

/** Reads what a customer wants to get now. A pause that is over is left out. */
export const readPreferences = async (
  ctx: BusinessContext,
  customerId: string,
): Promise<ContactPreferences> => (await readPreferencesOf(ctx, [customerId])).get(customerId) ?? NOTHING_SAID

/** `readPreferences` for many customers; those who have said nothing are left out. */
export async function readPreferencesOf(
  { tx, businessId, now }: BusinessContext,
  customerIds: string[],
): Promise<Map<string, ContactPreferences>> {
  const rows = await ofCustomers(tx).execute({ businessId, customerIds })
  return new Map(
    rows.map(({ customer_id, left_topics, paused_until, language }) => {
      const until = paused_until && paused_until > now ? paused_until : null
      const left = new Set(left_topics)
      return [
        customer_id,
        {
          left: topics.filter((topic) => left.has(topic)),
          paused_until: until?.toISOString() ?? null,
          language,
        },
      ]
    }),
  )
}

const ofCustomers = writtenOnce((tx) =>
  tx
    .select()
    .from(contactPreferences)
    .where(
      and(
        eq(contactPreferences.business_id, sql.placeholder('businessId')),
        sql`${contactPreferences.customer_id} = any(${sql.placeholder('customerIds')}::uuid[])`,
      ),
    )
    .prepare('preferences_of_customers'),
)

const topicNames: Record<Topic, string> = {
  news: 'offers and news',
  occasions: 'birthdays and milestones',
  reminders: 'reminders',
}

/**
 * Gives the reason for which marketing of a kind of trigger must not go to a customer with these preferences, in words
 * for the business's owner; null if it may.
 */
export function reasonNotWanted(
  { left, paused_until }: ContactPreferences = NOTHING_SAID,
  trigger: string | null | undefined,
): string | null {
  const topic = topicOf(trigger)
  if (topic === null) return null
  if (paused_until !== null) return 'The customer has paused these messages.'
  return left.includes(topic) ? `The customer wants no ${topicNames[topic]}.` : null
}

/** `reasonNotWanted` for whole audiences: selects 'paused', 'left_topic' or null of a topic, for customers `c`. */
export const notWanted = ({ businessId, now }: BusinessContext, topic: Topic): SQL =>
  sql`(select case when p.paused_until > ${now.toISOString()}::timestamptz then 'paused'
        when ${topic}::text = any(p.left_topics) then 'left_topic' end
      from contact_preferences p where p.business_id = ${businessId} and p.customer_id = c.id)`
