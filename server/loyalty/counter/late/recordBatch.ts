import { and, eq, inArray } from 'drizzle-orm'
import { operations } from '#server/loyalty/ledger/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import { lateCases } from '../tables.ts'
import type { LateOperationInput, LateOutcome } from './lateContract.ts'
import { happenedAt, type SentOperation } from './lateOperation.ts'
import type { Claims } from './recorder.ts'
import { recordLate } from './recordLate.ts'

/** Minutes by which an API key may date an operation back without the scope for more. */
const MINUTES_OF_KEYS = 15

type Batch = {
  /** The sender's clock while it sends. */
  sentAt: string
  device?: string | undefined
  deviceId?: string | undefined
  operations: LateOperationInput[]
}

type Redemption = Extract<LateOperationInput, { kind: 'redemption' }>

/** Runs a verb in a transaction of its own. */
type InTransaction = <T>(verb: (ctx: BusinessContext) => Promise<T>) => Promise<T>

/**
 * Records the operations of a batch one after the other, each in a transaction of its own: one that fails undoes no
 * other, and no connection is held between two. A batch that was cut off is sent again, and each operation counts once.
 * @throws {Refusal} 'invalid' for an operation of nobody, and for a field that an API key may not set, before anything
 * is recorded
 */
export async function recordBatch(
  inTransaction: InTransaction,
  { sentAt, device, deviceId, operations: sent }: Batch,
  now: Date,
  { findNames, isEndedDevice }: Claims,
): Promise<LateOutcome[]> {
  const ahead = now.getTime() - Date.parse(sentAt)
  const isFromEndedDevice =
    deviceId !== undefined && (await inTransaction((ctx) => isEndedDevice(ctx, deviceId)))
  const all = sent.map((operation) => {
    const named = operation.customer_id ?? operation.phone ?? rewardNamedIn(operation) ?? ''
    return { ...operation, named, device, ahead, isFromEndedDevice }
  })
  await inTransaction((ctx) => refuseUnreadable(ctx, all))
  const outcomes: LateOutcome[] = []
  for (const late of all) {
    const record = () => inTransaction((ctx) => recordLate(ctx, late, findNames))
    // A merge or another act at the same moment can refuse it. The second try sees that act.
    outcomes.push(
      await record().catch((error) => (error instanceof Refusal ? record() : Promise.reject(error))),
    )
  }
  return outcomes
}

/**
 * Refuses what is nobody's. Refuses an API key to name who recorded something, and to date back by more than a few
 * minutes without the scope 'operations:backdate'. What was answered before is answered again, however long ago.
 */
async function refuseUnreadable(ctx: BusinessContext, all: SentOperation[]): Promise<void> {
  const nobodys = all.findIndex(({ named }) => named === '')
  if (nobodys >= 0)
    throw invalidField(`operations.${nobodys}.customer_id`, 'Say whose it is: an ID or a phone')
  const unclear = all.findIndex((late) => late.kind === 'redemption' && !namesOneReward(late))
  if (unclear >= 0)
    throw invalidField(
      `operations.${unclear}.code`,
      'Say which reward it is: a code, a reward that the guest holds, or one to buy with points',
    )
  if (ctx.actor.kind !== 'key') return
  const named = all.findIndex(
    ({ recorded_by, recorded_by_name }) => recorded_by !== undefined || recorded_by_name !== undefined,
  )
  if (named >= 0)
    throw invalidField(`operations.${named}.recorded_by`, 'An API key does not say who recorded something')
  if (ctx.actor.scopes.includes('operations:backdate')) return
  const earliest = new Date(ctx.now.getTime() - MINUTES_OF_KEYS * 60_000)
  const old = all.filter((late) => happenedAt(late, ctx.now) < earliest)
  if (old.length === 0) return
  const answered = await findAnswered(
    ctx,
    old.map(({ key }) => key),
  )
  const wrong = all.findIndex((late) => old.includes(late) && !answered.has(late.key))
  if (wrong < 0) return
  throw invalidField(
    `operations.${wrong}.happened_at`,
    `Without the scope operations:backdate, an API key records what happened in the last ${MINUTES_OF_KEYS} minutes`,
  )
}

/** The id or code of a held reward, whose holder the operation is about. */
const rewardNamedIn = (operation: LateOperationInput): string | undefined =>
  operation.kind === 'redemption' ? (operation.customer_reward_id ?? operation.code) : undefined

const namesOneReward = ({ code, customer_reward_id, reward_id }: Redemption): boolean =>
  [code, customer_reward_id, reward_id].filter((name) => name !== undefined).length === 1

/** The keys under which something was recorded, or kept as a case. */
async function findAnswered({ tx, businessId }: BusinessContext, keys: string[]): Promise<Set<string>> {
  const rows = await Promise.all(
    [operations, lateCases].map((table) =>
      tx
        .select({ key: table.idempotency_key })
        .from(table)
        .where(and(eq(table.business_id, businessId), inArray(table.idempotency_key, keys))),
    ),
  )
  return new Set(rows.flat().map(({ key }) => key))
}
