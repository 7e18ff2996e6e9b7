import { and, count, eq, gt, sql } from 'drizzle-orm'
import { lockCustomers } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { queryRows, speakFor } from '#server/platform/database/index.ts'
import { fullName } from '../compose/audience.ts'
import { communicationLogs, type Keyword } from '../tables.ts'
import type { PhoneContext } from './stopTexting.ts'

export type InboundText = {
  /** The provider's id, the same for the same text. */
  id: string
  /** The writer's phone (E.164). */
  from: string
  /** The number or messaging service written to. */
  sender: string
  body: string
  /** Number of pictures or files that came with it. */
  files: number
  /**
   * The keyword that the provider's own opt-out handling took it for, and has answered already; null where it took it
   * for none.
   */
  obeyed: Keyword | null
}

const DAY_MS = 86_400_000
/** Nobody writes more by hand in a day. The limit keeps a machine from filling a business's history. */
const MOST_A_DAY = 100
/** Longer than the longest text there is (1,600 characters). */
const LONGEST = 2000

/** The dedupe key of a text to us. The provider's id is hashed, as it would lead to the text after an erasure. */
export const keyOfText = ({ keyring }: PhoneContext, { id }: Pick<InboundText, 'id'>): string =>
  `in:${keyring.hash(`text:${id}`)}`

/**
 * Keeps a text for the business that last texted the phone, once however often the provider reports it. It belongs to a
 * customer, or to a phone that is nobody's there by now. A STOP, START or HELP is kept as done: it was obeyed. Pictures
 * and files are named, not kept. Leaves the transaction speaking for that business.
 * @returns false where it belongs to no business, and is not kept
 */
export async function keepReply(
  ctx: PhoneContext,
  text: InboundText,
  keyword: Keyword | null = null,
): Promise<boolean> {
  const content = contentOf(text)
  if (content === '') return true
  const dedupe_key = keyOfText(ctx, text)
  // A second try, where an erasure, a merge or another phone came in between.
  const writer = (await lockWriter(ctx, text, dedupe_key)) ?? (await lockWriter(ctx, text, dedupe_key))
  if (!writer) return false
  const { business_id: businessId, customer_id: customerId } = writer
  if ((await countToday({ ...ctx, businessId }, text.from)) >= MOST_A_DAY) return true
  const settled = keyword ? ctx.now : null
  await ctx.tx
    .insert(communicationLogs)
    .values({
      business_id: businessId,
      id: newId(),
      customer_id: customerId,
      type: 'sms',
      direction: 'in',
      purpose: 'service',
      keyword,
      read_at: settled,
      done_at: settled,
      dedupe_key,
      recipient: text.from,
      recipient_name: writer.name,
      content,
      state: 'received',
      provider: 'twilio',
      provider_id: text.id,
      due_at: ctx.now,
      created_at: ctx.now,
    })
    .onConflictDoNothing({ target: [communicationLogs.business_id, communicationLogs.dedupe_key] })
  return true
}

/**
 * Finds the business and customer that a text belongs to. Everyone there whose phone it is or was is locked: an erasure
 * or a merge either comes before, and is seen here, or comes after, and finds the text. Undefined where it belongs to
 * no business, or changed hands meanwhile.
 */
async function lockWriter(ctx: PhoneContext, { from }: InboundText, dedupe_key: string) {
  const found = await findWriter(ctx, from, dedupe_key)
  if (!found) return undefined
  const { business_id: businessId, customer_id: customerId } = found
  await speakFor(ctx.tx, { businessId })
  const holders = await lockHolders({ ...ctx, businessId }, from, customerId)
  const still = await findWriter(ctx, from, dedupe_key)
  if (still?.business_id !== businessId || still.customer_id !== customerId) return undefined
  const customer = holders.find(({ id }) => id === customerId)
  return { ...found, name: customer ? fullName(customer) : null }
}

async function lockHolders(ctx: BusinessContext, phone: string, customerId: string | null) {
  const { tx, businessId } = ctx
  const texted = await tx
    .selectDistinct({ id: communicationLogs.customer_id })
    .from(communicationLogs)
    .where(
      and(
        eq(communicationLogs.business_id, businessId),
        eq(communicationLogs.type, 'sms'),
        eq(communicationLogs.recipient, phone),
      ),
    )
  const ids = [customerId, ...texted.map(({ id }) => id)].filter((id) => id !== null)
  return lockCustomers(ctx, ids)
}

/** Finds the business that a text from a phone belongs to, and its customer who has the phone. */
export async function findWriter(ctx: PhoneContext, phone: string, dedupe_key: string) {
  const [found] = await queryRows<{ business_id: string; customer_id: string | null }>(
    ctx.tx,
    sql`select * from shop_of_reply(${phone}, ${dedupe_key}, ${ctx.now.toISOString()}::timestamptz)`,
  )
  return found
}

/** The text as the history has it: well-formed, and without NUL, which the database cannot store. */
function contentOf({ body, files }: InboundText): string {
  const written = body.replaceAll('\0', '').trim().slice(0, LONGEST).toWellFormed()
  if (files === 0) return written
  const named =
    files === 1
      ? '[a picture or file, which is not kept]'
      : `[${files} pictures or files, which are not kept]`
  return [written, named].filter(Boolean).join('\n')
}

async function countToday({ tx, businessId, now }: BusinessContext, phone: string) {
  const [row] = await tx
    .select({ texts: count() })
    .from(communicationLogs)
    .where(
      and(
        eq(communicationLogs.business_id, businessId),
        eq(communicationLogs.type, 'sms'),
        eq(communicationLogs.recipient, phone),
        eq(communicationLogs.direction, 'in'),
        gt(communicationLogs.created_at, new Date(now.getTime() - DAY_MS)),
      ),
    )
  return row!.texts
}
