import type { Tx } from '#server/platform/database/index.ts'
import type { TenantView } from './contract.ts'
import { findTenants } from './queries.ts'

const PAGE = 50

type Wanted = { search?: string | undefined; status?: string | undefined; after?: string | undefined }

/** A page of tenants and where the next one begins. For super admins: the database refuses everybody else. */
export async function listTenants(
  tx: Tx,
  now: Date,
  { search, status, after }: Wanted,
): Promise<{ tenants: TenantView[]; next: string | null }> {
  const found = await findTenants(tx, now, { search, status, after: readPlace(after) }, PAGE + 1)
  const tenants = found.slice(0, PAGE)
  const last = tenants.at(-1)
  const next = found.length > PAGE && last ? `${last.created_at}_${last.business_id}` : null
  return { tenants, next }
}

function readPlace(after: string | undefined) {
  const [moment, id] = after?.split('_') ?? []
  return moment && id ? { created_at: new Date(moment), id } : undefined
}
