import { type AskedCode, recordAccountAct } from '#server/businesses/audit/index.ts'
import { type Factor, useAppCode, useBackupCode } from '#server/identity/auth/factors/index.ts'
import { findPerson } from '#server/identity/auth/index.ts'
import { queueAccountMail } from '#server/identity/proofs/mail/index.ts'
import { invalidField, type Refusal } from '#server/platform/context/refusal.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { clearAttempts, limitRate } from '#server/platform/rate-limits/index.ts'
import type { Services } from '#server/services.ts'

const QUARTER_HOUR = 900
const DAY = 86_400

/**
 * A code without spaces and dashes, which are only for reading. Six digits are the app's; anything else is a backup
 * code.
 */
export const bareCode = (typed: string): string => typed.replace(/[\s-]/g, '')
const isAppCode = (code: string): boolean => /^\d{6}$/.test(code)

export const kindOf = (code: string) => (isAppCode(code) ? 'app_code' : 'backup_code') satisfies AskedCode

const keysOf = (userId: string, code: string): [string, string] => {
  const kind = isAppCode(code) ? 'app' : 'backup'
  return [`factor:${kind}:${userId}`, `factor:${kind}:day:${userId}`]
}

/**
 * Counts a try, over all sign-ins of a person: ten in a quarter of an hour and fifty a day. The app's codes and the
 * backup codes are counted separately, so a person whom a guesser locks out of one can still use the other. Call it
 * outside the transaction whose failure it counts.
 * @throws {Refusal} 'too_many_requests'
 */
export async function limitCodes({ database, clock }: Services, userId: string, code: string): Promise<void> {
  const [short, long] = keysOf(userId, code)
  const message = 'Too many wrong codes.'
  await limitRate(database.plain, short, { limit: 10, windowSeconds: QUARTER_HOUR, message }, clock.now())
  await limitRate(database.plain, long, { limit: 50, windowSeconds: DAY, message }, clock.now())
}

/** Forgets the tries, after a right code. */
export async function clearCodes({ database }: Services, userId: string, code: string): Promise<void> {
  for (const key of keysOf(userId, code)) await clearAttempts(database.plain, key)
}

/**
 * Uses up a code of the app or a backup code. The mailbox is told of a used backup code.
 * @returns true if it was right
 */
export async function useCode(services: Services, tx: Tx, factor: Factor, code: string): Promise<boolean> {
  const { keyring, clock } = services
  if (isAppCode(code)) return useAppCode(keyring, tx, clock.now(), factor, code)
  const { userId } = factor
  if (!(await useBackupCode(keyring, tx, userId, code))) return false
  const person = await findPerson(tx, userId)
  await queueAccountMail(services, tx, { kind: 'backup-code-used', recipient: person!.email, userId })
  return true
}

/** Records that a signed-in person, perhaps not the account's owner, gave a wrong code. */
export function recordWrongCode({ database, clock }: Services, userId: string, code: string): Promise<void> {
  const refused = { userId, action: 'code_refused', details: { code: kindOf(code) } } as const
  return recordAccountAct(database.plain, clock.now(), refused)
}

export const wrongCode = (code: string): Refusal =>
  invalidField(
    'code',
    isAppCode(code)
      ? 'This code is not right. Codes change every 30 seconds and work once.'
      : 'This code is not right. Each backup code works once.',
  )
