import type { Factor } from '#server/identity/auth/factors/index.ts'
import type { Tx } from '#server/platform/database/index.ts'
import type { Services } from '#server/services.ts'
import { bareCode, clearCodes, limitCodes, recordWrongCode, useCode, wrongCode } from './useCode.ts'

/**
 * Runs `work` in the transaction that uses up a right code. A wrong code is counted and recorded.
 * @throws {Refusal} 'invalid' at `code`, 'too_many_requests'
 */
export async function withCode<T>(
  services: Services,
  factor: Factor,
  code: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const typed = bareCode(code)
  await limitCodes(services, factor.userId, typed)
  const done = await services.database.transaction({}, async (tx) =>
    (await useCode(services, tx, factor, typed)) ? { result: await work(tx) } : null,
  )
  if (!done) {
    await recordWrongCode(services, factor.userId, typed)
    throw wrongCode(typed)
  }
  await clearCodes(services, factor.userId, typed)
  return done.result
}
