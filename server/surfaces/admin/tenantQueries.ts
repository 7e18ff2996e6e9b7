import { inArray, sql } from 'drizzle-orm'
import { findTiers } from '#server/businesses/plans/index.ts'
import { user } from '#server/identity/auth/tables.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import type { TimeCursor } from '#server/platform/page.ts'
import { notFound } from '#server/platform/refusal.ts'
import type { TenantView } from './contract.ts'
import { type TenantRow, viewTenant } from './viewTenant.ts'

export type TenantFilter = {
  /** Only one tenant. */
  id?: string | undefined
  search?: string | undefined
  status?: string | undefined
  /** Only tenants whose admin asked for a plan. */
  asking?: boolean
  after?: TimeCursor | null
}

/** Tenants, newest first. */
export async function findTenants(
  tx: Tx,
  now: Date,
  { id, search, status, asking = false, after }: TenantFilter,
  most: number,
): Promise<TenantView[]> {
  const rows = await queryRows<TenantRow>(
    tx,
    sql`select *, credits_remaining::float8 as credits_remaining
      from admin_tenants(${id ?? null}::uuid, ${search || null}::text, ${status ?? null}::text,
        ${asking}::boolean, ${now.toISOString()}::timestamptz,
        ${after?.at.toISOString() ?? null}::timestamptz, ${after?.id ?? null}::uuid, ${most}::integer)`,
  )
  const [tiers, names] = [await findTiers(tx), await namesOf(tx, rows)]
  return rows.map((row) => viewTenant(row, { now, tiers, names }))
}

/** @throws {Refusal} 'not_found', also for a super admin's own business, which is no tenant. */
export async function readTenant({ tx, now }: { tx: Tx; now: Date }, id: string): Promise<TenantView> {
  const [tenant] = await findTenants(tx, now, { id }, 1)
  if (!tenant) throw notFound('Tenant')
  return tenant
}

/** The names of the people who granted something or took it back. */
async function namesOf(tx: Tx, rows: TenantRow[]): Promise<Map<string, string>> {
  const grants = rows.flatMap((row) => row.grants)
  const ids = new Set(
    grants.flatMap((one) => [one.granted_by, one.taken_back_by]).filter((id) => id !== null),
  )
  if (ids.size === 0) return new Map()
  const people = await tx
    .select({ id: user.id, name: user.name })
    .from(user)
    .where(inArray(user.id, [...ids]))
  return new Map(people.map(({ id, name }) => [id, name]))
}
