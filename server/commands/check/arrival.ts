import type { Arrival } from '#server/platform/http/arrival.ts'
import { readAddress } from '#server/platform/network/network.ts'
import { version } from '#server/platform/settings/version.ts'
import { type Finding, ok, warning, wrong } from './finding.ts'

/** An address of nobody (RFC 5737), which `check` claims to come from. */
export const FORGED = '192.0.2.77'

const ADDRESS = 'X-Forwarded-For'

/** Kinds of addresses that a caller from the internet never has. */
const insideRanges = new Set(['private', 'loopback', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'])

/** The host that was asked for, and whether by https, which a proxy alone speaks. */
type Asked = { host: string; isHttps: boolean }

/** Judges by a request with a forged address how requests arrive. */
export function judgeArrival(arrival: Arrival, asked: Asked): Finding[] {
  return [
    judgeAddress(arrival, asked),
    arrival.host === asked.host
      ? ok('Host', 'arrives unchanged')
      : wrong(
          'Host',
          `the proxy changes ${asked.host} to ${arrival.host ?? 'nothing'}: no domain of a business can be served. Let it pass the header on.`,
        ),
    ok('X-Forwarded-Proto', 'is ignored, as X-Forwarded-Host is: every address is made of PUBLIC_URL'),
    ...(arrival.version === version
      ? []
      : [warning('version', `the server is ${arrival.version}, and this command ${version}.`)]),
  ]
}

function judgeAddress(arrival: Arrival, { isHttps }: Asked): Finding {
  const { address, connection, is_proxy, forwarded_for } = arrival
  if (address === FORGED)
    return wrong(
      ADDRESS,
      'a forged address is believed: anybody can pass the limits of addresses, and appear in the audit log as somebody else. ' +
        'Let the proxy replace the header or append to it, and let TRUST_PROXY name proxies alone. ' +
        'If this machine is one of them, ask from another.',
    )
  const wasAppended = forwarded_for !== null && forwarded_for.trim() !== FORGED
  if (is_proxy) return judgeTrusted(arrival)
  if (wasAppended)
    return wrong(
      ADDRESS,
      `a proxy at ${connection} adds it, and TRUST_PROXY does not name this proxy: everybody counts as one address. ` +
        `Set TRUST_PROXY=${connection}, or to the range of its network.`,
    )
  if (!isHttps)
    return ok(ADDRESS, `no proxy is in between, and a forged address is not believed: ${address} arrives`)
  return wrong(
    ADDRESS,
    `the proxy at ${connection} does not add it: everybody counts as one address. ` +
      `Let the proxy append the address of its caller, and set TRUST_PROXY=${connection}.`,
  )
}

function judgeTrusted({ address, connection, forwarded_for }: Arrival): Finding {
  if (forwarded_for === null)
    return wrong(
      ADDRESS,
      `the proxy at ${connection} does not add it: everybody counts as one address. Let it append the address of its caller.`,
    )
  const said = `a forged address is not believed, and ${address} arrives`
  return !insideRanges.has(readAddress(address)?.range() ?? '')
    ? ok(ADDRESS, said)
    : warning(
        ADDRESS,
        `${said}, which is no address of the internet. That is right if you asked from within its network. ` +
          'If it is the same from elsewhere, something before the proxy hides the addresses of callers.',
      )
}
