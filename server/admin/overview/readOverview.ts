import type { TextLimits } from '#server/messaging/messages/index.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { findHold } from '#server/platform/holds/index.ts'
import { findBehind } from '#server/platform/journal/index.ts'
import type { Overview } from '../contract.ts'
import { countTenants } from '../queries.ts'
import { findTenants } from '../tenants/tenantQueries.ts'
import { readSent } from './readSent.ts'
import { revenueOf } from './revenue.ts'

const RECENT = 5

type Settings = { textLimits: TextLimits; journalFolder: string | null }

/** Reads the overview of all tenants and revenue. For super admins: the database refuses everybody else. */
export async function readOverview(
  tx: Tx,
  now: Date,
  { textLimits, journalFolder }: Settings,
): Promise<Overview> {
  const [totals, sent, recent, held, behind] = await Promise.all([
    countTenants(tx, now),
    readSent(tx, now, textLimits),
    findTenants(tx, now, {}, RECENT),
    findHold(tx),
    journalFolder === null ? null : findBehind(tx, now),
  ])
  const { total, active, trial, asking } = totals
  return {
    tenants: { total, active, trial, asking },
    ...revenueOf(totals),
    ...sent,
    messages_held: held && {
      since: held.heldAt.toISOString(),
      backup_at: held.backupAt?.toISOString() ?? null,
    },
    journal_behind: behind && { entries: behind.entries, since: behind.since.toISOString() },
    recent: recent.map(({ tenant }) => tenant),
  }
}
