import type { Dns as WholeDns } from '#server/platform/providers/dns.ts'

type Dns = Pick<WholeDns, 'txt' | 'cname'>

/** 'unknown' if DNS did not answer. */
export type DomainState = 'fine' | 'missing' | 'not allowed' | 'unknown'

/** State of one check of a domain, and the record to add; null if none can be named, such as a key of SendGrid's. */
export type DomainCheck = { state: DomainState; add: { name: string; type: 'TXT'; value: string } | null }
export type DomainChecks = { spf: DomainCheck; dkim: DomainCheck; dmarc: DomainCheck }

const fine: DomainCheck = { state: 'fine', add: null }
const unknown: DomainCheck = { state: 'unknown', add: null }
const SENDGRID = 'include:sendgrid.net'
const isSendGrids = (target: string): boolean => /(^|\.)sendgrid\.net\.?$/i.test(target)

/**
 * Checks that a domain lets SendGrid send in its name: by SPF (RFC 7208), by DKIM (RFC 6376) with the selectors s1 and
 * s2 that SendGrid gives to a domain, and by DMARC (RFC 7489). Never throws.
 */
export async function checkDomain(dns: Dns, domain: string): Promise<DomainChecks> {
  const dkim = await checkDkim(dns, domain).catch(() => ({ ...unknown, isDelegated: false }))
  // A domain that delegates DKIM to SendGrid by CNAMEs has its return address there, too: SPF is checked for that one.
  const spf = dkim.isDelegated ? fine : await checkSpf(dns, domain).catch(() => unknown)
  const isAllowed = dkim.state === 'fine' || spf.state === 'fine'
  const isKnown = isAllowed || (dkim.state !== 'unknown' && spf.state !== 'unknown')
  const dmarc = isKnown ? await checkDmarc(dns, domain, isAllowed).catch(() => unknown) : unknown
  return { spf, dkim: { state: dkim.state, add: dkim.add }, dmarc }
}

async function checkSpf(dns: Dns, domain: string): Promise<DomainCheck> {
  const found = (await dns.txt(domain)).filter((record) => /^v=spf1( |$)/i.test(record))
  const [record] = found
  if (record === undefined)
    return { state: 'missing', add: { name: domain, type: 'TXT', value: `v=spf1 ${SENDGRID} ~all` } }
  // With two records neither counts (RFC 7208, 4.5), and only their owner knows which one to keep.
  if (found.length > 1) return { state: 'not allowed', add: null }
  if (record.toLowerCase().split(/\s+/).includes(SENDGRID)) return fine
  const value = record.replace(/^v=spf1/i, `v=spf1 ${SENDGRID}`)
  return { state: 'not allowed', add: { name: domain, type: 'TXT', value } }
}

async function checkDkim(dns: Dns, domain: string): Promise<DomainCheck & { isDelegated: boolean }> {
  const names = [`s1._domainkey.${domain}`, `s2._domainkey.${domain}`]
  const targets = (await Promise.all(names.map((name) => dns.cname(name)))).flat()
  if (targets.some(isSendGrids)) return { ...fine, isDelegated: true }
  const keys = (await Promise.all(names.map((name) => dns.txt(name)))).flat()
  const hasKey = keys.some((key) => /\bp=\s*[A-Za-z0-9+/]/.test(key))
  if (hasKey) return { ...fine, isDelegated: false }
  // An empty key was revoked (RFC 6376, 3.6.1).
  return { state: keys.length > 0 ? 'not allowed' : 'missing', add: null, isDelegated: false }
}

async function checkDmarc(dns: Dns, domain: string, isAllowed: boolean): Promise<DomainCheck> {
  const policy = await findPolicy(dns, domain)
  if (policy === undefined)
    return { state: 'missing', add: { name: `_dmarc.${domain}`, type: 'TXT', value: 'v=DMARC1; p=none' } }
  return isAllowed || policy === 'none' ? fine : { state: 'not allowed', add: null }
}

/** Finds the policy of the domain, else that of the nearest domain above it, except the top level. */
async function findPolicy(dns: Dns, domain: string): Promise<string | undefined> {
  const labels = domain.split('.')
  for (let at = 0; at < labels.length - 1; at += 1) {
    const records = await dns.txt(`_dmarc.${labels.slice(at).join('.')}`)
    const record = records.find((text) => /^v=DMARC1\s*;/i.test(text))
    if (record) return /;\s*p\s*=\s*(\w+)/i.exec(record)?.[1]?.toLowerCase() ?? 'none'
  }
  return undefined
}
