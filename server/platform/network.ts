/**
 * What one household or hall shares: an IPv4 address, or the first 64 bits of an IPv6 one, whose other half
 * a single device changes at will.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const front = head ? head.split(':') : []
  const back = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length)
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...back]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
