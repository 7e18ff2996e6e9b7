import { and, eq } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { keyTaken } from '#server/platform/context/idempotency.ts'
import type { Account } from './account/account.ts'
import { loadAccount } from './account/loadAccount.ts'
import { expireDue } from './expiry/expireDue.ts'
import { hashesOf, identify, type Request } from './identity.ts'
import type { Identity } from './ownIdentity.ts'
import { operationAnswers, operations } from './tables.ts'

/**
 * Runs a ledger verb once per idempotency key: it locks the customer's row, expires what is past its date, then runs
 * `work`. A repetition, with the same key and input, returns the first result again. `alongside` is read under the same
 * lock, without a round trip of its own.
 * @throws {Refusal} 'conflict' for the same key with another input
 */
export async function once<Result, Loaded>(
  ctx: BusinessContext,
  request: Request,
  alongside: () => Promise<Loaded>,
  work: (account: Account, identity: Identity, loaded: Loaded) => Promise<Result>,
): Promise<Result> {
  const identity = identify(request)
  const { customerId, at = ctx.now } = request
  const [account, earlier, loaded] = await Promise.all([
    loadAccount(ctx, customerId, { lock: true, at }),
    findOperationByKey(ctx, identity.idempotency_key),
    alongside(),
  ])
  if (earlier) {
    if (!hashesOf(request).includes(earlier.input_hash)) throw keyTaken()
    return (await findAnswer(ctx, earlier.id)) as Result
  }
  if (account.somethingDue) await expireDue(ctx, account, at)
  return work(account, identity, loaded)
}

/** An operation that was recorded under a key, with its first answer. */
export type Recorded = NonNullable<Awaited<ReturnType<typeof findOperationByKey>>> & { answer: unknown }

/** The operation that was recorded under a key; undefined if there is none. */
export async function findRecorded(ctx: BusinessContext, key: string): Promise<Recorded | undefined> {
  const found = await findOperationByKey(ctx, key)
  return found && { ...found, answer: await findAnswer(ctx, found.id) }
}

async function findOperationByKey({ tx, businessId }: BusinessContext, key: string) {
  const { id, input_hash, happened_at, created_at } = operations
  const [found] = await tx
    .select({ id, input_hash, happened_at, created_at })
    .from(operations)
    .where(and(eq(operations.business_id, businessId), eq(operations.idempotency_key, key)))
    .execute()
  return found
}

async function findAnswer({ tx, businessId }: BusinessContext, operationId: string) {
  const [found] = await tx
    .select({ answer: operationAnswers.answer })
    .from(operationAnswers)
    .where(and(eq(operationAnswers.business_id, businessId), eq(operationAnswers.operation_id, operationId)))
  return found?.answer
}
