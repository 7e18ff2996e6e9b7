import { and, desc, eq } from 'drizzle-orm'
import type { ShopContext } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { type EmailTrigger, emailTemplates, type SmsTrigger, smsTemplates } from './tables.ts'

/** The template that a trigger sends: of several active ones the newest, so that nobody is written to twice. */
export async function findActiveSmsTemplate(tx: Tx, businessId: string, trigger: SmsTrigger) {
  const [template] = await tx
    .select()
    .from(smsTemplates)
    .where(
      and(
        eq(smsTemplates.business_id, businessId),
        eq(smsTemplates.trigger_type, trigger),
        eq(smsTemplates.active, true),
      ),
    )
    .orderBy(desc(smsTemplates.created_at), desc(smsTemplates.id))
    .limit(1)
  return template
}

/** The same for emails. */
export async function findActiveEmailTemplate(tx: Tx, businessId: string, trigger: EmailTrigger) {
  const [template] = await tx
    .select()
    .from(emailTemplates)
    .where(
      and(
        eq(emailTemplates.business_id, businessId),
        eq(emailTemplates.trigger_type, trigger),
        eq(emailTemplates.active, true),
      ),
    )
    .orderBy(desc(emailTemplates.created_at), desc(emailTemplates.id))
    .limit(1)
  return template
}

export function selectSmsTemplates({ tx, businessId }: ShopContext, activeOnly: boolean) {
  return tx
    .select()
    .from(smsTemplates)
    .where(
      and(eq(smsTemplates.business_id, businessId), activeOnly ? eq(smsTemplates.active, true) : undefined),
    )
    .orderBy(smsTemplates.name, smsTemplates.id)
}

export function selectEmailTemplates({ tx, businessId }: ShopContext, activeOnly: boolean) {
  return tx
    .select()
    .from(emailTemplates)
    .where(
      and(
        eq(emailTemplates.business_id, businessId),
        activeOnly ? eq(emailTemplates.active, true) : undefined,
      ),
    )
    .orderBy(emailTemplates.name, emailTemplates.id)
}

/** An active template by its id. */
export async function findSmsTemplate({ tx, businessId }: ShopContext, templateId: string) {
  const own = and(eq(smsTemplates.business_id, businessId), eq(smsTemplates.id, templateId))
  const [template] = await tx
    .select()
    .from(smsTemplates)
    .where(and(own, eq(smsTemplates.active, true)))
  return template
}

/** The same for emails. */
export async function findEmailTemplate({ tx, businessId }: ShopContext, templateId: string) {
  const own = and(eq(emailTemplates.business_id, businessId), eq(emailTemplates.id, templateId))
  const [template] = await tx
    .select()
    .from(emailTemplates)
    .where(and(own, eq(emailTemplates.active, true)))
  return template
}
