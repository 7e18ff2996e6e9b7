import type { Dns } from '#server/platform/providers/dns.ts'

/** DNS records by name: TXT records, or a CNAME as '→ target'. */
export type Zone = Record<string, string[]>

const isPointer = (record: string): boolean => record.startsWith('→ ')
/** Names under .localhost are this machine (RFC 6761). */
const isLocal = (name: string): boolean => /(^|\.)localhost$/i.test(name)

/** A resolver that knows only the names of this zone. The zone may change later. */
export function zoneDns(zone: Zone): Dns {
  const found = (name: string) => zone[name.toLowerCase()] ?? []
  const cname = async (name: string) =>
    found(name).flatMap((record) => (isPointer(record) ? [record.slice(2)] : []))
  return {
    txt: async (name) => found(name).filter((record) => !isPointer(record)),
    cname,
    mx: async () => [],
    addresses: async (name) => (isLocal(name) ? ['127.0.0.1'] : []),
  }
}

/** The demo's zone: the domain of its café has every record that sending needs. No other domain has any. */
export const demoZone = (): Zone => ({
  's1._domainkey.blue-door.example': ['→ s1.domainkey.u1.wl.sendgrid.net'],
  's2._domainkey.blue-door.example': ['→ s2.domainkey.u1.wl.sendgrid.net'],
  '_dmarc.blue-door.example': ['v=DMARC1; p=none'],
})
