import { and, eq, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import { requestOrigin } from '#server/platform/http/index.ts'
import type { HostChecks } from './checkHost.ts'
import type { CustomDomain } from './domains.ts'
import { customDomains } from './tables.ts'

type NewDomain = Pick<CustomDomain, 'id' | 'host' | 'token'> & { next_check_at: Date }

/**
 * Adds a host. The business row is locked, and the business has no host. Only these columns may be written: the host is
 * proven later.
 */
export async function insertDomain(
  { tx, businessId, now }: BusinessContext,
  { id, host, token, next_check_at }: NewDomain,
): Promise<void> {
  await tx.execute(
    sql`insert into custom_domains (business_id, id, host, token, next_check_at, created_at)
      values (${businessId}, ${id}, ${host}, ${token}, ${next_check_at.toISOString()}, ${now.toISOString()})`,
  )
}

type Found = Partial<Pick<CustomDomain, 'checks' | 'checked_at' | 'next_check_at' | 'failures' | 'off_at'>>

export async function keepFound(
  { tx, businessId }: BusinessContext,
  id: string,
  found: Found,
): Promise<void> {
  await tx
    .update(customDomains)
    .set(found)
    .where(and(eq(customDomains.business_id, businessId), eq(customDomains.id, id)))
}

/**
 * Gives the business a domain that its DNS has just proven, with all that follows from it: nothing else is written in
 * the transaction. False, with nothing done, while another business has the domain.
 */
export async function takeDomain(
  { tx, businessId, now }: BusinessContext,
  id: string,
  { checks, next_check_at }: { checks: HostChecks; next_check_at: Date },
): Promise<boolean> {
  const { address, device } = requestOrigin()
  const [row] = await queryRows<{ taken: boolean }>(
    tx,
    sql`select take_domain(${businessId}::uuid, ${id}::uuid, ${JSON.stringify(checks)}::jsonb, ${newId()}::uuid,
      ${address}::text, ${device}::text, ${now.toISOString()}::timestamptz,
      ${next_check_at.toISOString()}::timestamptz) as taken`,
  )
  return row!.taken
}

export async function isTakenElsewhere({ tx, businessId }: BusinessContext, host: string): Promise<boolean> {
  const [row] = await queryRows<{ taken: boolean }>(
    tx,
    sql`select domain_taken(${businessId}::uuid, ${host}) as taken`,
  )
  return row!.taken
}

/** Domains of all businesses to check now, for the hourly round. */
export const findDueDomains = (tx: Tx, now: Date) =>
  queryRows<{ business_id: string }>(
    tx,
    sql`select business_id from due_domains(${now.toISOString()}::timestamptz)`,
  )
