import type { QueryClient } from '@tanstack/react-query'
import type { FoundReward } from '#server/loyalty/counter/contract.ts'
import { ApiError, call, v1 } from '#web/client/api.ts'
import { customerName } from '../../customers/customerName.ts'
import type { Format } from '../../page/format.ts'
import { texts } from '../texts.ts'
import type { LookedUp } from './lookedUp.ts'
import type { Scanned } from './scannedText.ts'
import { tillSearchQuery } from './tillSearchQuery.ts'

const words = texts.scan

/**
 * Finds whose a scanned or typed code is.
 * @throws a message for staff
 */
export async function lookUp(client: QueryClient, format: Format, scanned: Scanned): Promise<LookedUp> {
  if (scanned.kind === 'sign-up') throw new Error(words.signUp)
  if (scanned.kind === 'unknown') throw new Error(words.unknown)
  const { kind, code } = scanned
  return kind === 'anonymous' ? findCustomer(client, format, code) : findReward(format, code)
}

async function findCustomer(client: QueryClient, format: Format, code: string): Promise<LookedUp> {
  const found = await client.fetchQuery({ ...tillSearchQuery(code), staleTime: 0 })
  // A whole id matches at most one customer. After a merge their own id is a different one.
  const [match] = found
  if (!match) throw new Error(words.noSuchCustomer(code))
  return { customerId: match.id, customer: customerName(match, format) }
}

/**
 * Finds the customer who has a reward's code.
 * @throws a message for staff if no reward has the code
 */
export async function findReward(format: Format, code: string): Promise<LookedUp> {
  try {
    const { customer, reward } = await call(v1.codes[':code'].$get({ param: { code } }))
    const match = { customerId: customer.id, customer: customerName(customer, format), reward: reward.name }
    if (reward.status === 'earned') return { ...match, rewardId: reward.id }
    return { ...match, problem: problemOf(reward, format) }
  } catch (error) {
    const unknown = error instanceof ApiError && error.status === 404
    throw unknown ? new Error(words.noSuchReward(code)) : error
  }
}

function problemOf({ name, status, redeemed_at, expires_at }: FoundReward['reward'], format: Format): string {
  if (status === 'redeemed' && redeemed_at) return words.spent.redeemed(name, format.dateTime(redeemed_at))
  if (status === 'expired' && expires_at) return words.spent.expired(name, format.dateTime(expires_at))
  return words.spent.void(name)
}
