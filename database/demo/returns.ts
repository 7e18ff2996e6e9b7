import { type SQL, sql } from 'drizzle-orm'
import { followLink, linkName } from '#server/messaging/messages/index.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { inBusiness } from '#server/services.ts'
import { inventAmount, openingHour } from './calendarOfVisits.ts'
import type { Office } from './office.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
/** The share of those who get a mail who press its button. */
const FOLLOWS = 0.16

/** A visit that a message brings; `rewardId` is what the message gave. */
export type Return = { customerId: string; at: Date; amount: number; rewardId: string | null }

type Written = { id: string; customer_id: string; type: 'sms' | 'email'; reward_id: string | null }
type Message = { at: Date; share: number; writtenTo: SQL }

const reader = { kind: 'anonymous', ipAddress: null } as const

/** Invents who of those written to comes for that reason, within nine days; some readers of mails follow its link. */
export async function returnsOf(office: Office, { at, share, writtenTo }: Message): Promise<Return[]> {
  const { services, businessId, random, start } = office
  const written = await queryRows<Written>(
    services.database.plain,
    sql`select l.id, l.customer_id, l.type, r.customer_reward_id as reward_id from communication_logs l
        left join campaign_recipients r on r.business_id = l.business_id and r.message_id = l.id
        where l.business_id = ${businessId} and ${writtenTo} and l.state = 'accepted'
        order by l.created_at, l.id`,
  )
  for (const { id, type } of written)
    if (type === 'email' && random.chance(FOLLOWS)) await follow(office, id, at)
  return written.flatMap(({ customer_id: customerId, reward_id: rewardId }) => {
    if (!random.chance(share)) return []
    const day = Math.floor((at.getTime() - start.getTime()) / DAY) + random.whole(1, 9)
    return [{ customerId, rewardId, amount: inventAmount(random), at: openingHour(random, start, day) }]
  })
}

async function follow({ services, businessId, random, until }: Office, messageId: string, sent: Date) {
  const now = new Date(sent.getTime() + random.next() * 30 * HOUR)
  if (now >= until) return
  const link = linkName(`${services.publicUrl}/customer/login`)
  const then = { ...services, clock: { now: () => now } }
  await inBusiness(then, businessId, reader, (ctx) =>
    followLink(ctx, services, { messageId, link, byMachine: false }),
  )
}
