import { recordAct } from '#server/businesses/audit/index.ts'
import { describeClosing, lockBusinessAndTier, setClosing } from '#server/businesses/business/index.ts'
import { changeSubscription } from '#server/businesses/subscriptions/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import { type Again, keepInJournal } from '#server/platform/journal/index.ts'
import { announceClosing } from './announceClosing.ts'
import { type BusinessClosed, businessClosed, businessReopened } from './closings.ts'
import type { ClosingView } from './contract.ts'

/**
 * Closes the business: customers can no longer join or be served, no marketing is sent, and staff can only
 * read. A mail tells its admins how to open it again, and until when.
 * @throws {Refusal} 'invalid' for another typed name; 'conflict' if it is closed already.
 */
export async function closeAccount(
  ctx: BusinessContext,
  { companyName }: { companyName: string },
): Promise<ClosingView> {
  const { business } = await lockBusinessAndTier(ctx)
  if (business.closing_at) throw new Refusal('conflict', 'This shop is closed already.')
  if (companyName !== business.company_name.trim())
    throw invalidField('company_name', `Type the name exactly as it is: ${business.company_name}`)
  await closeAt(ctx, ctx.now)
  await announceClosing(ctx, { ...business, closing_at: ctx.now }, 'closed')
  return describeClosing({ closing_at: ctx.now })!
}

/** Closes an open business, in its records and in the journal. */
export async function closeAt(ctx: BusinessContext, at: Date): Promise<void> {
  await setClosing(ctx, at)
  await changeSubscription(ctx, { cause: 'closed' })
  await recordAct(ctx, { action: 'shop_closed' })
  await keepInJournal(ctx, businessClosed, { business: ctx.businessId, closing_at: at.toISOString() })
}

/** Closes a business again that was closed after the backup from which the database was restored. Nobody is told twice. */
export async function closeAgain(ctx: BusinessContext, { closing_at }: BusinessClosed): Promise<Again> {
  const { business } = await lockBusinessAndTier(ctx)
  if (business.closing_at) return 'as it is'
  await closeAt(ctx, new Date(closing_at))
  return 'done'
}

/**
 * Opens the business again; messages held back meanwhile are never sent.
 * @throws {Refusal} 'conflict' once it is erased.
 */
export async function reopenAccount(ctx: BusinessContext): Promise<void> {
  const { business } = await lockBusinessAndTier(ctx)
  if (business.erased_at) throw new Refusal('conflict', 'This shop has been erased.')
  await setClosing(ctx, null)
  if (!business.closing_at) return
  await changeSubscription(ctx, { cause: 'reopened' })
  await recordAct(ctx, { action: 'shop_reopened' })
  await keepInJournal(ctx, businessReopened, { business: ctx.businessId })
}

/** Opens a business again that was opened again after the backup. */
export async function reopenAgain(ctx: BusinessContext): Promise<Again> {
  const { business } = await lockBusinessAndTier(ctx)
  if (business.erased_at || !business.closing_at) return 'as it is'
  await reopenAccount(ctx)
  return 'done'
}
