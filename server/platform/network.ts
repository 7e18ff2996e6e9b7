/**
 * What one household or hall shares: an IPv4 address, or the first 64 bits of an IPv6 one, whose other half
 * a single device changes at will.
 */
export function networkOf(address: string): string {
  const groups = groupsOf(address)
  return groups?.slice(0, 4).join(':') ?? plainAddress(address)
}

/**
 * What one customer of a network provider is given at the most: the first 48 bits of an IPv6 address (RFC 6177), which
 * hold 65,536 networks. Null for an IPv4 address, whose neighbours are somebody else's.
 */
export const wideNetworkOf = (address: string): string | null =>
  groupsOf(address)?.slice(0, 3).join(':') ?? null

/** An IPv4 address may come written as an IPv6 one. */
const plainAddress = (address: string): string =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address

/** The eight groups of an IPv6 address, without leading noughts; undefined for any other. */
function groupsOf(address: string): string[] | undefined {
  if (!plainAddress(address).includes(':')) return undefined
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const front = head ? head.split(':') : []
  const back = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length)
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...back]
  return groups.map((group) => group.replace(/^0+(?=.)/, ''))
}
