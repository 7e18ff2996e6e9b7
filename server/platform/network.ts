import ipaddr from 'ipaddr.js'

export type Address = ipaddr.IPv4 | ipaddr.IPv6
/** Neighbouring addresses: the first, and how many bits of it they share. */
export type AddressRange = readonly [Address, number]

/**
 * Reads an address as connections and proxies write it: with a port or without, an IPv6 one in brackets or with a
 * zone, and an IPv4 one perhaps as IPv6. Undefined for what is none.
 */
export function readAddress(text: string): Address | undefined {
  const [, bracketed, beforePort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text.trim()) ?? []
  const plain = (bracketed ?? beforePort ?? text).trim().replace(/%.*/s, '')
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(plain) || ipaddr.IPv6.isValid(plain)
  return isAddress ? ipaddr.process(plain) : undefined
}

/** Reads a range such as 10.0.0.0/8 or 2001:db8::/32, or one address alone. Undefined for what is none. */
export function readRange(text: string): AddressRange | undefined {
  const written = text.trim()
  const isRange = ipaddr.IPv4.isValidCIDRFourPartDecimal(written) || ipaddr.IPv6.isValidCIDR(written)
  if (isRange) return ipaddr.parseCIDR(written)
  const address = readAddress(written)
  return address && [address, address.toByteArray().length * 8]
}

export const isWithin = (address: Address, [first, bits]: AddressRange): boolean =>
  address.kind() === first.kind() && address.match([first, bits])

/**
 * What one household or hall shares: an IPv4 address, or the first 64 bits of an IPv6 one, whose other half
 * a single device changes at will.
 */
export function networkOf(address: string): string {
  const read = readAddress(address)
  if (!read) return address
  return groupsOf(read)?.slice(0, 4).join(':') ?? read.toString()
}

/**
 * What one customer of a network provider is given at the most: the first 48 bits of an IPv6 address (RFC 6177), which
 * hold 65,536 networks. Null for an IPv4 address, whose neighbours are somebody else's.
 */
export function wideNetworkOf(address: string): string | null {
  const read = readAddress(address)
  return (read && groupsOf(read)?.slice(0, 3).join(':')) ?? null
}

/**
 * Where somebody opens one account after another from: the first 24 bits of an IPv4 address, and what wideNetworkOf
 * tells of an IPv6 one.
 */
export function neighbourhoodOf(address: string): string {
  const read = readAddress(address)
  if (!read) return address
  return wideNetworkOf(address) ?? read.toString().replace(/\.\d+$/, '')
}

/** The eight groups of an IPv6 address, without leading noughts; undefined for an IPv4 one. */
const groupsOf = (address: Address): string[] | undefined =>
  'parts' in address ? address.parts.map((part) => part.toString(16)) : undefined
