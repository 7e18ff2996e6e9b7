import { and, eq } from 'drizzle-orm'
import { findBusiness } from '#server/businesses/business/index.ts'
import { isYoung } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Campaign } from '../queries.ts'
import { campaigns } from '../tables.ts'
import { foreignHosts, ownHosts } from './foreignLinks.ts'

/**
 * The hosts because of which a super admin looks at a mailing before it goes: those of a business that nobody has paid or
 * spoken for, until one of its mailings was released. Empty where it may go.
 */
export async function hostsToLookAt(ctx: BusinessContext, { type, texts }: Campaign): Promise<string[]> {
  if (type !== 'email') return []
  const hosts = foreignHosts(texts, await ownHosts(ctx))
  if (hosts.length === 0) return []
  if (!(await isYoung(ctx, await findBusiness(ctx.tx, ctx.businessId)))) return []
  return (await hasReleased(ctx)) ? [] : hosts
}

async function hasReleased({ tx, businessId }: BusinessContext): Promise<boolean> {
  const released = and(eq(campaigns.business_id, businessId), eq(campaigns.look, 'released'))
  return (await tx.select({ id: campaigns.id }).from(campaigns).where(released).limit(1)).length > 0
}
