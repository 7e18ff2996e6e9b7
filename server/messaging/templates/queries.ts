import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { byHand, emailTemplates, smsTemplates } from './tables.ts'
import type { EmailTrigger, SmsTrigger } from './triggers.ts'

export type SmsTemplate = typeof smsTemplates.$inferSelect
export type EmailTemplate = typeof emailTemplates.$inferSelect

/** Filter of templates: the active ones, or those that staff send by hand. */
export type Which = { active?: boolean; byHand?: boolean }

/** Selects the ids of a trigger's SMS templates, active or not, as a subquery. */
export const smsTemplatesOf = (
  { tx, businessId }: Pick<BusinessContext, 'tx' | 'businessId'>,
  trigger: SmsTrigger,
) =>
  tx
    .select({ id: smsTemplates.id })
    .from(smsTemplates)
    .where(and(eq(smsTemplates.business_id, businessId), eq(smsTemplates.trigger_type, trigger)))

/** Finds the SMS template that a trigger sends: of several active ones the newest, so that nobody is texted twice. */
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

/** `findActiveSmsTemplate` for emails. */
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

/** Finds an active SMS template that staff send by hand. */
export async function findSmsTemplate({ tx, businessId }: BusinessContext, templateId: string) {
  const own = and(eq(smsTemplates.business_id, businessId), eq(smsTemplates.id, templateId))
  const [template] = await tx
    .select()
    .from(smsTemplates)
    .where(and(own, eq(smsTemplates.active, true), inArray(smsTemplates.trigger_type, byHand.sms)))
  return template
}

/** `findSmsTemplate` for emails. */
export async function findEmailTemplate({ tx, businessId }: BusinessContext, templateId: string) {
  const own = and(eq(emailTemplates.business_id, businessId), eq(emailTemplates.id, templateId))
  const [template] = await tx
    .select()
    .from(emailTemplates)
    .where(and(own, eq(emailTemplates.active, true), inArray(emailTemplates.trigger_type, byHand.email)))
  return template
}

export async function selectSmsTemplate({ tx, businessId }: BusinessContext, id: string) {
  const own = and(eq(smsTemplates.business_id, businessId), eq(smsTemplates.id, id))
  const [template] = await tx.select().from(smsTemplates).where(own)
  return template
}

export const countSmsTemplates = ({ tx, businessId }: BusinessContext): Promise<number> =>
  tx.$count(smsTemplates, eq(smsTemplates.business_id, businessId))

export async function insertSmsTemplate(
  { tx, businessId, now }: BusinessContext,
  template: Omit<typeof smsTemplates.$inferInsert, 'business_id' | 'created_at'>,
): Promise<SmsTemplate> {
  const [made] = await tx
    .insert(smsTemplates)
    .values({ ...template, business_id: businessId, created_at: now })
    .returning()
  return made!
}

/** Changes a template. With a version, it gives undefined if somebody has changed it since. */
export async function changeSmsTemplate(
  { tx, businessId }: BusinessContext,
  id: string,
  columns: Partial<typeof smsTemplates.$inferInsert>,
  version?: number,
): Promise<SmsTemplate | undefined> {
  const asSeen = version === undefined ? undefined : eq(smsTemplates.version, version)
  const [changed] = await tx
    .update(smsTemplates)
    .set({ ...columns, version: sql`${smsTemplates.version} + 1` })
    .where(and(eq(smsTemplates.business_id, businessId), eq(smsTemplates.id, id), asSeen))
    .returning()
  return changed
}

export async function selectEmailTemplate({ tx, businessId }: BusinessContext, id: string) {
  const own = and(eq(emailTemplates.business_id, businessId), eq(emailTemplates.id, id))
  const [template] = await tx.select().from(emailTemplates).where(own)
  return template
}

export const countEmailTemplates = ({ tx, businessId }: BusinessContext): Promise<number> =>
  tx.$count(emailTemplates, eq(emailTemplates.business_id, businessId))

export async function insertEmailTemplate(
  { tx, businessId, now }: BusinessContext,
  template: Omit<typeof emailTemplates.$inferInsert, 'business_id' | 'created_at'>,
): Promise<EmailTemplate> {
  const [made] = await tx
    .insert(emailTemplates)
    .values({ ...template, business_id: businessId, created_at: now })
    .returning()
  return made!
}

/** Changes a template. With a version, it gives undefined if somebody has changed it since. */
export async function changeEmailTemplate(
  { tx, businessId }: BusinessContext,
  id: string,
  columns: Partial<typeof emailTemplates.$inferInsert>,
  version?: number,
): Promise<EmailTemplate | undefined> {
  const asSeen = version === undefined ? undefined : eq(emailTemplates.version, version)
  const [changed] = await tx
    .update(emailTemplates)
    .set({ ...columns, version: sql`${emailTemplates.version} + 1` })
    .where(and(eq(emailTemplates.business_id, businessId), eq(emailTemplates.id, id), asSeen))
    .returning()
  return changed
}
