import { recordAct } from '#server/businesses/audit/index.ts'
import { endSessions } from '#server/identity/customer-access/index.ts'
import { lockPresent, setPortalEnabled } from '#server/loyalty/customers/index.ts'
import { publish } from '#server/loyalty/events/index.ts'
import { requireStaff } from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

/**
 * Allows or forbids a customer the portal; if forbidden, they are signed out everywhere at once. PIN and cards
 * stay as they are.
 * @throws {Refusal} 'not_found'; 'conflict' with `merged_into` for a merged one.
 */
export async function switchPortal(
  ctx: BusinessContext,
  { customerId, enabled }: { customerId: string; enabled: boolean },
): Promise<void> {
  requireStaff(ctx)
  const customer = await lockPresent(ctx, customerId)
  if (customer.portal_enabled === enabled) return
  await setPortalEnabled(ctx, customerId, enabled)
  if (!enabled) await endSessions(ctx.tx, ctx.businessId, customerId)
  await publish(ctx, [{ type: 'customer.changed', ids: { customer_id: customerId } }])
  await recordAct(ctx, { action: 'portal_switched', customer_id: customerId, details: { enabled } })
}
