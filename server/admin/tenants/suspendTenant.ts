import { byCommand, recordAct, recordPlatformAct } from '#server/businesses/audit/index.ts'
import { type Business, restoreBusiness, suspendBusiness } from '#server/businesses/business/index.ts'
import { mailAdmins } from '#server/identity/proofs/mail/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'
import type { Admin } from '../users/readUser.ts'
import { lockBusiness } from './lockBusiness.ts'

export type Suspension = { id: string; companyName: string; reason: string }

/**
 * Suspends a business by its exact name, as `suspendLocked` does.
 * @throws {Refusal} as lockBusiness; 'conflict' if it is suspended already; 'invalid' for another typed name.
 */
export async function suspendTenant(
  services: Services,
  admin: Admin,
  { id, companyName, reason }: Suspension,
): Promise<void> {
  const { ctx, business } = await lockBusiness(services, admin, id)
  refuseIfSuspended(business)
  if (companyName !== business.company_name.trim())
    throw invalidField('company_name', `Type the name exactly as it is: ${business.company_name}`)
  await suspendLocked(services, ctx, business, { reason, userId: admin.userId })
}

/**
 * Restores a business, as `restoreLocked` does.
 * @throws {Refusal} as for suspending; 'conflict' if it is not suspended.
 */
export async function restoreTenant(services: Services, admin: Admin, { id }: { id: string }): Promise<void> {
  const { ctx, business } = await lockBusiness(services, admin, id)
  await restoreLocked(services, ctx, business, admin.userId)
}

/**
 * Suspends a business that is locked: its staff can only read, its API keys and sign-up forms are refused, and only
 * sign-in codes are sent to customers, who still see their cards. Its admin reads the reason in a mail and above every
 * screen.
 * `userId` is the super admin; null for the operator's command.
 * @throws {Refusal} 'conflict' if it is suspended already.
 */
export async function suspendLocked(
  services: Services,
  ctx: BusinessContext,
  business: Business,
  { reason, userId }: { reason: string; userId: string | null },
): Promise<void> {
  refuseIfSuspended(business)
  await suspendBusiness(ctx, reason)
  await recordAct(ctx, { action: 'shop_suspended', details: { reason } })
  await recordPlatformAct(ctx.tx, ctx.now, {
    userId,
    action: 'shop_suspended',
    details: { business_id: ctx.businessId, reason, ...byCommand(ctx.actor) },
  })
  await mailAdmins(services, ctx, 'shop-suspended')
}

function refuseIfSuspended({ suspended_at }: Business): void {
  if (suspended_at) throw new Refusal('conflict', 'This shop is suspended already.')
}

/**
 * Restores a business that is locked as it was; messages held back meanwhile are never sent.
 * @throws {Refusal} 'conflict' if it is not suspended.
 */
export async function restoreLocked(
  services: Services,
  ctx: BusinessContext,
  business: Business,
  userId: string | null,
): Promise<void> {
  if (!business.suspended_at) throw new Refusal('conflict', 'This shop is not suspended.')
  await restoreBusiness(ctx)
  await recordAct(ctx, { action: 'shop_restored' })
  await recordPlatformAct(ctx.tx, ctx.now, {
    userId,
    action: 'shop_restored',
    details: { business_id: ctx.businessId, ...byCommand(ctx.actor) },
  })
  await mailAdmins(services, ctx, 'shop-restored')
}
