import { domainToUnicode } from 'node:url'
import {
  type CustomDomain,
  findDomain,
  type HostChecks,
  isTakenElsewhere,
  originOf,
  proofName,
  proofValue,
} from '#server/businesses/branding/index.ts'
import { findBusinessAndTier } from '#server/businesses/business/index.ts'
import { plansWith } from '#server/businesses/plans/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { DomainView } from './contract.ts'
import { offAfter } from './proofTimes.ts'

export async function readDomain(ctx: BusinessContext): Promise<DomainView> {
  const { tier } = await findBusinessAndTier(ctx)
  const found = await findDomain(ctx)
  return {
    included: tier.features.white_label === true,
    plans: await plansWith(ctx.tx, 'white_label'),
    claim: found ? await describeDomain(ctx, found) : null,
  }
}

async function describeDomain(
  ctx: BusinessContext,
  found: CustomDomain,
): Promise<NonNullable<DomainView['claim']>> {
  const { host, checks, proven_at, checked_at, next_check_at } = found
  return {
    host,
    shown: domainToUnicode(host),
    url: originOf(host, ctx.publicUrl),
    state: await stateOf(ctx, found),
    records: recordsOf(found, checks, new URL(ctx.publicUrl).hostname),
    proven_at: proven_at?.toISOString() ?? null,
    checked_at: checked_at?.toISOString() ?? null,
    next_check_at: next_check_at?.toISOString() ?? null,
    off_after: offAfter(found)?.toISOString() ?? null,
  }
}

async function stateOf(ctx: BusinessContext, found: CustomDomain) {
  if (found.proven_at && !found.off_at) return found.failures > 0 ? 'failing' : 'proven'
  if (await isTakenElsewhere(ctx, found.host)) return 'taken'
  return found.off_at ? 'off' : 'pending'
}

const recordsOf = ({ host, token }: CustomDomain, checks: HostChecks | null, ourHost: string) => ({
  proof: { name: proofName(host), value: proofValue(token), state: checks?.proof ?? null },
  target: { name: host, value: ourHost, state: checks?.target ?? null },
})
