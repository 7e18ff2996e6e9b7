import { type AddressRange, readRange } from './network.ts'

const remedy =
  'name the addresses that your reverse proxies connect from, separated by commas, such as 127.0.0.1 or 10.0.0.0/8, or leave it out where none stands in front.'

/**
 * Reads TRUST_PROXY: a list of addresses and ranges (CIDR).
 * @returns the ranges, or what is wrong with the list and the remedy. A range that holds every address is wrong too:
 * not everybody may say where a request comes from
 */
export function readTrustedProxies(text = ''): AddressRange[] | { wrong: string } {
  if (text.trim() === '') return []
  const ranges: AddressRange[] = []
  for (const entry of text.split(',')) {
    const range = readRange(entry)
    if (!range) return { wrong: `TRUST_PROXY is wrong at ‘${entry.trim()}’: ${remedy}` }
    if (range[1] === 0) return { wrong: `TRUST_PROXY trusts everybody with ‘${entry.trim()}’: ${remedy}` }
    ranges.push(range)
  }
  return ranges
}
