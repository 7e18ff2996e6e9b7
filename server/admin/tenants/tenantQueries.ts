import { sql } from 'drizzle-orm'
import { findTiers } from '#server/businesses/plans/index.ts'
import { findNames } from '#server/identity/auth/index.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import { soughtIn } from '#server/platform/text/fold.ts'
import type { TenantSort, TenantView } from '../contract.ts'
import { type TenantRow, viewTenant } from './viewTenant.ts'

export type TenantFilter = {
  /** The only tenant to find. */
  id?: string | undefined
  search?: string | undefined
  status?: string | undefined
  /** Only tenants whose admin asked for a plan. */
  asking?: boolean
  sort?: TenantSort
  order?: 'asc' | 'desc'
  after?: Place | null
}

/** The end of a page: its last tenant's sort key and id. */
export type Place = { key: string; id: string }

/** Tenants in an order, newest first if no other is wanted, each with its place in it. */
export async function findTenants(
  tx: Tx,
  now: Date,
  { id, search, status, asking = false, sort = 'created', order = 'desc', after }: TenantFilter,
  most: number,
): Promise<{ tenant: TenantView; place: Place }[]> {
  const rows = await queryRows<TenantRow & { sort_key: string }>(
    tx,
    sql`select *, credits_remaining::float8 as credits_remaining
      from admin_tenants(${id ?? null}::uuid, ${soughtIn(search)}::text, ${status ?? null}::text,
        ${asking}::boolean, ${now.toISOString()}::timestamptz, ${sort}::text, ${order === 'desc'}::boolean,
        ${after?.key ?? null}::text, ${after?.id ?? null}::uuid, ${most}::integer)`,
  )
  const tiers = await findTiers(tx)
  const grants = rows.flatMap((row) => row.grants)
  const names = await findNames(
    tx,
    grants.flatMap((one) => [one.granted_by, one.taken_back_by]),
  )
  return rows.map((row) => ({
    tenant: viewTenant(row, { now, tiers, names }),
    place: { key: row.sort_key, id: row.business_id },
  }))
}

/** @throws {Refusal} 'not_found', also for a super admin's own business and an erased one, which are no tenants. */
export async function readTenant({ tx, now }: { tx: Tx; now: Date }, id: string): Promise<TenantView> {
  const [found] = await findTenants(tx, now, { id }, 1)
  if (!found) throw notFound('Tenant')
  return found.tenant
}
