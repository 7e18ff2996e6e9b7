import { addDays, startOfLocalDay } from '#server/platform/calendar.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { describeDevice } from '#server/platform/describeDevice.ts'
import { type Action, type ActionKind, actionsOf } from './actions.ts'
import { changeLines } from './changes.ts'
import type { AuditEntry, AuditPage } from './contract.ts'
import { findAllEntries, findShopEntries, type Row, type Wanted } from './queries.ts'
import { sentenceOf } from './sentences.ts'

export type AuditFilter = {
  kind?: ActionKind | undefined
  person?: string | undefined
  /** Days, 'YYYY-MM-DD', both included. */
  from?: string | undefined
  to?: string | undefined
}

const PAGE = 50

/**
 * A page of a log, newest first.
 * @param of a shop, within a transaction of it; or, for super admins, 'every shop' or the one with an id
 * @param timeZone whose days `from` and `to` are
 */
export async function readAudit(
  tx: Tx,
  of: { shop: string } | { everyShop: string | null },
  { before, ...filter }: AuditFilter & { before?: string | undefined },
  { timeZone, most = PAGE }: { timeZone: string; most?: number },
): Promise<AuditPage> {
  const wanted: Wanted = {
    person: filter.person,
    actions: filter.kind ? actionsOf[filter.kind] : null,
    since: filter.from ? startOfLocalDay(filter.from, timeZone) : null,
    until: filter.to ? startOfLocalDay(addDays(filter.to, 1), timeZone) : null,
    before: readPlace(before),
    most: most + 1,
  }
  const found =
    'shop' in of ? await findShopEntries(tx, of.shop, wanted) : await findAllEntries(tx, of.everyShop, wanted)
  const page = found.slice(0, most)
  const last = page.at(-1)
  const older = found.length > most && last ? `${last.created_at.toISOString()}_${last.id}` : null
  return { entries: page.map(viewEntry), older }
}

function readPlace(before: string | undefined): Wanted['before'] {
  const [moment, id] = before?.split('_') ?? []
  return moment && id ? { at: new Date(moment), id } : null
}

const kinds = new Map<Action, ActionKind>(
  Object.entries(actionsOf).flatMap(([kind, actions]) =>
    actions.map((action): [Action, ActionKind] => [action, kind as ActionKind]),
  ),
)

function viewEntry(row: Row): AuditEntry {
  const { id, business_id, company_name, customer_id, details, address, device } = row
  return {
    id,
    at: row.created_at.toISOString(),
    kind: kinds.get(row.action)!,
    sentence: sentenceOf(row),
    reason: details.reason ?? null,
    changes: changeLines(details.changes),
    customer: customer_id ? { id: customer_id, name: row.customer_name ?? null } : null,
    address,
    ...describeDevice(device ?? ''),
    shop: business_id && company_name ? { business_id, company_name } : null,
  }
}
