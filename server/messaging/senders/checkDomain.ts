import type { Dns as WholeDns } from '#server/platform/providers/dns.ts'

type Dns = Pick<WholeDns, 'txt' | 'cname'>

/** 'unknown' is where nobody could be asked. */
export type DomainState = 'fine' | 'missing' | 'not allowed' | 'unknown'

/** What a domain says of one thing, and the record that would put it right: null where it is SendGrid's to give. */
export type DomainCheck = { state: DomainState; add: { name: string; type: 'TXT'; value: string } | null }
export type DomainChecks = { spf: DomainCheck; dkim: DomainCheck; dmarc: DomainCheck }

const fine: DomainCheck = { state: 'fine', add: null }
const unknown: DomainCheck = { state: 'unknown', add: null }
const SENDGRID = 'include:sendgrid.net'
const isSendGrids = (target: string): boolean => /(^|\.)sendgrid\.net\.?$/i.test(target)

/**
 * Whether a domain lets SendGrid send in its name: SPF (RFC 7208), DKIM (RFC 6376) by the selectors s1 and s2 that
 * SendGrid gives to a domain, and DMARC (RFC 7489). Never throws.
 */
export async function checkDomain(dns: Dns, domain: string): Promise<DomainChecks> {
  const dkim = await checkDkim(dns, domain).catch(() => ({ ...unknown, isDelegated: false }))
  // A domain that SendGrid signs for by CNAMEs has its return address there as well: SPF is then asked of that one.
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
  // Of two records neither counts (RFC 7208, 4.5), and only their owner knows which one to keep.
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
  // An empty key is one that was taken back (RFC 6376, 3.6.1).
  return { state: keys.length > 0 ? 'not allowed' : 'missing', add: null, isDelegated: false }
}

async function checkDmarc(dns: Dns, domain: string, isAllowed: boolean): Promise<DomainCheck> {
  const policy = await findPolicy(dns, domain)
  if (policy === undefined)
    return { state: 'missing', add: { name: `_dmarc.${domain}`, type: 'TXT', value: 'v=DMARC1; p=none' } }
  return isAllowed || policy === 'none' ? fine : { state: 'not allowed', add: null }
}

/** The domain's own policy, else that of one above it, but never of a top level alone. */
async function findPolicy(dns: Dns, domain: string): Promise<string | undefined> {
  const labels = domain.split('.')
  for (let at = 0; at < labels.length - 1; at += 1) {
    const records = await dns.txt(`_dmarc.${labels.slice(at).join('.')}`)
    const record = records.find((text) => /^v=DMARC1\s*;/i.test(text))
    if (record) return /;\s*p\s*=\s*(\w+)/i.exec(record)?.[1]?.toLowerCase() ?? 'none'
  }
  return undefined
}
