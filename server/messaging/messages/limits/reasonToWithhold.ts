import type { Business } from '#server/businesses/business/index.ts'
import { findContacts, findStrangers } from '#server/loyalty/customers/index.ts'
import { reasonOfHosts, unseenHosts } from '#server/messaging/foreign-links/index.ts'
import { readPreferencesOf, reasonNotWanted } from '#server/messaging/preferences/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type Said, wordsOf } from '../compose/wordsOf.ts'
import { isCharged, type Purpose } from '../tables.ts'
import { reasonNotToAdvertise, reasonOfStrangersStop, reasonToMailNobody } from './reasonNotToMail.ts'
import { reasonOfPhone, reasonToTextNobody } from './reasonNotToText.ts'
import { findSuppressed } from './suppressions.ts'

export type Receiver = {
  type: 'sms' | 'email'
  purpose: Purpose
  customer_id: string | null
  recipient: string
  /** The kind of the trigger that sends it. */
  trigger_kind?: string | null | undefined
  /** Marketing that answers no act of the customer. */
  capped?: boolean | undefined
} & Partial<Said>

const goods = { sms: 'texts', email: 'emails' } as const

export const CUSTOMER_GONE = 'This customer no longer exists.'

/**
 * Returns the reason, in words for the business's owner, why this receiver must not get this message, or null. Called
 * when a message is queued and again when it is sent. A STOP silences every text, a suspension everything but sign-in
 * codes. No text, and no mail to a customer, goes while the business may send none, and no text without a provider. The other rules bind marketing and
 * answers to what customers text, but answers need no consent and go in spite of topics and pauses. Links are checked
 * where the content of the message is given.
 */
export const reasonToWithhold = async (
  ctx: BusinessContext,
  business: Business,
  receiver: Receiver,
): Promise<string | null> => (await reasonsToWithhold(ctx, business, [receiver]))[0]!

/** `reasonToWithhold` for many receivers at once, in their order. */
export async function reasonsToWithhold(
  ctx: BusinessContext,
  business: Business,
  receivers: Receiver[],
): Promise<(string | null)[]> {
  const known = await lookUp(ctx, business, receivers)
  return receivers.map((receiver) => reasonOf(known, receiver))
}

type Known = Awaited<ReturnType<typeof lookUp>>

async function lookUp(ctx: BusinessContext, business: Business, receivers: Receiver[]) {
  const phones = receivers.flatMap(({ type, recipient }) => (type === 'sms' && recipient ? [recipient] : []))
  const ids = receivers.flatMap((receiver) =>
    isCharged(receiver) && receiver.customer_id !== null ? [receiver.customer_id] : [],
  )
  const written = receivers.filter((receiver) => isCustomersMail(receiver) && isCharged(receiver))
  const [stopped, toNobody, mailNobody, customers, preferences, unseen, strangers] = await Promise.all([
    phones.length > 0 ? findSuppressed(ctx.tx, ctx.keyring, phones) : new Set<string>(),
    phones.length > 0 ? reasonToTextNobody(ctx, business) : null,
    receivers.some(isCustomersMail) ? reasonToMailNobody(ctx, business) : null,
    findContacts(ctx, ids),
    ids.length > 0 ? readPreferencesOf(ctx, ids) : new Map(),
    unseenHosts(ctx, business, written.map(wordsOf)),
    // Read only where such mail is stopped.
    reasonOfStrangersStop(business) === null ? new Set<string>() : findStrangers(ctx, ids),
  ])
  const links = new Map(written.map((receiver, n) => [receiver, reasonOfHosts(unseen[n]!)]))
  const { canText } = ctx
  return { canText, business, stopped, toNobody, mailNobody, customers, preferences, links, strangers }
}

/** The business's own people get its mails even where its customers may get none. */
const isCustomersMail = ({ type, customer_id }: Receiver): boolean => type === 'email' && customer_id !== null

function reasonOf(known: Known, receiver: Receiver): string | null {
  const { business, stopped, toNobody, mailNobody } = known
  const { type, purpose, customer_id, recipient } = receiver
  // Erased while an attempt was under way: there is nobody to try again.
  if (recipient === '') return CUSTOMER_GONE
  if (type === 'sms' && stopped.has(recipient)) return 'The receiver replied STOP and gets no more texts.'
  if (business.standing === 'suspended' && purpose !== 'code') return 'The shop is suspended.'
  const notToText = type === 'sms' ? (reasonOfPhone(known, business, recipient) ?? toNobody) : null
  if (notToText !== null) return notToText
  if (mailNobody !== null && isCustomersMail(receiver)) return mailNobody
  if (!isCharged(receiver)) return null
  if (business.standing === 'closed') return 'The shop is closed.'
  const notToAdvertise = type === 'email' && receiver.capped ? reasonNotToAdvertise(business) : null
  if (notToAdvertise !== null) return notToAdvertise
  const notToLead = known.links.get(receiver) ?? null
  if (notToLead !== null) return notToLead
  // A writer whose phone no customer has gets an answer there.
  if (purpose === 'answer' && customer_id === null) return null
  return reasonOfCustomer(known, receiver)
}

function reasonOfCustomer(known: Known, receiver: Receiver): string | null {
  const { business, customers, preferences, strangers } = known
  const { type, purpose, customer_id, recipient, trigger_kind } = receiver
  const customer = customer_id === null ? undefined : customers.get(customer_id)
  if (!customer || customer.erased_at || customer.merged_into) return CUSTOMER_GONE
  if (purpose === 'marketing' && !(type === 'sms' ? customer.opted_in_sms : customer.opted_in_email)) {
    return `The customer has not agreed to get ${goods[type]}.`
  }
  if ((type === 'sms' ? customer.phone : customer.email) !== recipient) {
    return `The customer's ${type === 'sms' ? 'phone number' : 'email address'} has changed since.`
  }
  if (type === 'email' && receiver.capped && strangers.has(customer.id))
    return reasonOfStrangersStop(business)
  return purpose === 'marketing' ? reasonNotWanted(preferences.get(customer.id), trigger_kind) : null
}
