import type { Dns } from '#server/platform/providers/dns.ts'

/** Names and what they hold: TXT records, or a CNAME as '→ target'. */
export type Zone = Record<string, string[]>

const isPointer = (record: string): boolean => record.startsWith('→ ')
/** Names under .localhost are this machine (RFC 6761). */
const isLocal = (name: string): boolean => /(^|\.)localhost$/i.test(name)

/** A resolver that knows these names and no others; the zone may change. */
export function zoneDns(zone: Zone): Dns {
  const found = (name: string) => zone[name.toLowerCase()] ?? []
  const cname = async (name: string) =>
    found(name).flatMap((record) => (isPointer(record) ? [record.slice(2)] : []))
  return {
    txt: async (name) => found(name).filter((record) => !isPointer(record)),
    cname,
    addresses: async (name) => (isLocal(name) ? ['127.0.0.1'] : []),
  }
}

/** Of the demo: the domain of its café has all that it needs to send; any other has nothing. */
export const demoZone = (): Zone => ({
  's1._domainkey.blue-door.example': ['→ s1.domainkey.u1.wl.sendgrid.net'],
  's2._domainkey.blue-door.example': ['→ s2.domainkey.u1.wl.sendgrid.net'],
  '_dmarc.blue-door.example': ['v=DMARC1; p=none'],
})
