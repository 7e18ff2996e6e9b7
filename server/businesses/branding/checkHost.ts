import type { Dns } from '#server/platform/providers/dns.ts'

/** 'unknown' if nobody could be asked. */
export type HostState = 'fine' | 'missing' | 'wrong' | 'unknown'
/** `proof` is the state of the TXT record, `target` that of the name's way to us. */
export type HostChecks = { proof: HostState; target: HostState }

export const proofName = (host: string): string => `_regulars.${host}`
export const proofValue = (token: string): string => `regulars=${token}`

/**
 * Checks that a host name carries the token of its business, and leads to our own host: by a CNAME, or by the same
 * address. Never throws.
 */
export async function checkHost(
  dns: Dns,
  { host, token }: { host: string; token: string },
  ourHost: string,
): Promise<HostChecks> {
  const orUnknown = (): HostState => 'unknown'
  const [proof, target] = await Promise.all([
    checkProof(dns, host, token).catch(orUnknown),
    checkTarget(dns, host, ourHost).catch(orUnknown),
  ])
  return { proof, target }
}

export const isProven = ({ proof, target }: HostChecks): boolean => proof === 'fine' && target === 'fine'

async function checkProof(dns: Dns, host: string, token: string): Promise<HostState> {
  const records = (await dns.txt(proofName(host))).map((record) => record.trim())
  if (records.includes(proofValue(token))) return 'fine'
  return records.length > 0 ? 'wrong' : 'missing'
}

async function checkTarget(dns: Dns, host: string, ourHost: string): Promise<HostState> {
  const targets = (await dns.cname(host)).map((target) => target.toLowerCase().replace(/\.$/, ''))
  if (targets.includes(ourHost)) return 'fine'
  const [theirs, ours] = await Promise.all([dns.addresses(host), dns.addresses(ourHost)])
  if (theirs.some((address) => ours.includes(address))) return 'fine'
  return theirs.length + targets.length > 0 ? 'wrong' : 'missing'
}
