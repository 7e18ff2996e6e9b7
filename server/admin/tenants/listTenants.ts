import { z } from 'zod'
import type { Tx } from '#server/platform/database/index.ts'
import { type Page, readCursor, type Wanted, writeCursor } from '#server/platform/http/pages/page.ts'
import type { TenantSort, TenantView } from '../contract.ts'
import { findTenants, type Place, type TenantFilter } from './tenantQueries.ts'

type Filter = Pick<TenantFilter, 'search' | 'status'> & {
  asking?: 'true' | undefined
  sort: TenantSort
  order: 'asc' | 'desc'
}

/** Reads a page of tenants. For super admins: the database refuses everybody else. */
export async function listTenants(
  tx: Tx,
  now: Date,
  { after, limit, asking, ...filter }: Filter & Wanted,
): Promise<Page<TenantView>> {
  const place = readPlace(after, filter.sort)
  const found = await findTenants(tx, now, { ...filter, asking: asking === 'true', after: place }, limit + 1)
  const shown = found.slice(0, limit)
  const last = shown.at(-1)?.place
  return {
    data: shown.map(({ tenant }) => tenant),
    next: found.length > limit && last ? writeCursor([last.key, last.id]) : null,
  }
}

const words = z.string().max(1000)
const number = z.string().regex(/^-?\d{1,20}(\.\d{1,10})?$/)

/** @throws {Refusal} 'invalid' at `after` for a text that no page in this order gave */
function readPlace(after: string | undefined, sort: TenantSort): Place | null {
  if (after === undefined) return null
  const key = sort === 'company' || sort === 'email' ? words : number
  const [read, id] = readCursor(after, z.tuple([key, z.uuid()]))
  return { key: read, id }
}
