import type { Business } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { savepoint } from '#server/platform/database/index.ts'
import {
  afterCharge,
  type Charge,
  type Charged,
  chargeFor,
  type Payer,
  take,
  unaffordable,
} from '../limits/allowance.ts'
import { limitsOf, limitWords } from '../limits/dayLimits.ts'
import { countTexts, type DayLimit } from '../limits/textCounts.ts'
import type { Message } from '../queries.ts'
import { isCharged } from '../tables.ts'
import { withhold } from './holdBack.ts'
import type { MailSender } from './senderOf.ts'

/** A message that may go now, if it can be paid for, with the sender of its claim. */
export type Able = { message: Message; sender: MailSender }

/** `charge` is null for a message that costs nothing. */
export type Paid = Able & { charge: Charge | null }

/**
 * Takes the charges of messages, and counts texts and mails to customers for the day, in their order. Messages that the
 * business cannot pay for or the day has no room for are withheld. The business row is locked where one of them is
 * charged: that is `payer`.
 */
export async function payFor(
  ctx: BusinessContext,
  payer: Payer | null,
  business: Business,
  able: Able[],
): Promise<Paid[]> {
  const affordable: Able[] = []
  for (const { one, refusal } of charge(ctx, payer, able)) {
    if (refusal === null) affordable.push(one)
    else await withhold(ctx, one.message, refusal, { mayGoAgain: true })
  }
  const counted = await countForToday(ctx, business, affordable)
  const paid = charge(ctx, payer, counted).map(({ one, charge }) => ({ ...one, charge }))
  const charged = paid.filter((one): one is Paid & Charged => one.charge !== null)
  await take(ctx, business, charged)
  return paid
}

/** The charge of each message after those before it, or the reason why it cannot be paid for. */
function charge(ctx: BusinessContext, payer: Payer | null, able: Able[]) {
  let now = payer
  return able.map((one) => {
    if (!now || !isCharged(one.message)) return { one, charge: null, refusal: null }
    const charge = chargeFor(ctx, now, one.message)
    const refusal = charge ? null : unaffordable(ctx, now, one.message)
    if (charge) now = { ...now, business: afterCharge(now.business, one.message.type, charge) }
    return { one, charge, refusal }
  })
}

/**
 * A message counts once: an attempt that the provider did not take costs nothing, and further ones follow for hours.
 */
const newOnes = ({ type, attempt, segments, customer_id }: Message): number =>
  attempt === 0 && (type === 'sms' || customer_id !== null) ? segments : 0

/** Counts messages for the day. Returns those that it has room for. */
async function countForToday(ctx: BusinessContext, business: Business, able: Able[]): Promise<Able[]> {
  const byChannel = Map.groupBy(able, ({ message }) => message.type)
  const counted = []
  for (const [channel, some] of byChannel)
    counted.push(...(await countChannel(ctx, await limitsOf(ctx, business, channel), some)))
  return counted
}

async function countChannel(ctx: BusinessContext, limits: DayLimit[], able: Able[]): Promise<Able[]> {
  const all = able.reduce((sum, { message }) => sum + newOnes(message), 0)
  if (all === 0 || (able.length > 1 && (await hasRoomFor(ctx, limits, all)))) return able
  const counted: Able[] = []
  for (const one of able) {
    const more = newOnes(one.message)
    const spent = more > 0 ? await countTexts(ctx, limits, more) : null
    if (spent === null) counted.push(one)
    else await withhold(ctx, one.message, limitWords[spent], { mayGoAgain: true })
  }
  return counted
}

class NoRoom extends Error {}

/** Counts all of these segments at once if there is room for them, else none. */
async function hasRoomFor(ctx: BusinessContext, limits: DayLimit[], segments: number): Promise<boolean> {
  try {
    await savepoint(ctx.tx, async () => {
      if ((await countTexts(ctx, limits, segments)) !== null) throw new NoRoom()
    })
    return true
  } catch (error) {
    if (error instanceof NoRoom) return false
    throw error
  }
}
