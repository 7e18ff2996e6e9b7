import ipaddr from 'ipaddr.js'

export type Address = ipaddr.IPv4 | ipaddr.IPv6
/** A range of addresses: the first address, and the number of leading bits that all share. */
export type AddressRange = readonly [Address, number]

/**
 * Reads an address as connections and proxies write it: with or without a port, IPv6 perhaps in brackets or
 * with a zone, IPv4 perhaps written as IPv6. Undefined for anything else.
 */
export function readAddress(text: string): Address | undefined {
  const [, bracketed, beforePort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text.trim()) ?? []
  const plain = (bracketed ?? beforePort ?? text).trim().replace(/%.*/s, '')
  // Only the parser of the right kind is asked: the other one throws inside, which takes longer than all else about a
  // request.
  const isAddress = plain.includes(':')
    ? ipaddr.IPv6.isValid(plain)
    : ipaddr.IPv4.isValidFourPartDecimal(plain)
  return isAddress ? ipaddr.process(plain) : undefined
}

/** Reads a range such as 10.0.0.0/8 or 2001:db8::/32, or a single address. Undefined for anything else. */
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
 * The network that one household or hall shares: an IPv4 address, or the first 64 bits of an IPv6 one, because
 * a single device changes the other half at will.
 */
export function networkOf(address: string): string {
  const read = readAddress(address)
  if (!read) return address
  return groupsOf(read)?.slice(0, 4).join(':') ?? read.toString()
}

/**
 * The largest range that one subscriber of an internet provider gets: the first 48 bits of an IPv6 address (RFC 6177),
 * which hold 65,536 networks. Null for IPv4, where the neighbouring addresses belong to other subscribers.
 */
export function wideNetworkOf(address: string): string | null {
  const read = readAddress(address)
  return (read && groupsOf(read)?.slice(0, 3).join(':')) ?? null
}

/**
 * The range from which one person may open many accounts: the first 24 bits of an IPv4 address, and
 * wideNetworkOf for an IPv6 one.
 */
export function neighbourhoodOf(address: string): string {
  const read = readAddress(address)
  if (!read) return address
  return wideNetworkOf(address) ?? read.toString().replace(/\.\d+$/, '')
}

/** The eight groups of an IPv6 address, without leading zeros; undefined for an IPv4 one. */
const groupsOf = (address: Address): string[] | undefined =>
  'parts' in address ? address.parts.map((part) => part.toString(16)) : undefined
