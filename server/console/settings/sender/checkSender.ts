import { checkDomain, findSendGrid, keepDomainChecks } from '#server/messaging/senders/index.ts'
import type { Dns } from '#server/platform/providers/dns.ts'
import { inBusiness, inEveryBusiness, type Services } from '#server/services.ts'
import { domainPart } from './readEmailConfig.ts'

export type CheckServices = Services & { dns: Dns }

const worker = { kind: 'system', name: 'domain check' } as const

/**
 * Checks the DNS of the domain that a business's mail comes from, outside of any transaction, and saves the
 * answer.
 */
export async function checkSender(services: CheckServices, businessId: string): Promise<void> {
  const found = await inBusiness(services, businessId, worker, findSendGrid)
  if (!found) return
  const domain = domainPart(found.email_config.fromEmail)
  const checks = await checkDomain(services.dns, domain)
  await inBusiness(services, businessId, worker, (ctx) => keepDomainChecks(ctx, domain, checks))
}

/** The nightly round through the businesses that send with a key of their own. */
export async function checkSenders(services: CheckServices): Promise<void> {
  await inEveryBusiness(services, async (businessId) => {
    const found = await inBusiness(services, businessId, worker, findSendGrid)
    if (found?.active) await checkSender(services, businessId)
  })
}
