import { recordAct } from '#server/businesses/audit/index.ts'
import {
  type CustomDomain,
  checkHost,
  findDomain,
  findDueDomains,
  type HostChecks,
  isProven,
  keepFound,
  locateDomain,
  takeDomain,
} from '#server/businesses/branding/index.ts'
import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Dns } from '#server/platform/providers/dns.ts'
import { forEachDue, inBusiness, type Services } from '#server/services.ts'
import { mailAboutDomain } from './mailAboutDomain.ts'
import { inAnHour, inAWeek, MOST_FAILURES, whilePending } from './proofTimes.ts'

export type DomainServices = Services & { dns: Dns }

const worker = { kind: 'system', name: 'domain proof' } as const

/**
 * Checks the DNS of a business's domain, outside of any transaction, and applies the answer. A domain that
 * another business holds stays theirs as long as DNS proves it: a newcomer's proof has the holder's checked, too.
 */
export async function proveDomain(services: DomainServices, businessId: string): Promise<void> {
  const asked = await inBusiness(services, businessId, worker, findDomain)
  if (!asked) return
  const checks = await checkHost(services.dns, asked, new URL(services.publicUrl).hostname)
  const settle = () => inBusiness(services, businessId, worker, (ctx) => settleProof(ctx, asked.id, checks))
  if ((await settle()) === 'taken' && (await dislodge(services, asked.host))) await settle()
}

/**
 * Switches a host name off at its holder, unless its DNS still proves it for them or cannot be asked. True if the
 * name is free.
 */
async function dislodge(services: DomainServices, host: string): Promise<boolean> {
  const holder = await locateDomain(services.database.plain, host)
  if (!holder) return true
  const held = await inBusiness(services, holder, worker, findDomain)
  if (held?.host !== host) return true
  const checks = await checkHost(services.dns, held, new URL(services.publicUrl).hostname)
  if (checks.proof !== 'missing' && checks.proof !== 'wrong') return false
  await inBusiness(services, holder, worker, async (ctx) => {
    await lockBusinessAndTier(ctx)
    const found = await findDomain(ctx)
    if (found?.id !== held.id || !serves(found)) return
    const lost = { checks, checked_at: ctx.now, off_at: ctx.now, next_check_at: inAnHour(ctx.now) }
    await keepFound(ctx, held.id, lost)
    await mailAboutDomain(ctx, { ...found, ...lost }, checks, { isMoved: true })
    await recordAct(ctx, { action: 'domain_lost', details: { name: host } })
  })
  return true
}

/** The hourly round: checks domains that wait for their first proof, and those whose week is over. */
export async function proveDueDomains(services: DomainServices): Promise<void> {
  const due = await findDueDomains(services.database.plain, services.clock.now())
  await forEachDue(due, 'domains', (businessId) => proveDomain(services, businessId))
}

/**
 * Saves the result of a check. Nothing is saved if the domain was removed or replaced meanwhile.
 * @returns 'taken' if DNS proved it and another business has it
 */
async function settleProof(ctx: BusinessContext, id: string, checks: HostChecks): Promise<'taken' | null> {
  await lockBusinessAndTier(ctx)
  const found = await findDomain(ctx)
  if (found?.id !== id) return null
  if (isProven(checks) && (await takeDomain(ctx, id, { checks, next_check_at: inAWeek(ctx.now) })))
    return null
  const seen = { checks, checked_at: ctx.now }
  if (!serves(found)) {
    await keepFound(ctx, id, { ...seen, next_check_at: whilePending(found, ctx.now) })
    return isProven(checks) ? 'taken' : null
  }
  await keepFound(ctx, id, seen)
  await settleFailure(ctx, found, checks)
  return null
}

const serves = ({ proven_at, off_at }: CustomDomain): boolean => proven_at !== null && off_at === null

/**
 * Records a failed weekly proof. It counts only if DNS answered: nobody loses a domain by pressing a button, or
 * while DNS is away.
 */
async function settleFailure(ctx: BusinessContext, found: CustomDomain, checks: HostChecks): Promise<void> {
  const { id, host, next_check_at } = found
  if (next_check_at === null || next_check_at > ctx.now) return
  if (Object.values(checks).includes('unknown'))
    return keepFound(ctx, id, { next_check_at: inAnHour(ctx.now) })
  const failures = found.failures + 1
  const isLost = failures >= MOST_FAILURES
  const change = isLost
    ? { off_at: ctx.now, next_check_at: inAnHour(ctx.now) }
    : { next_check_at: inAWeek(ctx.now) }
  await keepFound(ctx, id, { failures, ...change })
  await mailAboutDomain(ctx, { ...found, failures, ...change }, checks)
  if (isLost) await recordAct(ctx, { action: 'domain_lost', details: { name: host } })
}
