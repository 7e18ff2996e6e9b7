import { type AddressRange, isWithin, readAddress } from '../network.ts'

/**
 * Where a request comes from, in the one form that an address has, without a port. Each proxy writes behind what it was
 * sent (X-Forwarded-For) where that came from; so what a trusted one wrote is believed, from the last to the first,
 * down to one that is no proxy of ours. What stands before that anybody may have made up.
 */
export function clientAddress(
  connection: string | undefined,
  forwarded: string | undefined,
  proxies: readonly AddressRange[],
): string {
  let found = readAddress(connection ?? '')
  const hops = forwarded?.split(',') ?? []
  while (found && proxies.some((proxy) => isWithin(found!, proxy))) {
    const next = readAddress(hops.pop() ?? '')
    if (!next) break
    found = next
  }
  return found?.toString() ?? ''
}
