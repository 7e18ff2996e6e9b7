import type { Tx } from '#server/platform/database/index.ts'
import { type Page, pageOf, readTimeCursor, type Wanted } from '#server/platform/page.ts'
import type { TenantView } from './contract.ts'
import { findTenants, type TenantFilter } from './tenantQueries.ts'

type Filter = Pick<TenantFilter, 'search' | 'status'> & { asking?: 'true' | undefined }

/** A page of tenants, newest first. For super admins: the database refuses everybody else. */
export async function listTenants(
  tx: Tx,
  now: Date,
  { after, limit, asking, ...filter }: Filter & Wanted,
): Promise<Page<TenantView>> {
  const found = await findTenants(
    tx,
    now,
    { ...filter, asking: asking === 'true', after: readTimeCursor(after) },
    limit + 1,
  )
  return pageOf(found, limit, ({ created_at, business_id }) => ({
    at: new Date(created_at),
    id: business_id,
  }))
}
