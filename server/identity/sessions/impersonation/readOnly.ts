import { Refusal } from '#server/platform/context/refusal.ts'
import type { Database } from '#server/platform/database/index.ts'
import type { Caller, RouteEntry } from '#server/platform/http/index.ts'
import { recordScreen } from './impersonations.ts'

const ID = /\/customers\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\/|$)/i

/**
 * The one rule of an impersonation: of the whole API, a super admin can read what its contract opens to them, and
 * leave. Each read is written into the business's own log before it is answered. Other callers are not affected.
 * @throws {Refusal} 'forbidden' for anything else: each write, and each read that hands out keys, files or somebody's
 * own data
 */
export async function readOnly(
  { database, now }: { database: Database; now: Date },
  caller: Caller,
  { method, permission, whileImpersonating }: RouteEntry,
  path: string,
): Promise<void> {
  if (caller.kind !== 'member' || !caller.impersonation || permission === 'looking') return
  const screen = method === 'GET' ? whileImpersonating : undefined
  if (screen === undefined) throw readingOnly()
  if (screen === null) return
  const { sessionId, userId } = caller
  const customerId = ID.exec(path)?.[1] ?? null
  await database.transaction({ userId }, (tx) => recordScreen(tx, now, { sessionId, screen, customerId }))
}

const readingOnly = () =>
  new Refusal(
    'forbidden',
    'You are looking into this shop: you can change nothing, and keys and files stay closed.',
    { details: { reason: 'looking' } },
  )
