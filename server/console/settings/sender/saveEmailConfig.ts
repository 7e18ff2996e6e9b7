import { changesBetween, recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import { resumeRefused } from '#server/messaging/campaigns/index.ts'
import { releaseWaitingMail } from '#server/messaging/messages/index.ts'
import { findSendGrid, type Integration, putSendGrid, sealKey } from '#server/messaging/senders/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import type { InputOf } from '#server/platform/http/index.ts'
import { readReportKey } from '#server/platform/providers/sendgridSignature.ts'
import type * as contract from './contract.ts'
import { domainPart, readEmailConfig } from './readEmailConfig.ts'

/**
 * Saves the account and the sender of the business's marketing mail. A blank key leaves the saved one. Mail that
 * a refused key had stopped goes on.
 * @throws {Refusal} 'invalid' for a verification key that cannot be read
 */
export async function saveEmailConfig(
  ctx: BusinessContext,
  { fromEmail, fromName, apiKey, reportKey }: InputOf<typeof contract.saveEmailConfig>,
): Promise<contract.EmailConfigView> {
  if (reportKey !== '' && !readReportKey(reportKey))
    throw invalidField('report_key', 'Copy the whole verification key that SendGrid shows')
  await lockBusinessAndTier(ctx)
  const before = await findSendGrid(ctx)
  const hasMoved = domainPart(before?.email_config.fromEmail ?? '') !== domainPart(fromEmail)
  const sealed = apiKey
    ? sealKey(ctx.keyring, ctx.businessId, apiKey)
    : (before?.email_config.sendgridApiKey ?? null)
  await putSendGrid(ctx, {
    active: sealed !== null,
    email_config: { sendgridApiKey: sealed, fromEmail, fromName },
    key_end: apiKey ? apiKey.slice(-4) : (before?.key_end ?? null),
    report_key: reportKey || null,
    ...(hasMoved && { domain_checks: null, domain_checked_at: null }),
    generation: (before?.generation ?? 0) + 1,
    refused_at: null,
    refusal: null,
  })
  await goOn(ctx)
  return recordChange(ctx, before)
}

/**
 * Removes the key. Mail then goes through the platform again; the sender's name and address stay for another key.
 */
export async function removeEmailKey(ctx: BusinessContext): Promise<void> {
  await lockBusinessAndTier(ctx)
  const before = await findSendGrid(ctx)
  if (!before?.active) return
  await putSendGrid(ctx, {
    active: false,
    email_config: { ...before.email_config, sendgridApiKey: null },
    key_end: null,
    generation: before.generation + 1,
    refused_at: null,
    refusal: null,
  })
  await goOn(ctx)
  await recordChange(ctx, before)
}

async function goOn(ctx: BusinessContext): Promise<void> {
  await resumeRefused(ctx)
  await releaseWaitingMail(ctx)
}

async function recordChange(
  ctx: BusinessContext,
  before: Integration | undefined,
): Promise<contract.EmailConfigView> {
  const told = (integration: Integration | undefined) => ({
    from_email: integration?.email_config.fromEmail ?? null,
    from_name: integration?.email_config.fromName ?? null,
    sendgrid_key: integration?.key_end ? `…${integration.key_end}` : null,
  })
  const changes = changesBetween(told(before), told(await findSendGrid(ctx)))
  if (Object.keys(changes).length > 0)
    await recordAct(ctx, { action: 'settings_changed', details: { changes } })
  return readEmailConfig(ctx)
}
