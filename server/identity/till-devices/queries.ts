import { and, desc, eq, isNotNull, isNull, notInArray } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { tillDevices } from './tables.ts'
import type { TillDevice } from './tillDevice.ts'

const oneOf = ({ businessId }: BusinessContext, id: string) =>
  and(eq(tillDevices.business_id, businessId), eq(tillDevices.id, id))

/** Devices that keep customers, and ended ones, newest first. */
export const selectDevices = ({ tx, businessId }: BusinessContext): Promise<TillDevice[]> =>
  tx
    .select()
    .from(tillDevices)
    .where(eq(tillDevices.business_id, businessId))
    .orderBy(desc(tillDevices.created_at), desc(tillDevices.id))

export const countLiving = ({ tx, businessId }: BusinessContext): Promise<number> =>
  tx.$count(tillDevices, and(eq(tillDevices.business_id, businessId), isNull(tillDevices.ended_at)))

/** @throws {Refusal} 'not_found' */
export async function requireDevice(ctx: BusinessContext, id: string): Promise<TillDevice> {
  const [found] = await ctx.tx.select().from(tillDevices).where(oneOf(ctx, id))
  if (!found) throw notFound('Device')
  return found
}

export async function insertDevice(
  ctx: BusinessContext,
  values: Pick<TillDevice, 'id' | 'name' | 'made_by'>,
): Promise<TillDevice> {
  const [made] = await ctx.tx
    .insert(tillDevices)
    .values({ ...values, business_id: ctx.businessId, created_at: ctx.now })
    .returning()
  return made!
}

/** @throws {Refusal} 'not_found' */
export async function changeDevice(
  ctx: BusinessContext,
  id: string,
  values: Partial<TillDevice>,
): Promise<TillDevice> {
  const [changed] = await ctx.tx.update(tillDevices).set(values).where(oneOf(ctx, id)).returning()
  if (!changed) throw notFound('Device')
  return changed
}

/** Removes ended devices except the newest `kept`. What they still hand in comes from a device that is unknown. */
export async function dropOldDevices({ tx, businessId }: BusinessContext, kept: number): Promise<void> {
  const ended = and(eq(tillDevices.business_id, businessId), isNotNull(tillDevices.ended_at))
  const newest = tx
    .select({ id: tillDevices.id })
    .from(tillDevices)
    .where(ended)
    .orderBy(desc(tillDevices.ended_at), desc(tillDevices.id))
    .limit(kept)
  await tx.delete(tillDevices).where(and(ended, notInArray(tillDevices.id, newest)))
}
