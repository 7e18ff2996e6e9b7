import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context.ts'
import { type Topic, topics } from './config.ts'
import type { ContactPreferences } from './contract.ts'
import { contactPreferences } from './tables.ts'
import { topicOf } from './topicOf.ts'

/** What a customer of the business wants at this moment. A pause that is over is none. */
export async function readPreferences(
  { tx, businessId, now }: BusinessContext,
  customerId: string,
): Promise<ContactPreferences> {
  const [row] = await tx
    .select()
    .from(contactPreferences)
    .where(
      and(eq(contactPreferences.business_id, businessId), eq(contactPreferences.customer_id, customerId)),
    )
  const until = row?.paused_until && row.paused_until > now ? row.paused_until : null
  const left = new Set(row?.left_topics)
  return { left: topics.filter((topic) => left.has(topic)), paused_until: until?.toISOString() ?? null }
}

const topicNames: Record<Topic, string> = {
  news: 'offers and news',
  occasions: 'birthdays and milestones',
  reminders: 'reminders',
}

/** Why marketing of a kind of trigger must not go to a customer, in words for the business's owner; null where it may. */
export async function reasonNotWanted(
  ctx: BusinessContext,
  { customerId, trigger }: { customerId: string; trigger: string | null | undefined },
): Promise<string | null> {
  const topic = topicOf(trigger)
  if (topic === null) return null
  const { left, paused_until } = await readPreferences(ctx, customerId)
  if (paused_until !== null) return 'The customer has paused these messages.'
  return left.includes(topic) ? `The customer wants no ${topicNames[topic]}.` : null
}

/** The same of a topic for customers `c` of the business, for whole audiences: 'paused', 'left_topic' or null. */
export const notWanted = ({ businessId, now }: BusinessContext, topic: Topic): SQL =>
  sql`(select case when p.paused_until > ${now.toISOString()}::timestamptz then 'paused'
        when ${topic}::text = any(p.left_topics) then 'left_topic' end
      from contact_preferences p where p.business_id = ${businessId} and p.customer_id = c.id)`
