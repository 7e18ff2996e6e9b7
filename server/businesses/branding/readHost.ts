import { isIP } from 'node:net'
import { isLocalHost } from '#server/platform/network/localHost.ts'

/** Names that lead nowhere on the internet (RFC 2606, 6761, 6762, 7686, 9476). */
const nowhere =
  /\.(?:localhost|local|internal|home|lan|corp|test|example|invalid|alt|onion|arpa)$|\.example\.(?:com|net|org)$/
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const wholeName = new RegExp(`^(?:${label}\\.)+${label}$`)

/**
 * Reads a typed host name as DNS has it: lower case, in ASCII (UTS 46). It may be pasted as a web address.
 * @param publicUrl our own address; if that is of this machine alone, names of this machine may be taken too
 * @returns the host, or what is wrong with it, in words for the person who typed it
 */
export function readHost(typed: string, publicUrl: string): { host: string } | { wrong: string } {
  const url = URL.parse(/^https?:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`)
  const isAlone = url && `${url.username}${url.password}${url.port}${url.search}${url.hash}` === ''
  if (!isAlone || url.pathname !== '/') return { wrong: 'Enter a name alone, such as card.your-shop.com' }
  const host = url.hostname.toLowerCase().replace(/\.$/, '')
  const ours = new URL(publicUrl).hostname
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0) return { wrong: 'Enter a name, not an IP address' }
  if (host.length > 253 || !wholeName.test(host) || /\.\d+$/.test(host))
    return { wrong: 'Enter a name such as card.your-shop.com' }
  const isTried = isLocalHost(ours)
  if (host === ours || ours.endsWith(`.${host}`) || (!isTried && host.endsWith(`.${ours}`)))
    return { wrong: 'This name is ours. Take one of your own domain' }
  if (!isTried && nowhere.test(host)) return { wrong: 'Nobody on the internet can open this name' }
  if (host.split('.').length < (host.endsWith('.localhost') ? 2 : 3))
    return { wrong: `Put a word before it, such as card.${host}: the domain itself stays your website’s` }
  return { host }
}
