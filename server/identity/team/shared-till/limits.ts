import type { Tx } from '#server/platform/database/index.ts'
import { clearAttempts, forgiveAttempts, limitRate } from '#server/platform/rate-limits/index.ts'

const QUARTER_HOUR = 900
const DAY = 86_400
const message = 'Too many wrong PINs.'

type Tried = { businessId: string; userId: string; sessionId: string }

const personKey = ({ businessId, userId }: Pick<Tried, 'businessId' | 'userId'>) =>
  `staff-pin:${businessId}:${userId}`

/** Four digits are ten thousand PINs: at 45 tries a week, trying all takes 220 weeks. */
const ofPerson = (key: string) => [
  { key, limit: 5, windowSeconds: QUARTER_HOUR },
  { key: `${key}:day`, limit: 15, windowSeconds: DAY },
  { key: `${key}:week`, limit: 45, windowSeconds: 7 * DAY },
]

const limitsOf = (tried: Tried) => [
  // First, so that one till cannot lock out a whole team.
  { key: `staff-pin:till:${tried.sessionId}`, limit: 20, windowSeconds: QUARTER_HOUR },
  ...ofPerson(personKey(tried)),
]

/** Right PINs cost a hash each, too. The limit is more than a team needs that changes at every customer. */
const COMING = { limit: 300, windowSeconds: 3600, message: 'Too many have come to this till.' }

/**
 * Counts one more try for the till and for the person.
 * @throws {Refusal} 'too_many_requests'
 */
export async function countTry(plain: Tx, now: Date, tried: Tried): Promise<void> {
  await limitRate(plain, `staff-pin:coming:${tried.sessionId}`, COMING, now)
  for (const { key, ...limit } of limitsOf(tried)) await limitRate(plain, key, { ...limit, message }, now)
}

/** Takes a try back after a right PIN. Earlier wrong ones stay counted. */
export const forgiveTry = (plain: Tx, tried: Tried): Promise<void> =>
  forgiveAttempts(
    plain,
    limitsOf(tried).map(({ key }) => key),
  )

/** Forgets the tries when the PIN is changed or removed. */
export async function forgetTries(tx: Tx, person: Pick<Tried, 'businessId' | 'userId'>): Promise<void> {
  for (const { key } of ofPerson(personKey(person))) await clearAttempts(tx, key)
}
