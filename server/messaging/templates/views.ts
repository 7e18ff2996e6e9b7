import { findBusiness, languageOfBusiness } from '#server/businesses/business/index.ts'
import { startersIn } from '#server/messaging/blocks/index.ts'
import { unseenAmong } from '#server/messaging/foreign-links/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { sentenceIn } from '#server/platform/text/refusalIn.ts'
import type { EmailStarter, EmailTemplateView, SmsTemplateView } from './contract.ts'
import { atHome } from './inLanguage.ts'
import type { EmailTemplate, SmsTemplate } from './queries.ts'

export const viewSmsTemplate = async (
  ctx: BusinessContext,
  template: SmsTemplate,
): Promise<SmsTemplateView> => (await viewSmsTemplates(ctx, [template]))[0]!

/** Shows templates to the team, in their order: words that it left as they were are in the business's language. */
export async function viewSmsTemplates(
  { tx, businessId }: BusinessContext,
  templates: SmsTemplate[],
): Promise<SmsTemplateView[]> {
  const home = languageOfBusiness(await findBusiness(tx, businessId))
  return templates.map(
    ({ business_id: _own, idempotency_key: _key, input_hash: _hash, created_at, ...template }) => ({
      ...atHome(template, home),
      created_at: created_at.toISOString(),
    }),
  )
}

export const viewEmailTemplate = async (
  ctx: BusinessContext,
  template: EmailTemplate,
): Promise<EmailTemplateView> => (await viewEmailTemplates(ctx, [template]))[0]!

/** `viewSmsTemplates` for emails. */
export async function viewEmailTemplates(
  ctx: BusinessContext,
  templates: EmailTemplate[],
): Promise<EmailTemplateView[]> {
  const business = await findBusiness(ctx.tx, ctx.businessId)
  const home = languageOfBusiness(business)
  const unseen = await unseenAmong(
    ctx,
    business,
    templates.map(({ links_to }) => links_to),
  )
  return templates.map(
    (
      {
        business_id: _own,
        links_to: _all,
        idempotency_key: _key,
        input_hash: _hash,
        created_at,
        ...template
      },
      n,
    ) => ({
      ...atHome(template, home),
      created_at: created_at.toISOString(),
      looked_at_for: unseen[n]!.map(({ host }) => host),
    }),
  )
}

/** Mails to begin with: what customers will read is in the business's language, their names are in the reader's. */
export async function viewStarters({ tx, businessId, language }: BusinessContext): Promise<EmailStarter[]> {
  const home = languageOfBusiness(await findBusiness(tx, businessId))
  return startersIn(home).map((starter) => ({
    ...starter,
    name: sentenceIn(language, starter.name),
    about: sentenceIn(language, starter.about),
  }))
}
