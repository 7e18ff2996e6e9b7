import { sql } from 'drizzle-orm'
import { findBusiness } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { linkName } from '../compose/trackedLinks.ts'
import { changeMessage, findMessage, lockMessage, type Message } from '../queries.ts'
import { linksOf } from '../send/composeEmail.ts'
import { mailedCards } from '../send/mailedCard.ts'
import type { MessageServices } from '../services.ts'
import { messageLinks } from '../tables.ts'
import { arrival } from './recordOpen.ts'

type Followed = { messageId: string; link: string; byMachine: boolean }

/**
 * Counts that a link of a message was followed, by a person or a machine, and returns the address in the message that
 * it leads to; for the receiver's card, the link that shows it. Null where it leads nowhere, as when the message is gone
 * or its business suspended.
 */
export async function followLink(
  ctx: BusinessContext,
  services: MessageServices,
  { messageId, link, byMachine }: Followed,
): Promise<string | null> {
  const { tx, businessId } = ctx
  const message = await findMessage(tx, businessId, messageId)
  if (!message) return null
  const business = await findBusiness(tx, businessId)
  if (business.standing === 'suspended') return null
  const url = (await linksOf(services, { message, business })).find((one) => linkName(one) === link)
  if (url === undefined) return null
  // Locked before the click is written, which holds the message too: of two clicks at once each would wait for the
  // other.
  const arrived = await lockMessage(tx, businessId, messageId)
  if (!arrived) return null
  await countClick(ctx, { message_id: messageId, link, url }, byMachine)
  await recordArrival(ctx, arrived, byMachine)
  const card = (await mailedCards(ctx, business, [message])).get(message.id)
  return card?.signInUrl === url ? card.url : url
}

async function countClick(
  { tx, businessId, now }: BusinessContext,
  link: { message_id: string; link: string; url: string },
  byMachine: boolean,
): Promise<void> {
  const clicks = { click_count: byMachine ? 0 : 1, machine_click_count: byMachine ? 1 : 0 }
  await tx
    .insert(messageLinks)
    .values({ business_id: businessId, ...link, ...clicks, clicked_at: byMachine ? null : now })
    .onConflictDoUpdate({
      target: [messageLinks.business_id, messageLinks.message_id, messageLinks.link],
      set: {
        click_count: sql`message_links.click_count + excluded.click_count`,
        machine_click_count: sql`message_links.machine_click_count + excluded.machine_click_count`,
        clicked_at: sql`coalesce(message_links.clicked_at, excluded.clicked_at)`,
      },
    })
}

/** A person who follows a link of a mail has opened it, even if their program shows no pictures. */
async function recordArrival(ctx: BusinessContext, message: Message, byMachine: boolean): Promise<void> {
  const isFirst = message.type === 'email' && !byMachine && message.opened_at === null
  const change = {
    ...arrival(ctx, message),
    ...(isFirst && { opened_at: ctx.now, open_count: message.open_count + 1 }),
  }
  if (Object.keys(change).length > 0) await changeMessage(ctx.tx, message, change)
}
