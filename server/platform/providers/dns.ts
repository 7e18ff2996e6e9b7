import { Resolver } from 'node:dns/promises'

/** Looks names up; a name without records gives an empty list. Throws if nobody could be asked. */
export type Dns = {
  txt(name: string): Promise<string[]>
  cname(name: string): Promise<string[]>
  /** The hosts that take mail for a domain. */
  mx(name: string): Promise<string[]>
  /** IPv4 and IPv6. */
  addresses(name: string): Promise<string[]>
}

const nothingThere = new Set(['ENOTFOUND', 'ENODATA'])

/** The resolver of this machine; `timeoutMs` is for each of two tries. */
export function createDns({ timeoutMs = 3_000 } = {}): Dns {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 })
  const orNothing = (error: unknown): [] => {
    if (nothingThere.has((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
  return {
    txt: async (name) => (await resolver.resolveTxt(name).catch(orNothing)).map((parts) => parts.join('')),
    cname: (name) => resolver.resolveCname(name).catch(orNothing),
    mx: async (name) => (await resolver.resolveMx(name).catch(orNothing)).map(({ exchange }) => exchange),
    addresses: async (name) =>
      (
        await Promise.all([
          resolver.resolve4(name).catch(orNothing),
          resolver.resolve6(name).catch(orNothing),
        ])
      ).flat(),
  }
}
