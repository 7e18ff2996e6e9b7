import type { Business } from '#server/businesses/business/index.ts'
import { findCustomerByPhone } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { countSentSegments } from '../compose/composeText.ts'
import { isMarketingText } from '../limits/quietHours.ts'
import { changeMessage, type Message } from '../queries.ts'
import { enqueueSending } from '../queue/enqueueSending.ts'
import { aloneOf, CARD_LINK_SHOWN, queueServiceText, wasAskedFor } from '../queue/serviceTexts.ts'

/**
 * Ends a message that must not be sent; a link to a card in it goes alone. `mayGoAgain` is true where only the
 * allowance, the credits or a limit of the day kept it back.
 */
export async function withhold(
  ctx: BusinessContext,
  message: Message,
  failure: string,
  { mayGoAgain = false } = {},
): Promise<void> {
  await sendLinkAlone(ctx, message)
  const metadata = { ...message.metadata, may_go_again: mayGoAgain }
  await changeMessage(ctx.tx, message, { state: 'withheld', failure, outgoing: null, metadata })
}

/** Puts off a message that is not to be sent before `dueAt`. */
export async function defer(
  ctx: BusinessContext,
  business: Business,
  message: Message,
  dueAt: Date,
): Promise<void> {
  // If its link goes alone, the text in the morning is the news without the link, and costs no more than that.
  const news = message.content.slice(0, -`\n${CARD_LINK_SHOWN}`.length)
  const withoutLink = (await sendLinkAlone(ctx, message)) && {
    content: news,
    outgoing: null,
    segments: countSentSegments(ctx, business, { purpose: message.purpose, content: news }),
  }
  await changeMessage(ctx.tx, message, { due_at: dueAt, ...withoutLink })
  await enqueueSending(ctx, message, dueAt)
}

/**
 * Sends the link to a card without the news that it was to go with, if the link was asked for, whatever becomes of the
 * rest. It does not go to a phone that is no longer the customer's.
 * @returns true if there was a link to send
 */
async function sendLinkAlone(ctx: BusinessContext, message: Message): Promise<boolean> {
  const { outgoing, recipient, customer_id: customerId } = message
  if (!isMarketingText(message) || !outgoing || customerId === null || !wasAskedFor(message)) return false
  if ((await findCustomerByPhone(ctx, recipient))?.id !== customerId) return false
  await queueServiceText(ctx, {
    to: recipient,
    customerId,
    dedupe_key: aloneOf(message),
    content: outgoing.slice(outgoing.lastIndexOf('\n') + 1),
    shownAs: CARD_LINK_SHOWN,
  })
  return true
}
