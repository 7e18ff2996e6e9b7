import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type SmsErrorMeaning, smsErrorMeaning } from '#server/platform/providers/smsErrors.ts'
import { businessesKnowing, stopTexting } from '../inbound/stopTexting.ts'
import { changeMessage, findMessage, lockMessage, type Message, wentOut } from '../queries.ts'
import { CARD_LINK_SHOWN } from '../queue/serviceTexts.ts'
import { failureWords } from '../send/failureWords.ts'
import { failMessage, sendAgainLater } from '../send/settleMessages.ts'
import { isCharged } from '../tables.ts'
import { type Reached, rank } from './deliveryRank.ts'

export type Delivery = {
  messageId: string
  /** The attempt that the provider's report is about. */
  attempt: number
  providerId: string
  status: string
  errorCode: number | null
  /**
   * The phone it was sent to, if the report names it. The message no longer has the phone of a customer erased
   * meanwhile.
   */
  phone?: string | undefined
  sender: string
}

const reachedBy: Record<string, Reached> = {
  accepted: 'accepted',
  scheduled: 'accepted',
  queued: 'accepted',
  sending: 'accepted',
  sent: 'accepted',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'rejected',
  failed: 'rejected',
  canceled: 'rejected',
}

// A phone that is out of reach is tried twice more, when its owner may be back in the network.
const MOST_UNREACHED_ATTEMPTS = 3
const UNREACHED_PAUSE_SECONDS = 1800
const unexplained: SmsErrorMeaning = { retry: false, mayPass: true, optOut: false }

/**
 * Takes in a provider's report on a text. Reports that are old, odd or of no message are ignored.
 * @returns the state that the text reached by it; null for an ignored report
 */
export async function recordDelivery(ctx: BusinessContext, delivery: Delivery): Promise<Reached | null> {
  const reached = reachedBy[delivery.status]
  const seen = await findMessage(ctx.tx, ctx.businessId, delivery.messageId)
  if (!reached || !seen) return null
  if (isCharged(seen)) await lockBusinessAndTier(ctx)
  const message = await lockMessage(ctx.tx, ctx.businessId, delivery.messageId)
  if (!message || message.attempt !== delivery.attempt || rank[reached] <= rank[message.state]) return null
  if (message.provider_id && message.provider_id !== delivery.providerId) return null
  if (reached === 'rejected') await recordUndelivered(ctx, message, delivery)
  else
    await changeMessage(ctx.tx, message, {
      ...wentOut(ctx, message, reached),
      provider_id: delivery.providerId,
    })
  return reached
}

async function recordUndelivered(ctx: BusinessContext, message: Message, delivery: Delivery): Promise<void> {
  const code = delivery.errorCode
  const { retry, mayPass, optOut } = code === null ? unexplained : smsErrorMeaning(code)
  const failure = failureWords(String(code), delivery.status)
  // A link to a card is kept no longer than it takes to hand it over, so there is nothing left to send again.
  const broughtLink = message.content.endsWith(CARD_LINK_SHOWN)
  const mayRetry = retry && isCharged(message) && !broughtLink
  if (mayRetry && message.attempt < MOST_UNREACHED_ATTEMPTS) {
    return sendAgainLater(ctx, message, failure, UNREACHED_PAUSE_SECONDS)
  }
  const stopped = optOut && (delivery.phone || message.recipient)
  const known = stopped ? await businessesKnowing(ctx.tx, stopped) : []
  await failMessage(ctx, message, failure, mayPass)
  if (stopped) await stopTexting(ctx, { phone: stopped, sender: delivery.sender, words: failure }, known)
}
