import { and, eq, gt } from 'drizzle-orm'
import { findSurvivor, lockCustomers, recordConsent } from '#server/loyalty/customers/index.ts'
import { announce } from '#server/messaging/triggers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { CONFIRM_DAYS } from './askToConfirm.ts'
import { consentRequests as requests } from './tables.ts'

const DAY_MS = 86_400_000

/** Finds the request that a link confirms; undefined if too old, or its customer is gone or has another address. */
export async function findConfirmable(ctx: BusinessContext, requestId: string) {
  const { tx, businessId, now } = ctx
  const since = new Date(now.getTime() - CONFIRM_DAYS * DAY_MS)
  const [request] = await tx
    .select()
    .from(requests)
    .where(
      and(eq(requests.business_id, businessId), eq(requests.id, requestId), gt(requests.created_at, since)),
    )
  if (!request) return undefined
  const [customer] = await lockCustomers(ctx, [await findSurvivor(ctx, request.customer_id)])
  if (!customer || customer.erased_at || customer.email !== request.email) return undefined
  return { request, customer }
}

/**
 * Turns a request into a consent. Its proof is the words, when they were agreed to, and that the link was followed. A
 * customer who joined by the form is welcomed by mail now. A second press changes nothing, and brings back no consent
 * that was ended since.
 * @returns false if the link no longer confirms anything
 */
export async function confirmConsent(
  ctx: BusinessContext,
  requestId: string,
  ip: string | null,
): Promise<boolean> {
  const found = await findConfirmable(ctx, requestId)
  if (!found) return false
  const { request, customer } = found
  if (request.confirmed_at !== null) return true
  await ctx.tx
    .update(requests)
    .set({ confirmed_at: ctx.now })
    .where(and(eq(requests.business_id, ctx.businessId), eq(requests.id, request.id)))
  if (customer.opted_in_email) return true
  const { source, wording } = request
  const asked = `${request.created_at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const proof = `${wording} (Agreed on ${asked}, and confirmed by the link in a mail to this address.)`
  const consent = {
    customerId: customer.id,
    channel: 'email',
    given: true,
    source,
    wording: proof,
    ip,
  } as const
  await recordConsent(ctx, consent)
  if (source === 'sign-up form')
    await announce(ctx, { customerId: customer.id, hasJoined: true, rewards: [], by: ['email'] })
  return true
}
