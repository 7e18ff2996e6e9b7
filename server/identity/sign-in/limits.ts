import { networkOf, wideNetworkOf } from '#server/platform/network/network.ts'
import { limitRate, type RateLimit } from '#server/platform/rate-limits/index.ts'
import type { Services } from '#server/services.ts'

const HOUR = 3600
/** A subscriber's 65,536 networks may do together what this many networks may. */
const NETWORKS_OF_ONE = 5

/** Limits an act of a network, and of all the networks that one subscriber of an IPv6 provider holds. */
export async function limitNetwork(
  { database, clock, keyring }: Services,
  act: string,
  address: string,
  limit: RateLimit,
): Promise<void> {
  const count = (key: string, most: number) =>
    limitRate(database.plain, `${act}:${key}`, { ...limit, limit: most }, clock.now())
  await count(`address:${keyring.hash(networkOf(address))}`, limit.limit)
  const wide = wideNetworkOf(address)
  if (wide) await count(`wide network:${keyring.hash(wide)}`, NETWORKS_OF_ONE * limit.limit)
}

/** Limits mails that anybody can cause: 5 an hour for one account, 30 from one network. */
export async function limitMails(services: Services, accountKey: string, address: string): Promise<void> {
  const { database, clock } = services
  await limitNetwork(services, 'account-mail', address, { limit: 30, windowSeconds: HOUR })
  await limitRate(database.plain, accountKey, { limit: 5, windowSeconds: HOUR }, clock.now())
}

/** Limits tries of mailed links. A link cannot be guessed; this only limits the load. */
export async function limitGuesses({ database, clock, keyring }: Services, address: string): Promise<void> {
  const key = `mailed-token:address:${keyring.hash(networkOf(address))}`
  await limitRate(database.plain, key, { limit: 60, windowSeconds: HOUR / 4 }, clock.now())
}
