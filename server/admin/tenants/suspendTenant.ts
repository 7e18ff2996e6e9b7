import { recordAct, recordPlatformAct } from '#server/businesses/audit/index.ts'
import { restoreBusiness, suspendBusiness } from '#server/businesses/business/index.ts'
import { mailAdmins } from '#server/identity/proofs/mail/index.ts'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import type { Services } from '#server/services.ts'
import type { Admin } from '../users/readUser.ts'
import { lockBusiness } from './lockBusiness.ts'

export type Suspension = { id: string; companyName: string; reason: string }

/**
 * Suspends a business: its staff can only read, its API keys and sign-up forms are refused, and only sign-in
 * codes are sent to customers, who still see their cards. Its admin reads the reason in a mail and above every
 * screen.
 * @throws {Refusal} as lockBusiness; 'conflict' if it is suspended already; 'invalid' for another typed name.
 */
export async function suspendTenant(
  services: Services,
  admin: Admin,
  { id, companyName, reason }: Suspension,
): Promise<void> {
  const { ctx, business } = await lockBusiness(services, admin, id)
  if (business.suspended_at) throw new Refusal('conflict', 'This shop is suspended already.')
  if (companyName !== business.company_name.trim())
    throw invalidField('company_name', `Type the name exactly as it is: ${business.company_name}`)
  await suspendBusiness(ctx, reason)
  await recordAct(ctx, { action: 'shop_suspended', details: { reason } })
  await recordPlatformAct(ctx.tx, ctx.now, {
    userId: admin.userId,
    action: 'shop_suspended',
    details: { business_id: id, reason },
  })
  await mailAdmins(services, ctx, 'shop-suspended')
}

/**
 * Restores a business as it was; messages held back meanwhile are never sent.
 * @throws {Refusal} as for suspending; 'conflict' if it is not suspended.
 */
export async function restoreTenant(services: Services, admin: Admin, { id }: { id: string }): Promise<void> {
  const { ctx, business } = await lockBusiness(services, admin, id)
  if (!business.suspended_at) throw new Refusal('conflict', 'This shop is not suspended.')
  await restoreBusiness(ctx)
  await recordAct(ctx, { action: 'shop_restored' })
  await recordPlatformAct(ctx.tx, ctx.now, {
    userId: admin.userId,
    action: 'shop_restored',
    details: { business_id: id },
  })
  await mailAdmins(services, ctx, 'shop-restored')
}
