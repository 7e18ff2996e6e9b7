import { type AddressRange, isWithin, readAddress } from '#server/platform/network/network.ts'

/**
 * The address that a request comes from, in one normal form, without a port. Each proxy appends to X-Forwarded-For the
 * address that it was called from. So the entries are believed from the last to the first, as long as a trusted proxy
 * wrote them, up to the first address that is not one of our proxies. Anybody could have invented the entries before
 * that.
 */
export function clientAddress(
  connection: string | undefined,
  forwarded: string | undefined,
  proxies: readonly AddressRange[],
): string {
  let found = readAddress(connection ?? '')
  const hops = forwarded?.split(',') ?? []
  while (found && proxies.some((proxy) => isWithin(found!, proxy))) {
    const hop = hops.pop()
    const next = hop === undefined ? hop : readAddress(hop)
    if (!next) break
    found = next
  }
  return found?.toString() ?? ''
}
