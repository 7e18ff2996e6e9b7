import { and, eq, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { inBusiness } from '#server/services.ts'
import { carryOut, type Outcome } from './carryOut.ts'
import {
  type Connection,
  changeConnection,
  enqueueSync,
  findReady,
  type MailchimpServices,
  pauseFor,
  worker,
} from './connection.ts'
import { type Due, findDue } from './findDue.ts'
import { leaveHere } from './leaveHere.ts'
import { readAudience } from './readAudience.ts'
import { mailchimpMembers } from './tables.ts'

/** Requests at the same time; Mailchimp allows an account ten. */
const AT_ONCE = 8
/** Time of a business's turn; the rest of its work is queued again. */
const TURN_MS = 30_000

/**
 * Reads an audience that was just connected, then sends the changed customers to Mailchimp, some at a time. Each part
 * is settled before the next begins, so the next run after a crash goes on with the rows that still wait.
 */
export async function syncMembers(
  services: MailchimpServices,
  businessId: string,
  turnMs = TURN_MS,
): Promise<void> {
  const until = performance.now() + turnMs
  const run = <T>(work: (ctx: BusinessContext) => Promise<T>) =>
    inBusiness(services, businessId, worker, work)
  for (;;) {
    const reading = await readAudience(services, run)
    if (reading === 'stopped') return
    if (reading === 'more') {
      if (performance.now() >= until) return run((ctx) => enqueueSync(ctx))
      continue
    }
    const turn = await run(takeTurn)
    if (!turn) return
    const { connection, dues } = turn
    const place = { account: services.mailchimp.account(connection.key), list: connection.list_id }
    const outcomes = await Promise.all(dues.map((due) => carryOut(place, due)))
    const goesOn = await run((ctx) => settle(ctx, connection, dues, outcomes))
    if (!goesOn) return
    if (performance.now() >= until) return run((ctx) => enqueueSync(ctx))
  }
}

async function takeTurn(ctx: BusinessContext) {
  const connection = await findReady(ctx)
  if (!connection) return null
  const dues = await findDue(ctx, AT_ONCE)
  return dues.length === 0 ? null : { connection, dues }
}

/** Stores the outcomes; true if the sync can go on. */
async function settle(
  ctx: BusinessContext,
  connection: Connection,
  dues: Due[],
  outcomes: Outcome[],
): Promise<boolean> {
  const present = await findReady(ctx)
  // Another account or audience is connected by now, to which the outcomes do not apply.
  if (present?.generation !== connection.generation) return false
  await leaveHere(
    ctx,
    outcomes.flatMap((outcome) => (outcome.kind === 'done' && outcome.left ? [outcome.left] : [])),
  )
  for (const [index, outcome] of outcomes.entries())
    if (outcome.kind === 'done') await settleOne(ctx, dues[index]!, outcome)
  const stopped = outcomes.find((outcome) => outcome.kind === 'stopped')
  if (stopped?.kind === 'stopped') {
    await pauseFor(ctx, connection, stopped.problem)
    return false
  }
  if (connection.trouble) await changeConnection(ctx, { trouble: null, failures: 0, next_try_at: null })
  return true
}

/** Stores the outcome of one customer. A change that came meanwhile still waits. */
async function settleOne(
  { tx, businessId }: BusinessContext,
  { customer_id, due_at }: Due,
  { kept }: Extract<Outcome, { kind: 'done' }>,
): Promise<void> {
  const own = and(eq(mailchimpMembers.business_id, businessId), eq(mailchimpMembers.customer_id, customer_id))
  const isSame = sql`${mailchimpMembers.due_at} = ${due_at}::timestamptz`
  if (!kept) {
    const gone = await tx
      .delete(mailchimpMembers)
      .where(and(own, isSame))
      .returning({ id: mailchimpMembers.customer_id })
    if (gone.length > 0) return
    await tx
      .update(mailchimpMembers)
      .set({ email: null, state: 'waiting', tags: [], archived: [] })
      .where(own)
    return
  }
  await tx
    .update(mailchimpMembers)
    .set({ ...kept, due_at: sql`case when ${isSame} then null else ${mailchimpMembers.due_at} end` })
    .where(own)
}
