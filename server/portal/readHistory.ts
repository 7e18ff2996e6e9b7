import type { ShopContext } from '#server/platform/context.ts'
import { invalidField } from '#server/platform/refusal.ts'
import type { PortalHistory } from './contract.ts'
import { findHistory, type HistoryPlace } from './queries.ts'

const PAGE = 25

/**
 * A page of a guest's ledger in sentences, newest first. `before` is the place that the page before it gave.
 * @throws {Refusal} 'invalid' when it is no such place.
 */
export async function readHistory(
  ctx: ShopContext,
  customerId: string,
  before: string | null,
): Promise<PortalHistory> {
  const place = before === null ? null : parsePlace(before)
  const rows = await findHistory(ctx, customerId, place, PAGE + 1)
  const page = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? page.at(-1)! : null
  return {
    entries: page.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() })),
    before: last && `${last.created_at.toISOString()}_${last.id}`,
  }
}

const placePattern =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

function parsePlace(text: string): HistoryPlace {
  const [, moment, id] = placePattern.exec(text) ?? []
  const at = new Date(moment ?? '')
  if (!id || Number.isNaN(at.getTime())) throw invalidField('before', 'Not a place in the history')
  return { at, id }
}
