import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { type Business, findBusiness } from '#server/businesses/business/index.ts'
import {
  fullName,
  type NewMessage,
  priceMessage,
  reasonNotToQueue,
} from '#server/messaging/messages/index.ts'
import { communicationLogs as logs } from '#server/messaging/messages/tables.ts'
import { plainTypography } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { staffNameOf } from '#server/platform/context/staffName.ts'
import type { Talk } from './findTalk.ts'

/** Days after a customer's own text for which a text is an answer, free of advertising's consent and hours. */
const ANSWER_DAYS = 7
const DAY_MS = 86_400_000

const NO_PHONE = 'This guest has no phone number any more.'
const TOO_LATE = `A guest can be answered for ${ANSWER_DAYS} days after their own text. When they write again, you can answer.`

/** An answer as it would go, without its dedupe key. */
export type Draft = Omit<NewMessage, 'dedupe_key'>

export type Permit = {
  business: Business
  draft: Draft | null
  price: Omit<Awaited<ReturnType<typeof priceMessage>>, 'unaffordable'>
  /** Reason for which the answer must not go, in words; null if it may. */
  refusal: string | null
  /** A larger plan would help. */
  upgrade: boolean
  until: Date | null
}

/** Tells whether these words may go to the customer as an answer now, and what they would cost. */
export async function mayAnswer(ctx: BusinessContext, talk: Talk, written: string): Promise<Permit> {
  const { phone } = talk
  const content = plainTypography(written)
  const business = await findBusiness(ctx.tx, ctx.businessId)
  const { unaffordable, ...price } = await priceMessage(ctx, business, {
    ...{ type: 'sms', purpose: 'answer' },
    content,
  })
  if (phone === null) return { business, draft: null, price, refusal: NO_PHONE, upgrade: false, until: null }
  const draft = draftOf(ctx, talk, phone, content)
  const until = await answerableUntil(ctx, talk, phone)
  const withheld = await reasonNotToQueue(ctx, business, { ...draft, dedupe_key: '' })
  const isTooLate = until === null && (withheld === null || withheld === unaffordable)
  const refusal = isTooLate ? TOO_LATE : withheld
  return { business, draft, price, refusal, upgrade: refusal !== null && refusal === unaffordable, until }
}

const draftOf = (ctx: BusinessContext, { customer }: Talk, phone: string, content: string): Draft => ({
  type: 'sms',
  purpose: 'answer',
  customerId: customer?.id ?? null,
  recipient: phone,
  recipientName: customer && fullName(customer),
  content,
  staffName: staffNameOf(ctx.actor),
})

/** Only texts from the phone that the answer goes to count: an earlier phone may be somebody else's by now. */
async function answerableUntil(ctx: BusinessContext, { written }: Talk, phone: string): Promise<Date | null> {
  const [last] = await ctx.tx
    .select({ at: logs.created_at })
    .from(logs)
    .where(
      and(
        written,
        eq(logs.recipient, phone),
        isNull(logs.keyword),
        gt(logs.created_at, new Date(ctx.now.getTime() - ANSWER_DAYS * DAY_MS)),
      ),
    )
    .orderBy(desc(logs.created_at))
    .limit(1)
  return last ? new Date(last.at.getTime() + ANSWER_DAYS * DAY_MS) : null
}
