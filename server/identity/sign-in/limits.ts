import { networkOf } from '#server/platform/network/network.ts'
import { limitRate } from '#server/platform/rate-limits/index.ts'
import type { Services } from '#server/services.ts'

const HOUR = 3600

/** Limits mails that anybody can cause: 5 an hour for one account, 30 from one network. */
export async function limitMails(
  { database, clock, keyring }: Services,
  accountKey: string,
  address: string,
): Promise<void> {
  const addressKey = `account-mail:address:${keyring.hash(networkOf(address))}`
  await limitRate(database.plain, addressKey, { limit: 30, windowSeconds: HOUR }, clock.now())
  await limitRate(database.plain, accountKey, { limit: 5, windowSeconds: HOUR }, clock.now())
}

/** Limits tries of mailed links. A link cannot be guessed; this only limits the load. */
export async function limitGuesses({ database, clock, keyring }: Services, address: string): Promise<void> {
  const key = `mailed-token:address:${keyring.hash(networkOf(address))}`
  await limitRate(database.plain, key, { limit: 60, windowSeconds: HOUR / 4 }, clock.now())
}
