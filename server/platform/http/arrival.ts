import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { notFound } from '#server/platform/context/refusal.ts'
import { type AddressRange, isWithin, readAddress } from '#server/platform/network/network.ts'
import { type Keyring, sameText } from '#server/platform/secrets/keyring.ts'
import { version } from '#server/platform/settings/version.ts'
import type { Clock } from '#server/platform/time/clock.ts'
import type { AppEnv } from './env.ts'

/** Path at which the server tells an operator how a request arrived. For everybody else there is no such page. */
export const ARRIVAL_PATH = '/internal/arrival'
/** Header with the operator's pass. */
export const ARRIVAL_HEADER = 'x-regulars-pass'
/** A pass that somebody saw on its way is soon useless; clocks may differ a little. */
const PASS_LASTS_MS = 60_000

/** How a request arrived at the server. */
export type Arrival = {
  /** The address that limits count and the audit log records. */
  address: string
  /** The other end of the connection, and whether TRUST_PROXY names it. */
  connection: string
  is_proxy: boolean
  forwarded_for: string | null
  forwarded_proto: string | null
  host: string | null
  version: string
}

type Hashing = Pick<Keyring, 'hash' | 'hashes'>

const passText = (time: string) => `pass to ${ARRIVAL_PATH} at ${time}`

/** Only who has the server's ENCRYPTION_KEYS can make a pass, as `check` does. */
export function newPass({ hash }: Hashing, now: Date): string {
  const time = String(now.getTime())
  return `${time}.${hash(passText(time))}`
}

function isPass({ hashes }: Hashing, pass: string, now: Date): boolean {
  const [, time, proof] = /^(\d{1,15})\.([\w-]+)$/.exec(pass) ?? []
  if (!time || !proof || Math.abs(now.getTime() - Number(time)) > PASS_LASTS_MS) return false
  return hashes(passText(time)).some((expected) => sameText(expected, proof))
}

/** @throws {Refusal} 'not_found' without a pass */
export const tellArrival =
  (keyring: Hashing, clock: Pick<Clock, 'now'>, proxies: readonly AddressRange[]) => (c: Context<AppEnv>) => {
    if (!isPass(keyring, c.req.header(ARRIVAL_HEADER) ?? '', clock.now())) throw notFound('Page')
    const connection = readAddress(getConnInfo(c).remote.address ?? '')
    const arrival: Arrival = {
      address: c.var.address,
      connection: connection?.toString() ?? '',
      is_proxy: connection !== undefined && proxies.some((proxy) => isWithin(connection, proxy)),
      forwarded_for: c.req.header('x-forwarded-for') ?? null,
      forwarded_proto: c.req.header('x-forwarded-proto') ?? null,
      host: c.req.header('host') ?? null,
      version,
    }
    return c.json(arrival, 200, { 'Cache-Control': 'no-store' })
  }
