import { type Address, isWithin, readAddress, readRange } from './network.ts'

/** The addresses of IPv6 that are given out to the world (RFC 4291); whatever carries an address of IPv4 is outside. */
const worldOfIpv6 = readRange('2000::/3')!

/**
 * True for an address on the open internet: not of this machine, of a private network, of a link, of a cloud's own
 * services, nor a form of IPv6 behind which such an address may be. Names are no addresses.
 */
export function isOutside(text: string): boolean {
  const address = readAddress(text)
  return address !== undefined && isUnicast(address)
}

const isUnicast = (address: Address): boolean =>
  address.range() === 'unicast' && (address.kind() === 'ipv4' || isWithin(address, worldOfIpv6))

/** True for an address of this machine, also where IPv6 maps one of IPv4. */
export const isLoopback = (text: string): boolean => readAddress(text)?.range() === 'loopback'
