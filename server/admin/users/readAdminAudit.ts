import type { AuditPage } from '#server/businesses/audit/contract.ts'
import {
  type AuditFilter,
  type AuditWords,
  readAudit,
  recordPlatformAct,
  recordViewing,
} from '#server/businesses/audit/index.ts'
import type { Wanted } from '#server/platform/http/pages/page.ts'
import { PLATFORM_LOCALE } from '#server/platform/text/locale.ts'
import type { Admin } from './readUser.ts'
import { requireSuperAdmin } from './userQueries.ts'

const UTC = { timeZone: 'UTC', locale: PLATFORM_LOCALE }

/**
 * Reads a page of the audit log of every business, or of one. Each look is recorded: in that business's own log,
 * for the business to see, or in the platform's.
 */
export async function readAdminAudit(
  { tx, userId, now }: Admin,
  { businessId, ...filter }: AuditFilter & { businessId?: string | undefined } & Wanted,
  words: AuditWords,
): Promise<AuditPage> {
  await requireSuperAdmin(tx)
  const page = await readAudit(tx, { everyBusiness: businessId ?? null }, filter, UTC, words)
  if (businessId) await recordViewing(tx, now, businessId, 'audit_looked_at')
  else await recordPlatformAct(tx, now, { userId, action: 'audit_looked_at' })
  return page
}
