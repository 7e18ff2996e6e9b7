import { findBusiness } from '#server/businesses/business/index.ts'
import { reportsPath } from '#server/messaging/messages/index.ts'
import { findSendGrid, type Integration } from '#server/messaging/senders/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { EmailConfigView } from './contract.ts'

/**
 * Reads the saved settings. Before anything is saved, the form offers the business's own name and contact
 * address.
 */
export async function readEmailConfig(ctx: BusinessContext): Promise<EmailConfigView> {
  const found = await findSendGrid(ctx)
  const reports_url = `${ctx.publicUrl}${reportsPath(ctx.businessId)}`
  if (!found) {
    const { company_name, contact_email } = await findBusiness(ctx.tx, ctx.businessId)
    const offered = { from_email: contact_email ?? '', from_name: company_name }
    return { ...offered, api_key_end: null, refused: null, domain: null, reports_url, report_key: '' }
  }
  const { email_config: config, key_end, refused_at, refusal, report_key } = found
  return {
    from_email: config.fromEmail,
    from_name: config.fromName,
    api_key_end: key_end,
    refused: refused_at && { at: refused_at.toISOString(), reason: refusal ?? '' },
    domain: domainOf(found),
    reports_url,
    report_key: report_key ?? '',
  }
}

function domainOf({
  email_config,
  domain_checks,
  domain_checked_at,
}: Integration): EmailConfigView['domain'] {
  if (!domain_checks || !domain_checked_at) return null
  return {
    name: domainPart(email_config.fromEmail),
    checked_at: domain_checked_at.toISOString(),
    ...domain_checks,
  }
}

export const domainPart = (email: string): string => email.slice(email.lastIndexOf('@') + 1)
