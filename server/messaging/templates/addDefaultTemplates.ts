import { findBusiness, languageOfBusiness } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { defaultEmailTemplates, defaultSmsTemplates } from './defaults/defaults.ts'
import { emailTemplates, smsTemplates } from './tables.ts'

/**
 * Gives a new business its first templates, in its language. Templates for welcomes and rewards and those sent by hand
 * are active; the others are a start.
 */
export async function addDefaultTemplates({ businessId, tx, now }: BusinessContext): Promise<void> {
  const business = await findBusiness(tx, businessId)
  const language = languageOfBusiness(business)
  const own = () => ({ business_id: businessId, id: newId(), created_at: now })
  const texts = defaultSmsTemplates(business.default_country, language)
  await tx.insert(smsTemplates).values(texts.map((template) => ({ ...template, ...own() })))
  const mails = defaultEmailTemplates(language)
  await tx.insert(emailTemplates).values(mails.map((template) => ({ ...template, ...own() })))
}
