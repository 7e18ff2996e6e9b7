import { findBusiness } from '#server/businesses/business/index.ts'
import { unseenAmong } from '#server/messaging/foreign-links/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { EmailTemplateView, SmsTemplateView } from './contract.ts'
import type { EmailTemplate, SmsTemplate } from './queries.ts'

export const viewSmsTemplate = ({
  business_id: _own,
  created_at,
  ...template
}: SmsTemplate): SmsTemplateView => ({
  ...template,
  created_at: created_at.toISOString(),
})

export const viewEmailTemplate = async (
  ctx: BusinessContext,
  template: EmailTemplate,
): Promise<EmailTemplateView> => (await viewEmailTemplates(ctx, [template]))[0]!

/** `viewEmailTemplate` for several, in their order. */
export async function viewEmailTemplates(
  ctx: BusinessContext,
  templates: EmailTemplate[],
): Promise<EmailTemplateView[]> {
  const business = await findBusiness(ctx.tx, ctx.businessId)
  const unseen = await unseenAmong(
    ctx,
    business,
    templates.map(({ links_to }) => links_to),
  )
  return templates.map(({ business_id: _own, links_to: _all, created_at, ...template }, n) => ({
    ...template,
    created_at: created_at.toISOString(),
    looked_at_for: unseen[n]!.map(({ host }) => host),
  }))
}
