import { findBusiness } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { defaultEmailTemplates, defaultSmsTemplates } from './defaults.ts'
import { emailTemplates, smsTemplates } from './tables.ts'

/**
 * Gives a new business its first templates. Templates for welcomes and rewards and those sent by hand are active; the
 * others are a start.
 */
export async function addDefaultTemplates({ businessId, tx, now }: BusinessContext): Promise<void> {
  const { default_country } = await findBusiness(tx, businessId)
  const own = () => ({ business_id: businessId, id: newId(), created_at: now })
  const texts = defaultSmsTemplates(default_country)
  await tx.insert(smsTemplates).values(texts.map((template) => ({ ...template, ...own() })))
  await tx.insert(emailTemplates).values(defaultEmailTemplates.map((template) => ({ ...template, ...own() })))
}
