import { recordAct } from '#server/businesses/audit/index.ts'
import { findFamily, lockPresent } from '#server/loyalty/customers/index.ts'
import { selectTagsOf } from '#server/loyalty/customers/tags/index.ts'
import { requireAdmin } from '#server/loyalty/ledger/index.ts'
import { readPreferences } from '#server/messaging/preferences/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { exportContacts, exportRows } from './exportQueries.ts'
import { readConsents } from './readRecord.ts'

/**
 * Returns everything the business holds about a customer, in machine-readable form (GDPR art. 15 and 20): what
 * they told the business and what it wrote about them. Left out are secrets that only serve to compare (the PIN's
 * hash) and data of others (names of staff). Money is in minor units of the currency beside it.
 */
export async function exportCustomer(
  ctx: BusinessContext,
  customerId: string,
): Promise<Record<string, unknown> & { customer: Record<string, unknown> }> {
  requireAdmin(ctx, 'exports:read')
  return exportPerson(ctx, customerId)
}

/** `exportCustomer` for callers already authorized: an admin, or the customer. */
export async function exportPerson(ctx: BusinessContext, customerId: string) {
  // The lock keeps the parts consistent with each other.
  const customer = await lockPresent(ctx, customerId)
  const family = await findFamily(ctx, customerId)
  await recordAct(ctx, { action: 'customer_exported', customer_id: customerId })
  const { auth_pin, search_text: _derived, business_id: _ours, version: _internal, ...person } = customer
  const { merged_into: _none, erased_at: _never, links_ended_at: _secret, ...about } = person
  const consents = await readConsents(ctx, family)
  const tags = (await selectTagsOf(ctx, [customerId])).get(customerId) ?? []
  return {
    exported_at: ctx.now.toISOString(),
    customer: { ...about, has_portal_pin: auth_pin !== null },
    tags: tags.map(({ name }) => name),
    consents: consents.map(({ recorded_by, ...consent }) => ({
      ...consent,
      recorded_by_staff: recorded_by !== null,
    })),
    preferences: await readPreferences(ctx, customerId),
    ...(await exportRows(ctx, customerId, family)),
    ...(await exportContacts(ctx, customerId)),
  }
}
