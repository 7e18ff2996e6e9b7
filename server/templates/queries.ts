import { and, desc, eq } from 'drizzle-orm'
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
