import { and, eq, isNull, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import type { DomainChecks } from './checkDomain.ts'
import { integrations } from './tables.ts'

export type Integration = typeof integrations.$inferSelect
export type IntegrationChange = Partial<typeof integrations.$inferInsert> &
  Pick<Integration, 'active' | 'email_config'>

const sendgridOf = (businessId: string) =>
  and(eq(integrations.business_id, businessId), eq(integrations.provider, 'sendgrid'))

export async function findSendGrid({ tx, businessId }: BusinessContext): Promise<Integration | undefined> {
  const [found] = await tx.select().from(integrations).where(sendgridOf(businessId))
  return found
}

/** Writes the business's SendGrid settings. The caller locks the business row. */
export async function putSendGrid(
  { tx, businessId, now }: BusinessContext,
  change: IntegrationChange,
): Promise<void> {
  const row = { business_id: businessId, id: newId(), provider: 'sendgrid', created_at: now } as const
  await tx
    .insert(integrations)
    .values({ ...row, ...change })
    .onConflictDoUpdate({ target: [integrations.business_id, integrations.provider], set: change })
}

/** Deletes the key and its sender: mail goes through the platform again. */
export async function forgetSendGrid({ tx, businessId }: BusinessContext): Promise<void> {
  await tx.delete(integrations).where(sendgridOf(businessId))
}

/** Stores the checks of a domain, unless it is no longer the sender's. */
export async function keepDomainChecks(
  { tx, businessId, now }: BusinessContext,
  domain: string,
  checks: DomainChecks,
): Promise<void> {
  await tx
    .update(integrations)
    .set({ domain_checks: checks, domain_checked_at: now })
    .where(
      and(
        sendgridOf(businessId),
        sql`split_part(${integrations.email_config} ->> 'fromEmail', '@', 2) = ${domain}`,
      ),
    )
}

/** Marks the key as refused; false if the refusal is of an earlier generation, or was known before. */
export async function refuseSendGrid(
  { tx, businessId, now }: BusinessContext,
  generation: number,
  refusal: string,
): Promise<boolean> {
  const refused = await tx
    .update(integrations)
    .set({ refused_at: now, refusal })
    .where(
      and(
        sendgridOf(businessId),
        eq(integrations.active, true),
        eq(integrations.generation, generation),
        isNull(integrations.refused_at),
      ),
    )
    .returning({ id: integrations.id })
  return refused.length > 0
}
