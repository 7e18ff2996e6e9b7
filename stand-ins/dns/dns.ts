import type { Dns } from '#server/platform/providers/dns.ts'

/** Names and what they hold: TXT records, or a CNAME as '→ target'. */
export type Zone = Record<string, string[]>

/** A resolver that knows these names and no others. */
export function zoneDns(zone: Zone): Dns {
  const found = (name: string) => zone[name.toLowerCase()] ?? []
  return {
    txt: async (name) => found(name).filter((record) => !record.startsWith('→ ')),
    cname: async (name) =>
      found(name).flatMap((record) => (record.startsWith('→ ') ? [record.slice(2)] : [])),
  }
}

/** Of the demo: the domain of its café has all that it needs; any other has nothing. */
export const demoDns: Dns = zoneDns({
  's1._domainkey.blue-door.example': ['→ s1.domainkey.u1.wl.sendgrid.net'],
  's2._domainkey.blue-door.example': ['→ s2.domainkey.u1.wl.sendgrid.net'],
  '_dmarc.blue-door.example': ['v=DMARC1; p=none'],
})
