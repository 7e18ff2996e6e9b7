import type { LookupFunction } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { isLocalHost } from '#server/platform/network/localHost.ts'
import { readAddress } from '#server/platform/network/network.ts'
import { isLoopback, isOutside } from '#server/platform/network/outside.ts'
import type { Dns } from './dns.ts'

/** A host that has no address, or none that may be called. Nothing was sent, and no connection was tried. */
class UnreachableHost extends Error {
  readonly code: 'NO_ADDRESS' | 'NOT_OUTSIDE'

  constructor(code: UnreachableHost['code']) {
    super(code)
    this.code = code
  }
}

export type OutsideOptions = {
  dns: Pick<Dns, 'addresses'>
  /** Lets this machine be called too: a developer's programs, and stand-ins. */
  loopback: boolean
  /** For looking up and connecting, in milliseconds. */
  timeoutMs: number
}

/** Milliseconds for which a connection without requests is kept. */
const KEPT_OPEN_MS = 2000

/**
 * Sends requests to addresses that strangers chose, and reaches the open internet alone. A name is looked up once for
 * each connection, and the connection goes to the very address that was checked: a name that changes between the two
 * leads nowhere else. Redirects are answers, and are not followed. Names are not looked up by the system, whose few
 * threads a name that never answers would keep from everything else.
 */
export function createOutsideAgent({ dns, loopback, timeoutMs }: OutsideOptions): Agent {
  const isAllowed = (address: string) => isOutside(address) || (loopback && isLoopback(address))
  const lookup: LookupFunction = (host, options, answer) => {
    const found = isLocalHost(host) ? Promise.resolve(['127.0.0.1', '::1']) : dns.addresses(host)
    found.then(
      (addresses) => {
        const allowed = addresses.filter(isAllowed).map(withFamily)
        const [first] = allowed
        if (!first) answer(new UnreachableHost(addresses.length > 0 ? 'NOT_OUTSIDE' : 'NO_ADDRESS'), '')
        else if (options.all) answer(null, allowed)
        else answer(null, first.address, first.family)
      },
      () => answer(new UnreachableHost('NO_ADDRESS'), ''),
    )
  }
  const connect = buildConnector({ timeout: timeoutMs, lookup })
  const checked: buildConnector.connector = (options, done) => {
    // An address is connected to without being looked up.
    if (readAddress(options.hostname) && !isAllowed(options.hostname))
      done(new UnreachableHost('NOT_OUTSIDE'), null)
    else connect(options, done)
  }
  return new Agent({
    connect: checked,
    // The time limit of each request is the only one.
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: KEPT_OPEN_MS,
    keepAliveMaxTimeout: KEPT_OPEN_MS,
  })
}

const withFamily = (address: string) => ({ address, family: address.includes(':') ? 6 : 4 })
