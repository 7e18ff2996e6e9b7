import { sql } from 'drizzle-orm'
import { phoneForms } from '#server/platform/contact/phone.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import { liftSuppression, suppress } from '../limits/suppressions.ts'
import { followReplyQueue } from '../queues.ts'
import { type Replied, sealWords } from './followReply.ts'

/** A context without a business: a STOP or START of a phone concerns every business that knows it. */
export type PhoneContext = Omit<BusinessContext, 'businessId'>

export type Stop = { phone: string; sender: string; words: string }

/**
 * Obeys a STOP. Keeps it for the platform's sender, which silences every business from here on, and queues the end of
 * the consent to texts in each business that knows the phone: `known`, which is read before anything is written.
 * @returns true if the phone was not stopped before
 */
export async function stopTexting(
  ctx: PhoneContext,
  { phone, sender, words }: Stop,
  known: KnownBy,
): Promise<boolean> {
  const isNews = await suppress(ctx.tx, ctx.keyring, { phone, sender, now: ctx.now })
  await tellBusinesses(ctx, known, { given: false, words })
  return isNews
}

/**
 * Obeys a START. Lifts the STOP, and queues that consent is renewed in the businesses where it was a STOP that had
 * ended it.
 * @returns true if there was a STOP to lift
 */
export async function startTexting(
  ctx: PhoneContext,
  { phone, words }: { phone: string; words: string },
): Promise<boolean> {
  if (!(await liftSuppression(ctx.tx, ctx.keyring, { phone, now: ctx.now }))) return false
  await tellBusinesses(ctx, await businessesKnowing(ctx.tx, phone), { given: true, words })
  return true
}

/**
 * Queues one job, and so one transaction, for each business: the caller's own may speak for another one, or for none.
 */
async function tellBusinesses(
  ctx: PhoneContext,
  known: KnownBy,
  { given, words }: Pick<Replied, 'given' | 'words'>,
): Promise<void> {
  for (const { business_id: businessId, customer_id: customerId } of known) {
    const reply: Replied = { businessId, customerId, given, words: sealWords(ctx.keyring, customerId, words) }
    await ctx.jobs.enqueue(ctx.tx, followReplyQueue, reply)
  }
}

export type KnownBy = { business_id: string; customer_id: string; company_name: string }[]

/** Finds the businesses that know a phone. It reads all of them, and so before the transaction writes to one. */
export function businessesKnowing(tx: Tx, phone: string) {
  return queryRows<KnownBy[number]>(
    tx,
    sql`select known.* from unnest(${sql.param(phoneForms(phone))}::text[]) form, customers_by_phone(form) known`,
  )
}
