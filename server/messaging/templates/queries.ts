import { and, desc, eq, inArray } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { byHand, type EmailTrigger, emailTemplates, type SmsTrigger, smsTemplates } from './tables.ts'

/** Which of a business's templates: the active ones, those that staff send by hand. */
export type Which = { active?: boolean; byHand?: boolean }

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

export function selectSmsTemplates({ tx, businessId }: BusinessContext, which: Which) {
  return tx
    .select()
    .from(smsTemplates)
    .where(
      and(
        eq(smsTemplates.business_id, businessId),
        which.active ? eq(smsTemplates.active, true) : undefined,
        which.byHand ? inArray(smsTemplates.trigger_type, byHand.sms) : undefined,
      ),
    )
    .orderBy(smsTemplates.name, smsTemplates.id)
}

export function selectEmailTemplates({ tx, businessId }: BusinessContext, which: Which) {
  return tx
    .select()
    .from(emailTemplates)
    .where(
      and(
        eq(emailTemplates.business_id, businessId),
        which.active ? eq(emailTemplates.active, true) : undefined,
        which.byHand ? inArray(emailTemplates.trigger_type, byHand.email) : undefined,
      ),
    )
    .orderBy(emailTemplates.name, emailTemplates.id)
}

/** An active template that staff send by hand, by its id. */
export async function findSmsTemplate({ tx, businessId }: BusinessContext, templateId: string) {
  const own = and(eq(smsTemplates.business_id, businessId), eq(smsTemplates.id, templateId))
  const [template] = await tx
    .select()
    .from(smsTemplates)
    .where(and(own, eq(smsTemplates.active, true), inArray(smsTemplates.trigger_type, byHand.sms)))
  return template
}

/** The same for emails. */
export async function findEmailTemplate({ tx, businessId }: BusinessContext, templateId: string) {
  const own = and(eq(emailTemplates.business_id, businessId), eq(emailTemplates.id, templateId))
  const [template] = await tx
    .select()
    .from(emailTemplates)
    .where(and(own, eq(emailTemplates.active, true), inArray(emailTemplates.trigger_type, byHand.email)))
  return template
}
